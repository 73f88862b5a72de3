import type { AppServices } from '../../context.ts';
import type { SpeechPrices } from '../../stories/narration/speech-service.ts';
import { priceOfNarration, priceOfStory } from './story-prices.ts';

/** A family's stories in an average month: one every second evening, a picture book and two narrations a week. */
const storiesOfFamily = { text: 15, illustrated: 4, narrated: 8 };
const families = [1, 100, 10_000] as const;
/** Machines a month, in USD: one at home that runs anyway; a small rented one; two, a PostgreSQL pair and a store. */
const machines = [0, 8, 170] as const;

/** USD a month by number of families, at these prices, as a table in Markdown. */
export function costTable({ speech, ...prices }: AppServices['prices'] & { speech: SpeechPrices }): string {
  const text = storiesOfFamily.text * priceOfStory('text', prices);
  const illustrated = storiesOfFamily.illustrated * priceOfStory('illustrated', prices);
  const narrated = storiesOfFamily.narrated * priceOfNarration(speech);
  const rows: [string, (count: number, index: number) => number][] = [
    ['machines', (_, index) => machines[index] ?? 0],
    ['text stories', (count) => count * text],
    ['illustrated stories', (count) => count * illustrated],
    ['narrations', (count) => count * narrated],
    ['all, with text alone', (count, index) => (machines[index] ?? 0) + count * text],
    ['all, with pictures', (count, index) => (machines[index] ?? 0) + count * (text + illustrated)],
    [
      'all, with pictures and voices',
      (count, index) => (machines[index] ?? 0) + count * (text + illustrated + narrated),
    ],
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['USD a month', '1 family', '100 families', '10,000 families']),
    line(['---', '---', '---', '---']),
    ...rows.map(([name, of]) => line([name, ...families.map((count, index) => money(of(count, index)))])),
  ].join('\n');
}

/** With cents below 10 USD, else in whole dollars. */
function money(usd: number): string {
  return usd < 10 ? usd.toFixed(2) : Math.round(usd).toLocaleString('en-US');
}
