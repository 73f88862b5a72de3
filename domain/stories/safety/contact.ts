import { compatible } from './fold.ts';

const topLevels = 'com|net|org|io|app|dev|info|me|tv|co|es|mx|ar|cl|pe|uk|us|de|fr|eu|edu|gov';
const web = new RegExp(
  `^(?:[hH][tT]{2}[pP][sS]?:|[wW]{3}\\.)|^[\\w-]+(?:\\.[\\w-]+)*\\.(?:${topLevels}|${topLevels.toUpperCase()})(?:[/?#:].*)?$`,
);
const mail = /[^\s@]@[^\s@]+\.[a-z]{2,}/i;
const dateOrAmount = /^\d{4}-\d\d?-\d\d?$|^\d{1,3}(?:\.\d{3})+$/;

/** Whether a piece of text without spaces is an e-mail address, a web address or a telephone number. */
export function isContact(chunk: string): boolean {
  if (chunk.length < 5) return false;
  const text = withoutSigns(chunk);
  if (text.includes('@') && mail.test(text)) return true;
  if (/[./:]/.test(text) && web.test(text)) return true;
  if (!/\d/.test(text) || !/^\+?[\d().-]+$/.test(text) || dateOrAmount.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= (/[+().-]/.test(text) ? 7 : 9) && digits <= 15;
}

const beginning = /[\p{L}\p{N}+(@]/u;
const ending = /[\p{L}\p{N}/]/u;

/** Strips surrounding signs in linear time: a pattern anchored at the end would start again at every sign. */
function withoutSigns(chunk: string): string {
  const from = chunk.search(beginning);
  if (from < 0) return '';
  let to = chunk.length;
  while (to > from && !ending.test(chunk.slice(to - 1, to)) && !ending.test(chunk.slice(to - 2, to))) to -= 1;
  return chunk.slice(from, to);
}

// Every repetition has a bound: an unbounded one would be matched again from each of its words.
const name = "(?:\\p{Lu}[\\p{L}'’-]{0,30}\\.?)";
const english = new RegExp(
  `\\b\\d{1,5} (?:${name} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct)\\b`,
  'u',
);
const spanish = new RegExp(
  `(?<!\\p{L})(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]v\\.|[Cc]arrera|[Pp]aseo) (?:(?:de|del|la|las|los|el) ){0,3}${name}(?: (?:(?:de|del|la|las|los) ){0,3}${name}){0,6},? (?:n[.º°]* ?|#)?\\d{1,5}(?!\\d)`,
  'u',
);
const spacedNumber = /\b\d{2,3}[ -]\d{3,4}[ -]\d{4}\b|(?:\+|\b00)\d{1,3}(?:[ .()-]*\d){7,12}|\(\d{2,4}\) ?\d[\d -]{5,}/;

/** A contact is shorter than `overlap` letters, so that it lies whole in one window or in the next. */
const windowLetters = 4000;
const overlap = 400;

/** Whether a text contains a street address, an e-mail or web address, or a telephone number (P31). */
export function holdsContact(asWritten: string): boolean {
  for (const window of windowsOf(asWritten)) if (windowHoldsContact(window)) return true;
  return false;
}

/** Splits a text into overlapping windows, at a space if there is one nearby. */
export function* windowsOf(text: string): Generator<string, void> {
  for (let from = 0; ; ) {
    const end = from + windowLetters;
    if (end >= text.length) return yield text.slice(from);
    yield text.slice(from, spaceBefore(text, end));
    from = spaceBefore(text, end - overlap);
  }
}

function spaceBefore(text: string, at: number): number {
  for (let place = at; place > at - overlap; place -= 1) if (/\s/.test(text.charAt(place))) return place;
  return at;
}

export function windowHoldsContact(asWritten: string): boolean {
  // Full-width digits and signs count like ordinary ones.
  const text = compatible(asWritten);
  return text.split(/\s+/).some(isContact) || spacedNumber.test(text) || english.test(text) || spanish.test(text);
}
