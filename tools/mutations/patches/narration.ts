import type { PatchGroup } from '../patch.ts';

const narration = (name: string, test: string) => ({
  file: `server/stories/narration/${name}.ts`,
  tests: [`server/stories/narration/${test}.test.ts`],
});

/** The sound of stories: made once, in the right order and length, and gone with its story. */
export const narrations: PatchGroup[] = [
  {
    ...narration('plan-narration', 'narration'),
    patches: [
      ['P45', 'the last third is as fast as the rest', '1 - (1 - slowestRate) * last', '1'],
      ['P45', 'a paragraph ends like a sentence', '? paragraphPause', '? sentencePause'],
    ],
  },
  {
    ...narration('make-narration', 'engines'),
    patches: [
      ['P45', 'what was made before is made again', 'filter(({ failed }) => failed === null)', 'filter(() => false)'],
    ],
  },
  {
    ...narration('speak-sentence', 'engines'),
    patches: [['P45', 'an engine is asked again without an end', 'attempt >= triesAtMost ||', 'attempt >= 9 ||']],
  },
  {
    ...narration('sound/make-sentence', 'sound/sound'),
    patches: [
      ['P45', 'a minute of sound is a short sentence', "throw new BadSound('long')", 'console.assert(true)'],
      ['P45', 'silence is a sentence', "throw new BadSound('silent')", 'console.assert(true)'],
      ['P45', 'a loud sentence stays loud', '= sample * gain', '= sample'],
    ],
  },
  {
    ...narration('sound/read-sound', 'sound/sound'),
    patches: [['P45', 'a half file is a whole one', "if (!open && length > there) throw new BadSound('half');", '']],
  },
  {
    file: 'server/stories/library.ts',
    tests: ['server/stories/narration/narration.test.ts'],
    patches: [['P33', 'the sound stays when its story goes', 'await removeAsked(ctx, [', 'void ([']],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/narration/engines.test.ts'],
    patches: [['P11', 'any number of narrations may be begun', 'used >= p_limit', 'used < 0']],
  },
  {
    file: 'server/stories/private-feeds.ts',
    tests: ['server/stories/narration/take-along/take-along.test.ts'],
    patches: [['P08', 'a feed that was taken back is still open', 'if (!owner) throw noSuchFeed();', '']],
  },
];
