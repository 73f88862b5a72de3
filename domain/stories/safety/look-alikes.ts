/** Small letters with strokes or hooks, or turned, which do not decompose, and look-alikes from other alphabets. */
const likes: Record<string, string> = {
  a: 'ɐᴀᶏⱥꬱаαɑꭺꓮⲁ',
  b: 'ƀƃɓʙᴃᵬᶀꞗьвƅᏼꓐ',
  c: 'ƈȼɕʗᴄↄꜿꞓꞔсϲꮯꓚⲥ𐑅',
  d: 'đƌȡɖɗᴅᵭᶁᶑꝺԁдꭰꓓ',
  e: 'ǝɇɘɛᴇᶒᶓⱸⱻꬲꬳꬴеєεəэꭼꓰⲉ',
  f: 'ƒᵮᶂꜰꝼꞙфꓝ',
  g: 'ǥɠɡɢʛᵷᵹᶃꞡꬶꮐꓖ',
  h: 'ħɥɦʜʮʯⱨⱶꞕһнꮋꓧⲏհ',
  i: 'ıɨɪᴉᶖіιɩиꭵꓲⲓ',
  j: 'ȷɉɟʄʝᴊјꭻꓙ',
  k: 'ƙʞᴋᶄⱪꝁꝃꝅꞣкκӄқҝҟҡϰꮶꓗⲕ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝉꞁꞎꬷꬸꬹӏлꮮꓡ',
  m: 'ɯɰɱᴍᵯᶆꟺꬺмϻӎꮇꓟⲙ',
  n: 'ŉƞȵɲɳɴᴎᵰᶇꞑꞥꬻпղηꓠⲛո',
  o: 'øɔɵᴏᴐᴑᴓᶗⱺꝋꝍꬽꬾꬿоσѳөօꓳⲟο𐐬〇',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕрρҏꮲꓑⲣ',
  q: 'ɋʠꝗꝙꞯԛ',
  r: 'ɍɹɺɻɼɽɾɿʀʁᴙᴚᵲᵳᶉⱹꝛꞃꞧꭆꭇꭉꭋꭌгяꮢꭱꓣ',
  s: 'ȿʂᵴᶊẜẝꜱꞅꞩѕꮪꓢ',
  t: 'ŧƫƭȶʇʈᴛᵵⱦꞇтτҭꭲꓔⲧ',
  u: 'ʉᴜᴝᶙꞹꭎꭏꭒυսцᑌꓴⲩ',
  v: 'ʋʌᴠᶌⱱⱴꝟѵνꮩꓦ',
  w: 'ʍᴡⱳԝшωɯꮃꓪ',
  x: 'ᶍꭖꭗꭘꭙхχҳҽꓫⲭ',
  y: 'ƴɏʎʏỿꭚуγүұꮍꓬ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬзꮓꓜ',
};

/** Single letters that stand for two. */
const doubles: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ƕ: 'hv',
  ȣ: 'ou',
  ʣ: 'dz',
  ʦ: 'ts',
  ᵫ: 'ue',
  ỻ: 'll',
  ꜩ: 'tz',
  ꜳ: 'aa',
  ꜷ: 'au',
  ꝏ: 'oo',
};

/** Maps a letter outside a to z to the letter or letters it looks like. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(likes).flatMap(([letter, all]) => [...all].map((like) => [like, letter] as const)),
  ...Object.entries(doubles),
  // Letters in black circles and squares, and of flags, which no Unicode normal form decomposes.
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
    Array.from({ length: 26 }, (_, place) => [String.fromCodePoint(first + place), letterAt(place)] as const),
  ),
]);

/** Greek capitals that look like another letter than their small ones. */
export const capitals: ReadonlyMap<string, string> = new Map(
  Object.entries({ Β: 'b', Ζ: 'z', Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' }),
);

/** Letters in brackets, whose normal form keeps the brackets. */
export const bracketed: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 26 }, (_, place) => [String.fromCodePoint(0x249c + place), letterAt(place)] as const),
);

const sounds: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ы: 'i',
  ч: 'ch',
  ш: 'sh',
};

/** How a word with Cyrillic letters sounds, in Latin letters; undefined for any other word. */
export function soundOf(word: string): string | undefined {
  if (!/\p{Script=Cyrillic}/u.test(word)) return undefined;
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => sounds[letter] ?? lookAlikes.get(letter) ?? letter);
}

function letterAt(place: number): string {
  return String.fromCharCode(97 + place);
}
