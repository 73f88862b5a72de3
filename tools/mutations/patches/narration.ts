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
    file: 'server/stories/library/library.ts',
    tests: ['server/stories/narration/narration.test.ts'],
    patches: [['P33', 'the sound stays when its story goes', 'await removeAsked(ctx, sound);', '']],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/narration/engines.test.ts'],
    patches: [['P11', 'any number of narrations may be begun', 'used >= p_limit', 'used < 0']],
  },
  {
    file: 'server/stories/feeds/private-feeds.ts',
    tests: ['server/stories/narration/take-along/take-along.test.ts'],
    patches: [['P08', 'a feed that was taken back is still open', 'if (!owner) throw noSuchFeed();', '']],
  },
  {
    ...narration('take-over', 'narration'),
    patches: [
      ['P45', 'a mended word costs the whole story', 'sentence.said === said[index] &&', 'false &&'],
      ['P45', 'a slow sentence is taken for a quick one', 'rate) <= unheard.rate', 'rate) < 9'],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/narration/narration.test.ts'],
    patches: [
      [
        'P45',
        'words that were changed are still heard',
        'update narrations set outdated_at = app_now()',
        'update narrations set voice = voice',
      ],
      [
        'P33',
        'the sound of earlier words stays for ever',
        "where outdated_at < app_now() - interval '30 days'",
        'where false',
      ],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/narration/take-along/take-along.test.ts'],
    patches: [
      [
        'P08',
        'a link lets words be heard that nobody read for strangers',
        'and is_told(s.id)\n     and n.finished_at',
        'and n.finished_at',
      ],
    ],
  },
  {
    ...narration('take-along/write-feed', 'take-along/take-along'),
    patches: [
      ['P24', 'an episode lasts no second', 'Math.max(1, Math.round(seconds))', 'Math.round(seconds)'],
      ['P24', 'an episode has no title', 'escapeXml(own).trim() || title', 'escapeXml(own)'],
    ],
  },
  {
    ...narration('make-narration', 'full'),
    patches: [
      ['P41', 'nobody hears that the disk is full', "? 'UNAVAILABLE' : 'NO_ROOM'", "? 'UNAVAILABLE' : 'UNAVAILABLE'"],
    ],
  },
];
