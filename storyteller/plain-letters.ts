/** A parent's words as both languages look them up: small letters without accents, but with ñ. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/n\u0303/giu, 'ñ')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en');
