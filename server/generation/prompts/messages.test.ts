import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ageGroups, storyLanguages, storyOptionsSchema, wordTarget } from '#domain/stories/options.ts';
import { planned } from '#sandbox/planner.ts';
import { storyParams } from '../../testing.ts';
import type { Deal } from '../plan/deal.ts';
import type { StoryPlan } from '../plan/story-plan.ts';
import {
  answerTokenLimit,
  careNote,
  illustratedSystemText,
  lookText,
  pictureText,
  pictureWords,
  plannedStoryMessages,
  planTokenLimit,
  promptVersions,
  requestText,
  retellingMessages,
  retellingTokenLimit,
  retellingVersion,
  textStoryMessages,
} from './prompt.ts';

const file = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const codes = { english: 'en', spanish: 'es' } as const;
const voiceFile = (language: 'english' | 'spanish', age: string) =>
  `voice-${age}.${language === 'english' && age === 'preschool' ? 'v3' : 'v2'}.${codes[language]}.md`;
const voice = (language: 'english' | 'spanish', age: string) => file(voiceFile(language, age));
const options = (changes: object = {}) => storyOptionsSchema().parse({ ...storyParams(), ...changes });
const plan = { ...planned(storyParams({ setting: 'forest' }), 'a').plan, looks: [] } as unknown as StoryPlan;
const deal: Deal = {
  card: plan.card,
  thing: 'a key',
  things: ['a hat'],
  plots: ['a hat blows away'],
  lastChapter: { thing: 'key', refrain: 'On we go.' },
} as unknown as Deal;

test.for(storyLanguages.flatMap((language) => ageGroups.map((ageGroup) => ({ language, ageGroup }))))(
  '[GEN-18] a story is asked for in its own language and voice: $language $ageGroup',
  ({ language, ageGroup }) => {
    const code = codes[language];
    const wanted = options({ language, ageGroup });
    const system = `${file(`text-story.v2.${code}.md`)}\n${voice(language, ageGroup)}`;
    expect(textStoryMessages(wanted)).toEqual([
      { role: 'system', content: system },
      { role: 'user', content: requestText(wanted) },
    ]);
    expect(plannedStoryMessages(wanted)).toEqual([
      { role: 'system', content: `${system}\n${file(`story-plan.v5.${code}.md`)}` },
      { role: 'user', content: requestText(wanted) },
    ]);
    expect(illustratedSystemText(wanted)).toBe(`${system}\n${file(`illustrated-story.v5.${code}.md`)}`);
    expect(retellingMessages(wanted, { way: 'shorter', passage: 'They <b>ran</b>.' })).toEqual([
      { role: 'system', content: `${file(`retelling.v1.${code}.md`)}\n${voice(language, ageGroup)}` },
      {
        role: 'user',
        content: `<retelling_request>\n${JSON.stringify({ language, ageGroup, way: 'shorter', passage: 'They <b>ran</b>.' }, null, 1).replaceAll('<', '\\u003c')}\n</retelling_request>`,
      },
    ]);
  },
);

test('[GEN-18] a plan, a note and the card that was dealt reach the writer, in this order', () => {
  const wanted = options();
  const [, user] = textStoryMessages(wanted, deal, plan, '\nNot so scary.');
  const data = `<story_plan>\n${JSON.stringify(plan, null, 1).replaceAll('<', '\\u003c')}\n</story_plan>`;
  expect(user?.content).toBe(`${requestText(wanted, deal)}\n${data}\nNot so scary.`);
  expect(plannedStoryMessages(wanted, deal, '\nNot so scary.')[1]?.content).toBe(
    `${requestText(wanted, deal)}\nNot so scary.`,
  );
});

const request = (changes: object, dealt?: Deal) => {
  const said = requestText(options(changes), dealt);
  expect(said).toMatch(/^<story_request>\n[\s\S]*\n<\/story_request>$/);
  return JSON.parse(said.replace(/<\/?story_request>/g, ''));
};

test('[P30] [P31] a request holds every option, what was dealt, and nothing else', () => {
  const wanted = options({ tone: 'funny' });
  const { language, ageGroup, length, characters, setting, message, tone } = wanted;
  const base = {
    language,
    ageGroup,
    length,
    words: wordTarget(ageGroup, length),
    characters,
    setting,
    message,
    ...(tone && { tone }),
  };
  expect(request({ tone: 'funny' })).toEqual(base);
  expect(request({ tone: 'funny' }, deal)).toEqual({
    ...base,
    card: { ...deal.card, thing: 'a key', otherThingThan: ['a hat'] },
    told: ['a hat blows away'],
    lastChapter: deal.lastChapter,
  });
  const { lastChapter: _, ...without } = deal;
  expect(request({ tone: 'funny' }, without as Deal)).not.toHaveProperty('lastChapter');
});

