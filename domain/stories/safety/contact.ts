const topLevels = 'com|net|org|io|app|dev|info|me|tv|co|es|mx|ar|cl|pe|uk|us|de|fr|eu|edu|gov';
const web = new RegExp(
  `^(?:[hH][tT]{2}[pP][sS]?:|[wW]{3}\\.)|^[\\w-]+(?:\\.[\\w-]+)*\\.(?:${topLevels}|${topLevels.toUpperCase()})(?:[/?#:].*)?$`,
);
const mail = /[^\s@]@[^\s@]+\.[a-z]{2,}/i;
const dateOrAmount = /^\d{4}-\d\d?-\d\d?$|^\d{1,3}(?:\.\d{3})+$/;

/** Whether a piece of text without spaces is an e-mail address, a web address or a telephone number. */
export function isContact(chunk: string): boolean {
  if (chunk.length < 5) return false;
  const text = chunk.replace(/^[^\p{L}\p{N}+(@]+|[^\p{L}\p{N}/]+$/gu, '');
  if (text.includes('@') && mail.test(text)) return true;
  if (/[./:]/.test(text) && web.test(text)) return true;
  if (!/\d/.test(text) || !/^\+?[\d().-]+$/.test(text) || dateOrAmount.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= (/[+().-]/.test(text) ? 7 : 9) && digits <= 15;
}

// Everything is counted: what repeats without an end is read again from each of its words.
const name = "(?:\\p{Lu}[\\p{L}'’-]{0,30}\\.?)";
const english = new RegExp(
  `\\b\\d{1,5} (?:${name} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct)\\b`,
  'u',
);
const spanish = new RegExp(
  `(?<!\\p{L})(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]v\\.|[Cc]arrera|[Pp]aseo) (?:(?:de|del|la|las|los|el) ){0,3}${name}(?: (?:(?:de|del|la|las|los) ){0,3}${name}){0,6},? (?:n[.º°]* ?|#)?\\d{1,5}(?!\\d)`,
  'u',
);
const spacedNumber = /(?:\+|\b00)\d{1,3}(?:[ .()-]*\d){7,12}|\(\d{2,4}\) ?\d[\d -]{5,}/;

/** Whether a text holds the address of a house, an e-mail or web address, or a telephone number (P31). */
export function holdsContact(asWritten: string): boolean {
  // Digits and signs of full width are the same ones.
  const text = asWritten.normalize('NFKC');
  return text.split(/\s+/).some(isContact) || spacedNumber.test(text) || english.test(text) || spanish.test(text);
}
