import type { StoryLanguage } from '#domain/stories/options.ts';
import { isGivenName } from '../people/given-names.ts';
import { untoldSlots } from './told/narrate.ts';
import type { Wish } from './wish.ts';

/** Makes a wish a trouble that is told as it is, if it can be read aloud, and else one of which a story knows. */
export function tellUnsaid(wish: Wish, text: string, language: StoryLanguage): void {
  wish.isTrouble = true;
  if (isOfChild(wish) || impersonal.test(wish.slots.told ?? '')) return;
  const { 'told I': _said, clear: _clear, matter: _matter, ...others } = wish.slots;
  wish.slots = { ...others, ...untoldSlots(text, language) };
}

/** Matches what happened without the child and can be read aloud: "Grandma could not come." */
const impersonal = /^(?!.*\b(?:he|she|him|her|his|hers|it|they|them|their|i|we|you)\b)\p{Lu}[^,\d]{8,100}\.$/iu;

/** Whether what is told is of the hero, or of a child by name: "Connor did not make the team". */
export const isOfChild = ({ slots: { told = '' } }: Wish) =>
  /\{(?:\p{L}+ )?hero(?: full)?\}/u.test(told) ||
  (isGivenName(told) && /^\p{Lu}\p{Ll}+ (?:did not|could not|would not|was not|no|ya no|todavía no) /u.test(told));