test('[P31] a fear with contact details is left out, and of none nothing is said', () => {
  expect(request({ avoid: ['dogs', 'ask me at nora@example.com'] }).avoid).toEqual(['dogs']);
  expect(request({ avoid: ['ask me at nora@example.com'] })).not.toHaveProperty('avoid');
  expect(request({})).not.toHaveProperty('avoid');
});

test.each([
  [
    'english',
    'grandma died and she misses her',
    /weighs on the child.*somebody is there for the child until the end\.$/,
  ],
  ['spanish', 'se murió su abuela y la extraña', /le pesa a quien escucha.*hay alguien a su lado hasta el final\.$/],
] as const)('[P29] what weighs on a child is asked for with care, last of all, in %s', (language, message, care) => {
  const grave = options({ language, message });
  expect(careNote(grave)).toMatch(/^\n/);
  expect(careNote(grave)).toMatch(care);
  for (const [, user] of [textStoryMessages(grave), plannedStoryMessages(grave)])
    expect(user?.content.endsWith(careNote(grave))).toBe(true);
  expect(careNote(options({ language, message: 'sharing' }))).toBe('');
});

test('[P30] a picture is described in one paragraph: how far, who does what, where, in what light', () => {
  const asked = {
    setting: 'a forest',
    characters: ['Nora', 'Pip'],
    light: 'dusk',
    mood: 'tender',
    shot: 'near',
    scene: 'Nora hugs <Pip>\n  under a tree',
    looks: { Pip: 'a small dragon' },
  };
  const paragraph =
    'Seen from very near, faces and hands: Nora hugs ‹Pip> under a tree. In it: Nora, Pip (a small dragon), and nobody else. Where: a forest. Light: dusk. Mood: tender.';
  expect(pictureWords(asked)).toBe(`${file('picture-words.v1.md').trim()}\n${paragraph}`);
  expect(pictureText(asked)).toBe(
    `${file('picture.v2.md')}\n${paragraph}\n<picture_request>\n${JSON.stringify(asked, null, 1).replaceAll('<', '\\u003c')}\n</picture_request>`,
  );
  const { mood: _, shot: __, scene: ___, looks: ____, ...bare } = asked;
  const middle = 'Seen from nearby, from head to feet: Nora, Pip together. In it: Nora, Pip, and nobody else.';
  for (const shot of [undefined, 'unknown', 'middle'])
    expect(pictureWords({ ...bare, shot })).toContain(`${middle} Where: a forest. Light: dusk. Mood: calm.`);
  expect(pictureWords({ ...bare, shot: 'wide' })).toContain('Seen from far away, with much of the place around: Nora');
  expect(pictureWords({ ...asked, sheet: true })).toBe(
    `${file('picture-words.v1.md').trim()}\nA reference sheet on plain paper: Nora, Pip (a small dragon), side by side, each from head to feet, from the front, nothing else.`,
  );
});

test('a picture is looked at with questions of its own, and what was planned is data', () => {
  const { system, user } = lookText({ scene: '<hug>' });
  expect(system).toBe(file('look-at-picture.v2.md'));
  expect(user).toBe('<picture_request>\n{\n "scene": "\\u003chug>"\n}\n</picture_request>');
});

test('[P28] there is room for the longest story of each age, and for a passage that comes back longer', () => {
  for (const ageGroup of ageGroups)
    expect(answerTokenLimit(options({ ageGroup, length: 'long' }))).toBe(
      Math.ceil(wordTarget(ageGroup, 'long').max * 2.5) + 300,
    );
  expect(retellingTokenLimit('a'.repeat(101))).toBe(281);
  expect(planTokenLimit).toBe(900);
});

test('a version names the prompt and all of its texts', () => {
  const each = (read: (language: 'english' | 'spanish') => unknown) => ({
    english: read('english'),
    spanish: read('spanish'),
  });
  const texts = (name: string) => each((language) => file(`${name}.${codes[language]}.md`));
  const voices = each((language) => Object.fromEntries(ageGroups.map((age) => [age, voice(language, age)])));
  const hash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
  const [story, plans] = [texts('text-story.v2'), texts('story-plan.v5')];
  const drawn = ['picture.v2.md', 'picture-words.v1.md', 'look-at-picture.v2.md'].map(file);
  expect(promptVersions).toEqual({
    text: `text.v5 ${hash([story, plans, voices])}`,
    illustrated: `illustrated.v5 ${hash([story, voices, texts('illustrated-story.v5'), ...drawn])}`,
  });
  expect(retellingVersion).toBe(`retelling.v1 ${hash([texts('retelling.v1'), voices])}`);
});
