import type { AppServices } from '../../context.ts';
import type { ChatMessage, TokenUsage } from '../../providers/deepseek/wire.ts';
import type { Bill } from '../running/running-stories.ts';

type TokenPrices = AppServices['prices']['deepseek'];

/** Estimates from the vendor's documentation: tokens per letter, and the block size of its prompt cache. */
const tokensPerLetter = 0.3;
const lettersPerTokenAtMost = 4;
const cacheBlock = 64;

/** The beginnings of prompts that were sent before, so that the vendor has cached them. */
const sentBefore = new Set<string>();

/** Keeps the bill of one streamed answer correct at every moment, even if its end never comes. */
export type TextMeter = {
  /** The provider accepted the request: from now on it costs money. */
  begun(): void;
  /** A piece arrived; the vendor sends at most one piece for a token. */
  piece(text: string): void;
  /** Replaces the estimate with the provider's own count. */
  ended(usage: TokenUsage): void;
};

/** Estimates the cost from the messages and pieces until the provider's own count comes, at the very end. */
export function meterText(bill: Bill, prices: TokenPrices, messages: readonly ChatMessage[]): TextMeter {
  const reckoned: TokenUsage = { cachedInput: 0, input: 0, output: 0 };
  let charged = 0;
  let pieces = 0;
  let letters = 0;
  const charge = (usage: TokenUsage) => {
    const usd = priceOf(usage, prices);
    bill.costUsd += usd - charged;
    charged = usd;
  };
  return {
    begun() {
      const [first, ...rest] = messages.map(({ content }) => content);
      const beginning = first ?? '';
      const known = sentBefore.has(beginning);
      sentBefore.add(beginning);
      reckoned.cachedInput = known ? Math.floor(tokensOf(beginning) / cacheBlock) * cacheBlock : 0;
      reckoned.input = [beginning, ...rest].reduce((sum, text) => sum + tokensOf(text), -reckoned.cachedInput);
      charge(reckoned);
    },
    piece(text) {
      pieces += 1;
      letters += text.length;
      reckoned.output = Math.max(pieces, Math.ceil(letters / lettersPerTokenAtMost));
      charge(reckoned);
    },
    ended: charge,
  };
}

/** The most that a text from these messages may cost, written twice: the first may be unfit for a child. */
export function mostUsdOfText(prices: TokenPrices, messages: readonly ChatMessage[], maxTokens: number): number {
  // Twice the usual tokens: rare letters take more of them.
  const input = messages.reduce((sum, { content }) => sum + 2 * tokensOf(content), 0);
  return 2 * priceOf({ cachedInput: 0, input, output: maxTokens }, prices);
}

function priceOf({ cachedInput, input, output }: TokenUsage, prices: TokenPrices): number {
  return (cachedInput * prices.cachedInput + input * prices.input + output * prices.output) / 1e6;
}

function tokensOf(text: string): number {
  return Math.ceil([...text].length * tokensPerLetter);
}
