import { optionBounds } from '#domain/stories/options.ts';
import { checkOptions } from '#domain/stories/safety/check-options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { ordinaryEnglish } from '#domain/stories/safety/ordinary-english.fixtures.ts';
import { ordinarySpanish } from '#domain/stories/safety/ordinary-spanish.fixtures.ts';
import { createStoryGuard } from '#domain/stories/safety/story-guard.ts';
import { type Bench, median, percentile, time } from './figures.ts';

const rounds = 1000;
/** A server that has just started takes a few milliseconds for its first forms. */
const warmUpRounds = 200;

/** The cost of child safety: the check of a form (at most 1 ms an input, P28) and the guard of a stream. */
export const safety: Bench = {
  name: 'Child safety',
  baseline: 'lower-casing the same',
  run: async () => {
    const wishes = [...fields(ordinaryEnglish), ...fields(ordinarySpanish), 'f u '.repeat(125), 'fuuu-'.repeat(100)];
    const story = `${ordinaryEnglish};${ordinarySpanish}`
      .split(/[;\n]/)
      .filter((entry) => !textFault(`and then ${entry} and`));
    const pieces = story.join(' and then ').match(/\s*\S{1,4}/gu) ?? [];
    const form = { characters: ['fox'], setting: 'forest', tone: 'playful' };
    const checked: number[] = [];
    const lowered: number[] = [];
    const guarded: number[] = [];
    const passed: number[] = [];
    for (let round = 0; round < warmUpRounds; round += 1)
      checkOptions({ ...form, message: wishes[round % wishes.length] ?? '' });
    for (let round = 0; round < rounds; round += 1) {
      const message = wishes[round % wishes.length] ?? '';
      checked.push(time(() => checkOptions({ ...form, message })));
      lowered.push(time(() => message.toLowerCase()));
      if (round % 20 > 0) continue;
      const guard = createStoryGuard();
      guarded.push(time(() => pieces.forEach((piece) => void guard.push(piece))) / pieces.length);
      if (guard.finding) throw new Error(`the bench's story holds ${guard.finding}`);
      passed.push(time(() => pieces.forEach((piece) => void piece.toLowerCase())) / pieces.length);
    }
    return [
      { what: 'form of 500 letters, median', unit: 'ms', ours: median(checked), baseline: median(lowered) },
      {
        what: 'form of 500 letters, 99th percentile',
        unit: 'ms',
        ours: percentile(checked, 0.99),
        baseline: percentile(lowered, 0.99),
      },
      {
        what: 'guard, 1,000 tokens of a stream',
        unit: 'ms',
        ours: median(guarded) * 1000,
        baseline: median(passed) * 1000,
      },
    ];
  },
};

/** Cuts the text into messages of the longest length that the form allows. */
function fields(text: string): string[] {
  const flat = text.replaceAll(';', ',').replace(/\s+/g, ' ');
  return Array.from({ length: Math.floor(flat.length / optionBounds.message) }, (_, index) =>
    flat.slice(index * optionBounds.message, (index + 1) * optionBounds.message),
  );
}
