import { mean, words } from './measure.ts';

type Grams = Map<string, number>;

function grams(tokens: readonly string[], n: number): Grams {
  const counts: Grams = new Map();
  for (let i = 0; i + n <= tokens.length; i++) {
    const gram = tokens.slice(i, i + n).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** BLEU-4 of one text against references: the geometric mean of the clipped 1- to 4-gram precisions. */
function bleu4(hypothesis: Grams[], references: Grams[][]): number {
  let product = 1;
  for (let n = 0; n < 4; n++) {
    let matched = 0;
    let total = 0;
    for (const [gram, count] of hypothesis[n] ?? []) {
      total += count;
      const most = references.reduce((top, reference) => Math.max(top, reference[n]?.get(gram) ?? 0), 0);
      matched += Math.min(count, most);
    }
    if (matched === 0) return 0;
    product *= matched / total;
  }
  return product ** 0.25;
}

const gramsOf = (text: string): Grams[] => {
  const tokens = words(text);
  return [1, 2, 3, 4].map((n) => grams(tokens, n));
};

/**
 * Self-BLEU-4 of a set of stories, from 0 (nothing shared) to 1 (all the same), in its standard form: each story is
 * scored against all the others at once, so that a run of words counts as repeated if any of them has it; the scores
 * are averaged. Words only, lower case; no brevity penalty, as all are hypotheses.
 */
export function selfBleu(texts: readonly string[]): number {
  const all = texts.map(gramsOf);
  return mean(
    all.map((one, i) =>
      bleu4(
        one,
        all.filter((_, j) => j !== i),
      ),
    ),
  );
}

/** Self-BLEU-4 in pairs: each story is scored against each other one, averaged. Never above `selfBleu`. */
export function pairwiseBleu(texts: readonly string[]): number {
  const all = texts.map(gramsOf);
  return mean(all.flatMap((one, i) => all.flatMap((other, j) => (i === j ? [] : [bleu4(one, [other])]))));
}
