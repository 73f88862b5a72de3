import type { StoryCost } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import { costOf, expectedSeconds, type SpeechPrices } from '../../stories/narration/speech-service.ts';

/** Tokens of the requests (`input`) and of the answers (`output`) for a usual story of medium length. */
const usualText = { input: 1200, output: 900 };
/** With its three pictures, and the sheet that keeps faces the same, which each picture's request carries along. */
const usualIllustrated = { input: 7000, output: 2500, pictures: 4 };

/** Its narration: sentences, letters per sentence, and tokens of each request, which says how to read it. */
const usualNarration = { sentences: 55, lettersOfSentence: 65, inputOfSentence: 120 };

/** What the narration of a usual story costs at the configured prices, in USD. */
export function priceOfNarration(prices: SpeechPrices): number {
  const { sentences, lettersOfSentence, inputOfSentence } = usualNarration;
  const usage = { letters: lettersOfSentence, input: inputOfSentence, output: 0 };
  return sentences * costOf({ prices }, usage, expectedSeconds(lettersOfSentence));
}

/** What a usual story costs at the configured prices, in USD: the figure to compare with what was measured. */
export function priceOfStory(kind: StoryCost['kind'], { deepseek, gemini }: AppServices['prices']): number {
  if (kind === 'text') return (usualText.input * deepseek.input + usualText.output * deepseek.output) / 1e6;
  const { input, output, pictures } = usualIllustrated;
  return (input * gemini.input + output * gemini.output) / 1e6 + pictures * gemini.picture;
}
