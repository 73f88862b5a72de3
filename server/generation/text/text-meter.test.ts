import { expect, test } from 'vitest';
import type { ChatMessage } from '../../providers/deepseek/wire.ts';
import type { Bill } from '../running/running-stories.ts';
import { meterText, mostUsdOfText } from './text-meter.ts';

/** Per million tokens, each with its own digits, so that a sum shows what was counted. */
const prices = { cachedInput: 10, input: 1000, output: 1_000_000 };
const emptyBill = (): Bill => ({ costUsd: 0, retries: 0, asked: false, counting: [] });
/** Messages of so many letters; the beginning is different in each test. */
const messages = (beginning: string, ...letters: number[]): ChatMessage[] => [
  { role: 'system', content: beginning },
  ...letters.map((count) => ({ role: 'user' as const, content: 'a'.repeat(count) })),
];
/** What was charged, as tokens at the prices above. */
const usd = (cachedInput: number, input: number, output: number) =>
  (cachedInput * 10 + input * 1000 + output * 1e6) / 1e6;

test('[EVENT-13] a request costs its messages from its beginning on, and the same beginning less the next time', () => {
  const asked = messages('b'.repeat(1000), 100, 50);
  const [first, second] = [emptyBill(), emptyBill()];
  meterText(first, prices, asked).begun();
  expect(first.costUsd).toBeCloseTo(usd(0, 300 + 30 + 15, 0), 9);
  meterText(second, prices, asked).begun();
  // Of 300 tokens 4 whole blocks of 64 come from the vendor's cache.
  expect(second.costUsd).toBeCloseTo(usd(256, 44 + 30 + 15, 0), 9);
});

test('[EVENT-13] letters are counted as a reader counts them, and parts of a token as one', () => {
  const bill = emptyBill();
  meterText(bill, prices, messages('🌙'.repeat(10), 1)).begun();
  expect(bill.costUsd).toBeCloseTo(usd(0, 3 + 1, 0), 9);
});

test('[EVENT-13] a request without messages costs nothing yet', () => {
  const bill = emptyBill();
  meterText(bill, prices, []).begun();
  expect(bill.costUsd).toBe(0);
});

test('[EVENT-13] an answer costs a token for each piece or for each 4 letters, whichever are more', () => {
  const bill = emptyBill();
  const meter = meterText(bill, prices, messages('an answer', 0));
  meter.begun();
  const begun = bill.costUsd;
  const output = () => Math.round((bill.costUsd - begun) * 1e6) / 1e6;
  for (const [piece, tokens] of [
    ['a', 1],
    ['b', 2],
    ['c'.repeat(10), 3],
    ['d', 4],
    ['e', 5],
    ['f'.repeat(15), 8],
  ] as const) {
    meter.piece(piece);
    expect(output()).toBe(tokens);
  }
});

test('[EVENT-13] the count of the provider replaces the estimate, and leaves what else is on the bill', () => {
  const bill = { ...emptyBill(), costUsd: 5 };
  const meter = meterText(bill, prices, messages('replaced', 400));
  meter.begun();
  meter.piece('Once upon a time');
  meter.ended({ cachedInput: 7, input: 20, output: 3 });
  expect(bill.costUsd).toBeCloseTo(5 + usd(7, 20, 3), 9);
});

test('[P11] the most that a text may cost is twice its longest answer and twice its messages in rare letters', () => {
  expect(mostUsdOfText(prices, messages('x'.repeat(10), 100), 1000)).toBeCloseTo(2 * usd(0, 2 * (3 + 30), 1000), 9);
  expect(mostUsdOfText(prices, [], 0)).toBe(0);
});
