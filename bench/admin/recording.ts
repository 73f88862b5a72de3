import { storiesPath } from '#domain/stories/api.ts';
import type { Recorder } from '#server/platform/telemetry/recorder.ts';
import { startTestServer, storyParams } from '#server/testing.ts';
import { type Figure, median } from '../figures.ts';

const rounds = 20;
const requestsOfRound = 25;
const drops: Recorder = {
  event: () => {},
  failure: () => {},
  apiCall: () => {},
  story: () => {},
  seen: () => {},
  landing: () => {},
  flush: async () => {},
};

/**
 * Measures what a recorded event adds to its request: a story saved over HTTP, which records story_create, beside the
 * same with a recorder that keeps nothing. The two take turns, so that both see the same machine.
 */
export async function measureRecording(): Promise<Figure[]> {
  const server = await startTestServer({ vendors: ['google'] });
  try {
    const parent = await server.signIn();
    const body = { title: 'Kept', content: 'A story.', options: storyParams() };
    const save = async () => {
      const begin = performance.now();
      const response = await parent.call(storiesPath, { json: body });
      if (!response.ok) throw new Error(`a story was not saved: ${response.status} ${await response.text()}`);
      await response.text();
      return performance.now() - begin;
    };
    const taken: Record<'with' | 'without', number[]> = { with: [], without: [] };
    const keeps = server.ctx.recorder;
    for (let round = -2; round < rounds; round++) {
      const kind = round % 2 === 0 ? 'with' : 'without';
      server.ctx.recorder = kind === 'with' ? keeps : drops;
      for (let request = 0; request < requestsOfRound; request++) {
        const milliseconds = await save();
        if (round >= 0) taken[kind].push(milliseconds);
      }
    }
    const calls = 10_000;
    const begin = performance.now();
    for (let call = 0; call < calls; call++) keeps.event(parent.userId, 'story_create', { storyType: 'free_no_image' });
    const microseconds = ((performance.now() - begin) * 1000) / calls;
    return [
      {
        what: 'a request that records an event, median (beside: recording nothing)',
        unit: 'ms',
        ours: median(taken.with),
        baseline: median(taken.without),
      },
      { what: 'the call that records it', unit: 'µs', ours: microseconds, baseline: 0 },
    ];
  } finally {
    await server.stop();
  }
}
