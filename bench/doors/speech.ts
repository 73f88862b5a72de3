import { seeded } from '#sandbox/mutate.ts';
import type { Door } from './door.ts';

/** A page's own code, which is written for browsers: what it is made of is not known here. */
const reader = new URL('../../web/stories/testing/spoilt-voice.ts', import.meta.url).href;
type Reader = { readBySpoiltVoice(random?: () => number): string[] };

/** What the voices of a device say of themselves and report while they read: no sentence is lost, nothing breaks. */
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
