import { describe, expect, test } from 'vitest';
import { type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';
import { planned } from '#sandbox/planner.ts';
import { storyPlanSchema } from '#server/generation/plan/story-plan.ts';
import { bookFaults } from './book-faults.ts';
import { compareWithBefore, type ExaminedWriter, examine, examineJudge, type Heard, type Told } from './examine.ts';
import { createJudge } from './judge.ts';
import { judgeByMeasure } from './judge-stand-in.ts';

const judge = createJudge(judgeByMeasure);
let asked = 0;
/** The offline storyteller, with its plans as a model says them. */
const able = (options: StoryOptions, { told, lastChapter }: Heard): Told => {
  const plots = told.flatMap(({ plan }) => plan?.plot ?? []);
  const { plan, story } = planned(options, `examined ${asked++}`, {
    told: plots,
    card: { otherThingThan: told.flatMap(({ plan }) => plan?.thing ?? []) },
    ...(lastChapter?.plan && { lastChapter: lastChapter.plan }),
  });
  return { plan: storyPlanSchema.parse(plan), text: story.text };
};
const writer = (tell: (options: StoryOptions, heard: Heard) => Told): ExaminedWriter => ({
  name: 'stand-in',
  tell: async (options, heard) => tell(options, heard),
});
const missed = async (tell: Parameters<typeof writer>[0]) => {
  const { findings } = await examine(writer(tell), judge, { languages: ['english'], stories: 4 });
  return findings.filter(({ met }) => !met).map(({ what, figure }) => `${what} ${figure}`);
};
const about = (what: string) => expect.stringContaining(what);

describe('a writer is put to the questions', () => {
  test('and one that keeps its plans, tells nothing else and remembers its series passes', async () => {
    expect(await missed(able)).toEqual([]);
  });

  test('one that tells the same each time is samey, and honours no wish', async () => {
    let first: Told | undefined;
    const samey = await missed((options, heard) => {
      first ??= able(options, heard);
      return first;
    });
    expect(samey).toContainEqual(about('self-BLEU'));
    expect(samey).toContainEqual(about('awkward wishes'));
  });

  test.for([
    ['greets', (text: string) => `Sure! Here is your story:\n\n${text}`],
    ['takes its leave', (text: string) => `${text}\n\nI hope you like it! Let me know if it should be longer.`],
  ] as const)('one that %s says something beside the story', async ([, chat]) => {
    const chatty = await missed((options, heard) => {
      const { plan, text } = able(options, heard);
      return { plan, text: chat(text) };
    });
    expect(chatty).toContainEqual(about('nothing beside the story 0'));
  });

  test('one that plans one story and tells another breaks its plans', async () => {
    let before: Told | undefined;
    const breaking = await missed((options, heard) => {
      const { plan } = before ?? able({ ...options, characters: ['owl'], setting: 'castle' }, { told: [] });
      const story = able(options, heard);
      before = story;
      return { plan, text: story.text };
    });
    expect(breaking).toContainEqual(about('plans kept'));
  });

  test('one that forgets what it told contradicts its series', async () => {
    let told = 0;
    const forgetful = await missed((options, heard) => {
      const story = able(options, heard);
      const colour = told++ % 3 === 0 ? 'red' : 'blue';
      return { ...story, text: `${story.text}\n\nElla’s scarf was ${colour}. They slept.` };
    });
    expect(forgetful).toContainEqual(about('contradictions in 10 chapters'));
  });

  test('one that writes as models do is known by its prose', async () => {
    const flowery = await missed((options, heard) => {
      const story = able(options, heard);
      const purple = 'The gentle glow whispered softly, a shimmering tapestry of wonder and magic and delight. ';
      return { ...story, text: `${story.text}\n\n${purple.repeat(3)}It was not a lamp, but a promise. They slept.` };
    });
    expect(flowery).toEqual(
      expect.arrayContaining([about('overused words'), about('not X but Y'), about('stock words')]),
    );
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
    const { told } = await examine(writer(able), judge, { languages: ['english'], stories: 5 });
    const good = new Map([...told.values()].map((text, n) => [options(n), text]));
    const poor = new Map([...good].map(([asked, text]) => [asked, text.split('\n\n').reverse().join('\n\n')]));
    expect(await compareWithBefore(judge, good, poor)).toMatchObject({ met: true });
    expect(await compareWithBefore(judge, poor, good)).toMatchObject({ met: false });
  });
});
