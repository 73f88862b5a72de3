import { describe, expect, test } from 'vitest';
import { presetCharacters, presetMorals, presetSettings } from '../options.ts';
import { checkOptions } from './check-options.ts';
import { forbiddenEnglish } from './forbidden-english.fixtures.ts';
import { forbiddenSpanish } from './forbidden-spanish.fixtures.ts';
import { ordinaryEnglish } from './ordinary-english.fixtures.ts';
import { ordinarySpanish } from './ordinary-spanish.fixtures.ts';

const entries = (list: string) => [...new Set(list.split(/[;\n]/).map((entry) => entry.trim()))].filter(Boolean);
const wishes = { characters: ['fox'], setting: 'forest', message: 'sharing', tone: 'playful' };
const refused = (message: string) => checkOptions({ ...wishes, message }) !== undefined;

describe('ordinary words', () => {
  test.each([
    ['English', ordinaryEnglish],
    ['Spanish', ordinarySpanish],
  ])('[P28] at least 400 bedtime words, names and titles in %s pass, hint words too', (_, list) => {
    const all = entries(list);
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(all.filter(refused)).toEqual([]);
  });

  test('[P28] every preset passes', () => {
    for (const preset of [...presetCharacters, ...presetSettings, ...presetMorals]) expect(refused(preset)).toBe(false);
  });

  test('[P28] ñ and accents count where they make another word', () => {
    expect(refused('feliz año nuevo')).toBe(false);
    expect(refused('feliz an\u0303o')).toBe(false);
    expect(refused('el ano')).toBe(true);
    expect(refused('un cono de helado')).toBe(false);
    expect(refused('coño')).toBe(true);
    expect(refused('el lobo lo mató')).toBe(true);
    expect(refused('una mata de fresas')).toBe(false);
  });

  test('a harmless phrase excuses only itself', () => {
    expect(refused('a killer whale')).toBe(false);
    expect(refused('a killer whale and a killer')).toBe(true);
    expect(refused('matar el tiempo')).toBe(false);
    expect(refused('matar el tiempo y matar al gato')).toBe(true);
  });
});

describe('forbidden words', () => {
  test.each([
    ['English', forbiddenEnglish],
    ['Spanish', forbiddenSpanish],
  ])('[P28] at least 150 spellings of what no story holds in %s are refused', (_, list) => {
    const all = entries(list);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.filter((entry) => !refused(entry))).toEqual([]);
  });

  const words =
    'fuck shitty bitches asshole penis vagina murder strangle suicide cocaine mierda cabron pendejo asesino matarlo violador masturbar degollar drogas nigger faggot terrorista puta sexo';
  const strokes = [...'ⱥƀȼđɇꞙǥħɨɉꝁłꞥøᵽꝗɍꞩŧʉꝟⱳɏƶ'];
  const styled = (word: string, first: number) =>
    word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + first));
  const cut = (word: string, by: string) => {
    const half = Math.floor(word.length / 2);
    return word.slice(0, half) + by + word.slice(half);
  };
  const spellings: [string, (word: string) => string][] = [
    ['in capitals', (word) => word.toUpperCase()],
    ['with dots', (word) => [...word].join('.')],
    ['with spaces', (word) => [...word].join(' ')],
    ['with dashes, in a sentence', (word) => `los tres ${[...word].join('-')} of the wood`],
    ['with repeated letters', (word) => word.replace(/[aeiou]/g, '$&$&$&')],
    ['with every letter doubled', (word) => word.replace(/./g, '$&$&')],
    ['in full width', (word) => word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))],
    ['in bold', (word) => word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d41a))],
    ['in circles', (word) => word.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x24d0))],
    [
      'with Cyrillic letters',
      (word) => word.replace(/[aeocpxy]/g, (letter) => 'аеосрху'['aeocpxy'.indexOf(letter)] ?? ''),
    ],
    ['with zero-width characters', (word) => [...word].join('\u200B')],
    ['with soft hyphens and joiners', (word) => [...word].join('\u00AD\u2060')],
    [
      'with strokes',
      (word) => word.replace(/[a-z]/g, (letter) => strokes['abcdefghijklnopqrstuvwyz'.indexOf(letter)] ?? letter),
    ],
    ['with signs between the letters that stand for letters', (word) => [...word].join('|')],
    ['with other such signs', (word) => [...word].join('+')],
    ['with digits between the letters', (word) => [...word].join('1')],
    [
      'with Greek letters',
      (word) => word.replace(/[aeiknopuv]/g, (letter) => 'αεικηορυν'['aeiknopuv'.indexOf(letter)] ?? ''),
    ],
    [
      'in Greek capitals',
      (word) =>
        word
          .toUpperCase()
          .replace(/[ABEHIKMNOPTXZ]/g, (letter) => 'ΑΒΕΗΙΚΜΝΟΡΤΧΖ'['ABEHIKMNOPTXZ'.indexOf(letter)] ?? ''),
    ],
    [
      'in Lisu letters',
      (word) =>
        word.replace(
          /[a-z]/g,
          (letter) => 'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑ ꓣꓢꓔꓴꓦꓪꓫꓬꓜ'['abcdefghijklmnopqrstuvwxyz'.indexOf(letter)] ?? '',
        ),
    ],
    [
      'with Cherokee letters',
      (word) =>
        word.replace(
          /[abcdeghijklmprstvwz]/g,
          (letter) => 'ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ'['abcdeghijklmprstvwz'.indexOf(letter)] ?? '',
        ),
    ],
    [
      'with Coptic letters',
      (word) => word.replace(/[aceikmnopt]/g, (letter) => 'ⲁⲥⲉⲓⲕⲙⲛⲟⲣⲧ'['aceikmnopt'.indexOf(letter)] ?? ''),
    ],
    ['in brackets', (word) => styled(word, 0x249c)],
    ['in squares', (word) => styled(word, 0x1f130)],
    ['in black squares', (word) => styled(word, 0x1f170)],
    ['in flags', (word) => styled(word, 0x1f1e6)],
    ['with a picture in the middle', (word) => cut(word, '🦊')],
    ['with a picture of several signs in the middle', (word) => cut(word, '👩🏽‍🚀')],
    ['with pictures between the letters', (word) => [...word].join('❤️')],
    ['with digits', (word) => word.replace(/[aeio]/g, (letter) => '4310'['aeio'.indexOf(letter)] ?? '')],
    ['with accents of other languages', (word) => word.replace(/[aeou]/g, '$&\u0308')],
    ['in quotes', (word) => `«${word}», ¡"${word}"!`],
    ['between other words', (word) => `a story about ${word}, please`],
  ];
  test('[P28] in pieces with spaces between them, unless those are words themselves', () => {
    const pieces = ['ki ll', 'mie rda', 'mu rd er', 'se xo', 'ca bron', 'stran gle', 'terro rista'];
    expect(pieces.filter((entry) => !refused(`los tres ${entry} of the wood`))).toEqual([]);
    const words = [
      'con don Quijote',
      'the rap is over',
      "a man's laughter",
      'a mass acre of corn',
      'be head of the class',
      'una mata da flores',
    ];
    expect(words.filter(refused)).toEqual([]);
  });

  test('[P28] as they sound in Cyrillic letters', () => {
    expect(['килл', 'мурдер', 'порно', 'путас'].filter((entry) => !refused(entry))).toEqual([]);
    expect(['Наташа', 'Миша и медведь', 'добрый кот'].filter(refused)).toEqual([]);
  });

  test.each(spellings)('[P28] %s', (_, spell) => {
    expect(words.split(' ').filter((word) => !refused(spell(word)))).toEqual([]);
  });
});
