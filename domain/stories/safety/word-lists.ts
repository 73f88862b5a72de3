/** The reasons for which a word is kept out of a child's story. */
export type RefusalReason =
  | 'violence'
  | 'blood'
  | 'death'
  | 'selfHarm'
  | 'sexual'
  | 'profanity'
  | 'slurs'
  | 'hate'
  | 'drugs'
  | 'horror';

/** Entries per reason, in the notation of `expand.ts`. */
export type WordLists = Record<RefusalReason, string>;

/** Further words that only stories may not contain: modern weapons, and words by which a model gives itself away. */
export type StoryOnlyLists = { violence: string; leak: string };
