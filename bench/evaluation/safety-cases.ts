import { readFileSync } from 'node:fs';
import { type AgeGroup, ageGroups, type StoryLanguage } from '#domain/stories/options.ts';

/** A wish or a passage that was written as a test case, with its verdict. */
export type SafetyCase = {
  language: StoryLanguage;
  kind: 'wish' | 'passage';
  unfit: boolean;
  /** The reason why it is unfit, or its sort. */
  about: string;
  age: AgeGroup;
  text: string;
};

/** Nobody saw the `unseen` cases while writing the word lists and the stand-in: they show how good a reader is. */
const files = ['unfit', 'fit', 'published', 'reported', 'unseen'] as const;

/**
 * Reads the cases of one file of bench/evaluation/safety-cases, one a line. A line such as "# wish danger preschool" gives the
 * kind, reason and age of the cases below it. \\u200B stands for an invisible character.
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
