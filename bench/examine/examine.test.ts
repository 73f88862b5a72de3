import { describe, expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { bookFaults } from './book-faults.ts';
import { compareWithBefore, examine, examineJudge } from './examine.ts';
import { createJudge } from './judge.ts';
import { judgeByMeasure } from './judge-stand-in.ts';
import { able, badWriters, findingsOn } from './stand-ins.ts';

const judge = createJudge(judgeByMeasure);
const missed = async (tell: Parameters<typeof findingsOn>[0], language: StoryLanguage) =>
  (await findingsOn(tell, [language], 4)).filter(({ met }) => !met).map(({ what, figure }) => `${what} ${figure}`);

describe('a writer is put to the questions', () => {
  test('and one that keeps its plans, tells nothing else and remembers its series passes', async () => {
    expect(await missed(able, 'english')).toEqual([]);
  });

  const bad = storyLanguages.flatMap((language) => Object.keys(badWriters).map((name) => [name, language] as const));
  test.for(bad)('one that is %s is caught, in %s', async ([name, language]) => {
    const writer = badWriters[name];
    const found = writer ? await missed(writer.tell(), language) : [];
    for (const question of writer?.caughtBy ?? ['no such writer']) {
      expect(found).toContainEqual(expect.stringContaining(question));
    }
  });
});

describe('a picture book', () => {
  const options = storyOptionsSchema().parse({
    language: 'english',
    length: 'short',
    characters: ['fox'],
    setting: 'forest',
    message: 'sharing',
  });
  const image = (n: number) => ({
    data: `picture ${n}`,
    mimeType: 'image/webp',
    alt: 'The fox looks at the moon.',
    paragraph: n,
  });
  const content = '**The Moon**\n\nOne.\n\nTwo.\n\nThree.';
  const faults = (images: ReturnType<typeof image>[]) =>
    bookFaults(
      {
        success: true,
        story: { content, title: 'The Moon', images, imageCount: images.length },
        imageGenerationFailed: false,
        freeRetryEligible: false,
        countedAgainstLimits: true,
      },
      options,
    );
  const [one, two, three] = [image(0), image(1), image(2)];

  test('is whole with three pictures in their places', () => {
    expect(faults([one, two, three])).toEqual([]);
  });

  test('that lacks one, shows one twice, beside nothing, of nothing or in other words is not', () => {
    expect(faults([one, two])).toEqual(['2 pictures']);
    expect(faults([one, two, { ...three, data: one.data }])).toEqual(['one picture twice']);
    expect(faults([one, two, { ...three, paragraph: 1 }])).toEqual(['pictures beside one paragraph']);
    expect(faults([one, two, { ...three, paragraph: 9 }])).toEqual(['beside no paragraph']);
    expect(faults([one, two, { ...three, alt: 'A picture' }])).toEqual(['a picture of nothing']);
    expect(faults([one, two, { ...three, alt: 'The fox '.repeat(20) }])).toEqual(['a long caption']);
    const spanish = [one, two, three].map((each) => ({ ...each, alt: 'El zorro mira la luna y la noche.' }));
    expect(faults(spanish)).toEqual(['captions in another language']);
  });
});

describe('a judge is calibrated before it is asked', () => {
  test('the one for where no model is configured knows nine of ten, in both orders', async () => {
    expect(await examineJudge(judge)).toMatchObject({ met: true });
  });

  test.for([
    ['always says the first', async () => '{"better":"one"}'],
    ['says it in prose', async () => 'The first one is lovely.'],
    [
      'likes what is longer',
      async (_: string, user: string) => {
        const { one, two } = JSON.parse(user.split('\n')[1] ?? '{}');
        return JSON.stringify({ better: one.length >= two.length ? 'one' : 'two' });
      },
    ],
  ] as const)('one that %s is not', async ([, ask]) => {
    expect(await examineJudge(createJudge(ask))).toMatchObject({ met: false });
  });

  test('one that says nothing has not found that all is well', async () => {
    expect(await createJudge(async () => '').contradictions('english', ['a', 'b'])).toHaveLength(1);
  });

  test('a prompt whose stories are in no order is worse than the one before, and the other way round better', async () => {
    const options = (n: number) => JSON.stringify({ language: 'english', n });
    const writer = { name: 'stand-in', tell: async (...asked: Parameters<typeof able>) => able(...asked) };
    const { told } = await examine(writer, judge, { languages: ['english'], stories: 5 });
    const good = new Map([...told.values()].map((text, n) => [options(n), text]));
    const poor = new Map([...good].map(([asked, text]) => [asked, text.split('\n\n').reverse().join('\n\n')]));
    expect(await compareWithBefore(judge, good, poor)).toMatchObject({ met: true });
    expect(await compareWithBefore(judge, poor, good)).toMatchObject({ met: false });
  });
});
