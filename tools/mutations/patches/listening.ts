import type { PatchGroup } from '../patch.ts';

const recordings = ['server/stories/recordings/recordings.test.ts'];

/** Stories that are heard. */
export const listening: PatchGroup[] = [
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
    file: 'server/identity/object-folders.ts',
    tests: recordings,
    patches: [['P33', 'an account leaves its voices', ', recordingsFolder(userId)]', ']']],
  },
];
