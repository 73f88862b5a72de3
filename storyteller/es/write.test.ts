import { describe, expect, test } from 'vitest';
import {
  ageGroups,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  storyLengths,
} from '#domain/stories/options.ts';
import { selfBleu } from '../bleu.ts';
import {
  inflesz,
  mean,
  movingTypeTokenRatio,
  repeatedSentences,
  sentenceLengths,
  sentences,
  slowdown,
  words,
} from '../measure.ts';
import { planStory } from '../plan.ts';
import { slowdownLimit, standards } from '../standards.ts';
import { figureOf } from './figure.ts';
import { presetSettings as settings } from './settings/presets.ts';
import { realise } from './write.ts';

const options = (more: Partial<StoryOptions>): StoryOptions => ({
  length: 'short',
  language: 'spanish',
  characters: ['rabbit', 'fox'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'preschool',
  model: 'deepseek',
  tone: 'playful',
  ...more,
});

function tell(more: Partial<StoryOptions>, seed: string) {
  const plan = planStory(options(more), seed);
  const story = realise(plan);
  const scenes = story.scenes.map((scene) => scene.paragraphs.join('\n\n'));
  return { plan, story, scenes, text: scenes.join('\n\n') };
}

const cells = ageGroups.flatMap((ageGroup) => storyLengths.map((length) => ({ ageGroup, length })));

describe.each(cells)('for $ageGroup, $length', ({ ageGroup, length }) => {
  const stories = Array.from({ length: 6 }, (_, n) =>
    tell(
      {
        ageGroup,
        length,
        characters: [presetCharacters[(n * 4) % 15] ?? 'cat', presetCharacters[(n * 4 + 7) % 15] ?? 'dog'],
        setting: presetSettings[(n * 5 + length.length) % 15] ?? 'forest',
        message: presetMorals[(n * 7 + ageGroup.length) % 15] ?? 'sharing',
      },
      `cell ${n}`,
    ),
  );
  const standard = standards[ageGroup];

  test('[GEN-18] the words keep within 10 % of the target and inside the range', () => {
    for (const { plan, text } of stories) {
      const count = words(text).length;
      expect(Math.abs(count / plan.words.target - 1)).toBeLessThanOrEqual(0.1);
      expect(count).toBeGreaterThanOrEqual(plan.words.min);
      expect(count).toBeLessThanOrEqual(plan.words.max);
    }
  });

  test('[GEN-18] sentences are as long as the age bears, and none longer', () => {
    for (const { text } of stories) {
      const lengths = sentenceLengths(text);
      expect(mean(lengths)).toBeGreaterThanOrEqual(standard.meanSentence.min);
      expect(mean(lengths)).toBeLessThanOrEqual(standard.meanSentence.max);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(standard.longestSentence);
    }
  });

  test('the language is easy and neither poor nor crowded', () => {
    expect(mean(stories.map(({ text }) => inflesz(text)))).toBeGreaterThanOrEqual(standard.inflesz);
    for (const { text } of stories) {
      expect(movingTypeTokenRatio(text)).toBeGreaterThanOrEqual(standard.typeTokenRatio.min);
      expect(movingTypeTokenRatio(text)).toBeLessThanOrEqual(standard.typeTokenRatio.max);
    }
  });

  test('the last third is slower, and the last tenth speaks of sleep, night or home', () => {
    for (const { text } of stories) {
      expect(slowdown(text)).toBeLessThanOrEqual(slowdownLimit);
      const all = words(text);
      expect(all.slice(-Math.ceil(all.length / 10)).join(' ')).toMatch(
        /dorm|duerm|sueño|soñ|noche|luna|manta|cama|almohada|bostez|tibi|sh/,
      );
    }
  });

  test('nothing of five words or more is said twice, but for the refrain', () => {
    for (const { text } of stories) {
      const songless = repeatedSentences(text.replace(/^.*«.*».*$/gmu, ''));
      expect(songless).toEqual([]);
    }
  });

  test('every mark that opens is closed, and no mark of the notation is left', () => {
    for (const { text } of stories) {
      const count = (mark: string) => text.split(mark).length - 1;
      expect(count('¿')).toBe(count('?'));
      expect(count('¡')).toBe(count('!'));
      expect(count('«')).toBe(count('»'));
      expect(
        text.match(/.{0,30}([{}[\]|<>@#_*]|undefined| {2}|(?<!\p{L})(a|de) el \p{Ll}| [,.;:]|\.\.|,,).{0,20}/u),
      ).toBeNull();
    }
  });

  test('the last sentence names no moral', () => {
    for (const { text } of stories) {
      expect(sentences(text).at(-1)).not.toMatch(
        /compart|valien|amist|ayud|perd[oó]n|respet|honest|pacien|bondad|aprend|lecci/i,
      );
    }
  });
});

test('[GEN-18] ten stories of the same options open differently and share little', () => {
  const stories = Array.from({ length: 10 }, (_, n) => tell({ length: 'medium' }, `ten ${n}`).text);
  expect(new Set(stories.map((text) => sentences(text)[0])).size).toBe(10);
  expect(selfBleu(stories)).toBeLessThanOrEqual(0.35);
});

test('[GEN-18] each of ten characters is named in at least two scenes', () => {
  const { plan, scenes } = tell({ characters: [...presetCharacters.slice(0, 8), 'Leo', 'mi abuela Rosa'] }, 'crowd');
  for (const member of plan.cast) {
    const { name, first } = figureOf(member);
    const noun = name.replace(/^(el|la) /, '');
    const seen = scenes.filter((text) => text.includes(noun) || text.toLowerCase().includes(first.toLowerCase()));
    expect(seen.length, name).toBeGreaterThanOrEqual(2);
  }
});

test('[GEN-18] whoever a scene of the plan has present is named there', () => {
  const { plan, scenes } = tell(
    { length: 'long', characters: ['cat', 'Leo', 'owl', 'Sofía', 'mis primos'] },
    'present',
  );
  for (const [index, scene] of plan.scenes.entries()) {
    for (const member of scene.present) {
      const noun = figureOf(plan.cast[member] as (typeof plan.cast)[number]).name.replace(/^(el|la) /, '');
      expect(scenes[index]?.toLowerCase(), scene.beat).toContain(noun.toLowerCase());
    }
  }
});

test('the same seed tells the same story, another seed another', () => {
  expect(tell({}, 'same').text).toBe(tell({}, 'same').text);
  expect(tell({}, 'same').text).not.toBe(tell({}, 'other').text);
});

test.each(presetSettings)('[GEN-18] a story in %s names its place', (setting) => {
  const { story, scenes } = tell({ setting }, `place ${setting}`);
  expect(scenes[0]).toContain(settings[setting].AQUI.replace(/^(el|la) /, ''));
  expect(story.title.length).toBeLessThan(100);
});

test('what a picture is said to show is those who were asked for, and nobody met on the way', () => {
  for (let n = 0; n < 12; n++) {
    const { plan, story } = tell({ characters: ['el dragón', 'Isabel'] }, `alt ${n}`);
    for (const [at, { alt }] of story.scenes.entries()) {
      expect([plan.scenes[at]?.beat, alt]).toEqual([
        plan.scenes[at]?.beat,
        expect.stringMatching(/^El dragón e Isabel \p{Ll}[^{}]*\.$/u),
      ]);
    }
  }
});

test('who is at home already does not walk home', () => {
  const guests = Array.from({ length: 60 }, (_, n) => tell({}, `guest ${n}`)).filter(
    ({ plan }) => plan.shape === 'guest',
  );
  expect(guests.length).toBeGreaterThan(3);
  for (const { plan, scenes } of guests) {
    const home = scenes[plan.scenes.findIndex(({ beat }) => beat === 'home')];
    expect(home).not.toMatch(/de vuelta|Vamos a casa|[Vv]olvieron|Regresaron|Los pies ya iban|hasta la puerta/u);
  }
});
