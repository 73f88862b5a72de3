import { seeded } from '#sandbox/mutate.ts';
import type { Door } from './door.ts';

/** A page's module, written for browsers: its types are not visible here. */
const reader = new URL('../../web/stories/testing/spoilt-voice.ts', import.meta.url).href;
type Reader = { readBySpoiltVoice(random?: () => number): string[] };

/** A device's voices, and the events they send while they read: no sentence is lost, and nothing breaks. */
export const speech: Door = {
  name: 'speech',
  share: 40,
  async open() {
    const { readBySpoiltVoice } = (await import(reader)) as Reader;
    return {
      exchange: async (seed) => readBySpoiltVoice(seeded(seed)),
      close: async () => readBySpoiltVoice(),
    };
  },
};
