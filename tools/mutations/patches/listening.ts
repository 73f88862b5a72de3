import type { PatchGroup } from '../patch.ts';

const recordings = ['server/stories/recordings/recordings.test.ts'];

const player = ['web/stories/listening/player.test.ts'];
const takes = ['web/stories/recording/take.test.ts'];

/** Stories that are heard. */
export const listening: PatchGroup[] = [
  {
    file: 'web/stories/listening/player.ts',
    tests: player,
    patches: [
      ['P44', 'the device does not stand in', 'if (device !== null && device !== speaker)', 'if (false)'],
      ['P44', 'the sleep timer does not grow quiet', 'this.setVolume(1 - step / fade.steps)', 'undefined'],
      ['P44', 'the sleep timer cuts the device off', 'if (this.setVolume(0)) this.stop();', 'this.stop();'],
      ['P44', 'back goes nowhere', 'Math.max(0, this.current.index - 1)', 'this.current.index'],
      ['P44', 'a new voice begins anew', 'const index = sentenceAtPlace(cast.sentences, place);', 'const index = 0;'],
    ],
  },
  {
    file: 'web/stories/listening/sound-speaker.ts',
    tests: ['web/stories/listening/sound-speaker.test.ts'],
    patches: [
      ['P44', 'what comes after a pause is played', 'if (this.look === undefined) this.turn += 1;', ''],
      [
        'P44',
        'a sentence is lit before it is heard',
        '    let isWhole = false;\n',
        '    let isWhole = false;\n    listener.at(index, null);\n',
      ],
    ],
  },
  {
    file: 'web/stories/recording/name-in-sentence.ts',
    tests: ['web/stories/recording/name-in-sentence.test.ts'],
    patches: [['P44', 'a name is large in the middle of a sentence', 'word.toLowerCase()', 'word']],
  },
  {
    file: 'web/stories/recording/take.ts',
    tests: takes,
    patches: [
      ['P44', 'silence stays', 'const from = Math.max(0, first - around);', 'const from = 0;'],
      ['P44', 'nobody hears of being too quiet', "peak < quietPeak ? 'quiet' : 'good'", "'good'"],
      ['P44', 'what nobody heard is kept', 'if (peak < silentPeak)', 'if (false)'],
    ],
  },
  {
    file: 'server/stories/recordings/wav.ts',
    tests: recordings,
    patches: [
      ['P25', 'half a file is kept', ' || file.readUInt32LE(40) !== file.length - headBytes) return', ') return'],
      ['P25', 'silence is a sentence', 'if (peakOf(samples) < silentPeak)', 'if (false)'],
      ['P25', 'a sentence is as long as it likes', ' || milliseconds > recordingBounds.longestMilliseconds)', ')'],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: recordings,
    patches: [['P33', 'a deleted story keeps its voices for ever', "'recordings/']) folder", "'nowhere/']) folder"]],
  },
  {
    file: 'server/stories/recordings/consent.ts',
    tests: recordings,
    patches: [['P33', 'a voice stays after the consent is gone', 'await removeAsked(ctx, [folder]);', '']],
  },
  {
    file: 'server/stories/recordings/record-story.ts',
    tests: recordings,
    patches: [
      ['P33', 'a deleted recording leaves its files', 'await removeAsked(ctx, [folder]);', ''],
      ['P33', 'an earlier sound stays behind', 'await removeAsked(ctx, outdated);', ''],
    ],
  },
  {
    file: 'server/identity/family/object-folders.ts',
    tests: recordings,
    patches: [['P33', 'an account leaves its voices', '    recordingsFolder(userId),\n', '']],
  },
];
