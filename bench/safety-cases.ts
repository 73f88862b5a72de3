import { readFileSync } from 'node:fs';
import { type AgeGroup, ageGroups, type StoryLanguage } from '#domain/stories/options.ts';

/** A wish or a passage that was written to be judged, and what it is. */
export type SafetyCase = {
  language: StoryLanguage;
  kind: 'wish' | 'passage';
  unfit: boolean;
  /** Why it is unfit, or of which sort it is. */
  about: string;
  age: AgeGroup;
  text: string;
};

/** `unseen` are cases that nobody looked at while the words and the stand-in were written: what a reader is worth shows there. */
const files = ['unfit', 'fit', 'published', 'reported', 'unseen'] as const;

/**
 * The cases of one file of bench/safety-cases: each line is one, below a line such as "# wish danger preschool" that
 * says its kind, its reason and its age. \\u200B stands for what cannot be seen.
 */
export function readCases(language: StoryLanguage, file: (typeof files)[number]): SafetyCase[] {
  const lines = readFileSync(new URL(`./safety-cases/${language}-${file}.txt`, import.meta.url), 'utf8').split('\n');
  const cases: SafetyCase[] = [];
  let kind: SafetyCase['kind'] = 'wish';
  let about = '';
  let age: AgeGroup = 'preschool';
  let unfit = file === 'unfit';
  for (const line of lines) {
    if (line.startsWith('# ')) {
      const [, named = '', reason = '', named_age = '', verdict] = line.split(' ');
      kind = named === 'passage' ? 'passage' : 'wish';
      about = reason;
      age = ageGroups.find((each) => each === named_age) ?? 'preschool';
      unfit = verdict === undefined ? file === 'unfit' : verdict === 'unfit';
    } else if (line.trim() !== '') {
      const text = line.replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      cases.push({ language, kind, unfit, about, age, text });
    }
  }
  return cases;
}
