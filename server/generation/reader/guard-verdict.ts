import type { UnfitReason } from '#domain/stories/safety/reading.ts';

export type GuardVerdict = { verdict: 'fit' } | { verdict: 'unsure' } | { verdict: 'unfit'; reason: UnfitReason };

/** The longest verdict of a guard model, in letters; anything longer is prose. */
const longestVerdict = 300;

/**
 * Reads the verdict of a guard model in the format of its family; returns undefined for prose:
 * - Llama Guard: "safe", or "unsafe" and a line of hazards ("S4,S10");
 * - ShieldGemma and Granite Guardian: "Yes" for a violation, "No" for none, bare or between score marks;
 * - Qwen3Guard: "Safety: Safe", "Controversial" or "Unsafe", with a line of categories;
 * - WildGuard: "Harmful request: yes", with further lines;
 * - NemoGuard and its like: one JSON object whose first safety field says "safe" or "unsafe".
 */
export function guardVerdict(said: string): GuardVerdict | undefined {
  const text = said.replace(/<think>[\s\S]*?<\/think>/, '').trim();
  if (text.length > longestVerdict) return undefined;
  const verdict = wordOf(text)?.toLowerCase();
  if (verdict === undefined) return undefined;
  if (verdict === 'safe' || verdict === 'no') return { verdict: 'fit' };
  if (verdict === 'controversial') return { verdict: 'unsure' };
  return { verdict: 'unfit', reason: reasonIn(text) };
}

/** Returns the word that decides, if it is where such a model puts it. */
function wordOf(text: string): string | undefined {
  if (text.startsWith('{')) return /^\{\s*"[^"]*safety[^"]*"\s*:\s*"(safe|unsafe)"/i.exec(text)?.[1];
  return forms.map((form) => form.exec(text)?.[1]).find(Boolean);
}

const forms = [
  /^(safe|unsafe)\s*(?:\n[\s,S\d]*)?$/i,
  /^(?:<score>)?\s*(yes|no)\s*(?:<\/score>)?\.?$/i,
  /^Safety:\s*(safe|unsafe|controversial)\s*(?:\n|$)/i,
  /^Harmful request:\s*(yes|no)\s*(?:\n|$)/i,
];

function reasonIn(text: string): UnfitReason {
  // Stryker disable next-line StringLiteral: no hazard has an empty code, and none any other without a number.
  const hazard = hazards[/\bS\d{1,2}\b/.exec(text)?.[0] ?? ''];
  return hazard ?? named.find(([beginning]) => beginning.test(text))?.[1] ?? 'other';
}

/** The hazards of Llama Guard, by their codes. */
const hazards: Record<string, UnfitReason> = {
  S1: 'violence',
  S2: 'other',
  S3: 'sexual',
  S4: 'sexual',
  S5: 'hate',
  S6: 'danger',
  S7: 'personal',
  S9: 'violence',
  S10: 'hate',
  S11: 'self_harm',
  S12: 'sexual',
};

/** The hazards of models that name them. */
const named: readonly (readonly [RegExp, UnfitReason])[] = [
  [/self.?harm|suicid/i, 'self_harm'],
  [/sexual/i, 'sexual'],
  [/violen|weapon/i, 'violence'],
  [/hate|unethical|identity/i, 'hate'],
  [/\bpii\b|privacy|personal/i, 'personal'],
  [/controlled|substance|drugs/i, 'drugs'],
  [/illegal|criminal|dangerous/i, 'danger'],
  [/harass|bully/i, 'cruelty'],
  [/profan/i, 'language'],
];
