import { swapped } from '../../book.ts';

/** First persons that no rule gives, by the third: of the present, and of what is over. */
// biome-ignore format: many in a line are read at one look
const irregular: Record<string, string> = {
  es: 'soy', está: 'estoy', va: 'voy', ve: 'veo', ha: 'he', dice: 'digo', hace: 'hago', tiene: 'tengo', viene: 'vengo',
  sale: 'salgo', pone: 'pongo', cae: 'caigo', trae: 'traigo', oye: 'oigo', sabe: 'sé', da: 'doy', sigue: 'sigo',
  consigue: 'consigo', elige: 'elijo', corrige: 'corrijo', recoge: 'recojo', escoge: 'escojo', finge: 'finjo',
  fue: 'fui', hizo: 'hice', tuvo: 'tuve', pudo: 'pude', puso: 'puse', vino: 'vine', dijo: 'dije', vio: 'vi', dio: 'di',
  quiso: 'quise', estuvo: 'estuve', trajo: 'traje', supo: 'supe', anduvo: 'anduve', durmió: 'dormí', pidió: 'pedí',
  mintió: 'mentí', sintió: 'sentí', siguió: 'seguí', repitió: 'repetí', despidió: 'despedí', vistió: 'vestí', rio: 'reí',
};

/** A sentence of the present, without its hero, and what the hero is in it; `later`: the one who does the second thing. */
export type SpanishSentence = { line: string; hero: 'subject' | 'object' | 'owner' | 'later' };

/** What was put otherwise so that a story can tell it later. */
const times: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:ese día|en ese día)(?!\p{L})/giu, 'hoy'],
  [/(?<!\p{L})el día anterior(?!\p{L})/giu, 'ayer'],
  [/(?<!\p{L})la noche anterior(?!\p{L})/giu, 'anoche'],
  [/(?<!\p{L})al día siguiente(?!\p{L})/giu, 'mañana'],
  [/(?<!\p{L})esa (noche|semana|tarde|mañana)(?!\p{L})/giu, 'esta $1'],
  [/(?<!\p{L})con la familia(?!\p{L})/giu, 'con nosotros'],
  [/(?<!\p{L})al principio(?!\p{L})/giu, 'primero'],
];

/** What others do with or to the child, of whom nobody else can be meant. */
const toMe: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})con (?:él|ella)(?!\p{L})/giu, 'conmigo'],
  [/(?<!\p{L})(a|de|para|por|sin|en) (?:él|ella)(?!\p{L})/giu, '$1 mí'],
];

/**
 * Says a parent's sentences with the child's own mouth: "Se quedó encerrado en el ascensor" becomes "Me quedé encerrado en
 * el ascensor." Null where a verb is not known. `isPresent` tells whether a word is a third person of the present.
 */
export function spokenSpanish(
  sentences: readonly SpanishSentence[],
  isPresent: (word: string) => boolean,
): string | null {
  const all: string[] = [];
  for (const sentence of sentences) {
    const mine = asMine(sentence, isPresent);
    if (mine === null) return null;
    all.push(`${mine.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`);
  }
  const spoken = all.join(' ');
  return all.length <= 3 && !/[\d{]|(?<!\p{L})(?:él|ella)(?!\p{L})/u.test(spoken) ? spoken : null;
}

const joins = /^(?:que|porque|cuando|si|donde|y|e|pero|mientras|como|aunque|hasta)$/u;
const others = /^(?:el|la|los|las|un|una|unos|unas|su|sus|otr[oa]s?|tod[oa]s|nadie|alguien|uno|les?|\p{Lu}\p{L}+)$/u;
/** After "le", what is always the child's own. */
const owning = /^(?:tiene|tenía|teme)$/u;
/** After "le", what the child does to somebody, and not what something does to the child: "le tiene miedo". */
const doing =
  /^(?:tiene|tenía|teme|peg[aó]|dice|dijo|grit[aó]|mient[eió]+|mintió|quit[aó]|pid[eió]+|pidió|cont[aó]|mordió|muerde|ech[aó]|jal[aó]|cort[aó])$/u;
const light =
  /^(?:no|ya|se|lo|la|los|las|le|les|siempre|nunca|solo|también|todavía|casi|ahora|hoy|ayer|anoche|primero|después|otra|vez|a|veces)$/iu;

/** Words after which "la" is a pronoun: "y la lleva", but "lleva la cuenta". */
const startsClause =
  /^(?:|no|se|ya|y|que|si|cuando|porque|pero|como|siempre|nunca|nadie|solo|casi|también|ahora|hoy|\p{L}+,)$/iu;

function asMine({ line, hero }: SpanishSentence, isPresent: (word: string) => boolean): string | null {
  const words = swapped(swapped(line, times), hero === 'object' ? toMe : []).split(' ');
  let isMine = hero === 'subject';
  let isFirst = true;
  let isAfter = false;
  let wasMine = isMine;
  const told: string[] = [];
  for (const [index, word] of words.entries()) {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    if (before.endsWith(',')) [isMine, isAfter] = [false, true];
    if (joins.test(word)) {
      const second = words[index + 2] ?? '';
      const third = words[index + 3] ?? '';
      // In "y se le escapa" something does it to the child, and in "que fue su hermano" it was he.
      if (next === 'se' && /^les?$/u.test(second)) isMine = false;
      else if (/^(?:fue|es|era)$/u.test(next) && (others.test(second) || others.test(third))) isMine = false;
      // "Por algo que no hizo": it was the child who did not.
      else if (word === 'que' && /^(?:algo|lo)$/u.test(before) && next === 'no' && firstPerson(second, isPresent))
        isMine = true;
      // "Su abuelo que murió": it was the grandfather.
      else if (word === 'que' && isMine && firstPerson(before, isPresent) === null) isMine = false;
      else if (others.test(next)) {
        const isObject = /^l[oa]s?$/u.test(next) && firstPerson(second, isPresent) !== null;
        const does =
          /^les?$/u.test(next) && (owning.test(second) || (doing.test(second) && !/^(?:porque|cuando)$/u.test(word)));
        if (!isObject && !does) isMine = false;
        // "Mamá se fue y la extraña": who misses her is the child.
        else if (isObject && isPresent(second)) isMine = true;
      }
      // "Se le cayó el helado y lloró": now it is the child who does something.
      else if (/^(?:y|e|pero)$/u.test(word) && isOfChild(words, index, isPresent)) isMine = true;
      // "Le dicen cosas porque no lee bien": several do it to the one who cannot read.
      else if (word === 'porque' && hero === 'object' && isOfSeveral(words, index, isPresent)) isMine = true;
    }
    wasMine ||= isMine;
    const [plain = '', mark = ''] = [word.replace(/[,.;:]+$/u, ''), /[,.;:]+$/u.exec(word)?.[0]];
    // In "no se los quiere poner" a verb follows the article, which is a pronoun.
    const isPronoun = /^l[oa]s?$/u.test(before) && /^(?:no|se|ya)$/u.test(words[index - 2] ?? '');
    const isNoun =
      /^(?:el|la|los|las|un|una|su|sus|de|del|al|a|con|en|por|para|sin)$/u.test(before) &&
      (before !== 'la' || !startsClause.test(words[index - 2] ?? '')) &&
      !isPronoun;
    const mine = isMine && !isNoun ? firstPerson(plain, isPresent) : null;
    if (isMine && isFirst && !light.test(plain) && !joins.test(plain)) {
      if (mine === null) return null;
      isFirst = false;
    }
    // After a comma it is not known who does something.
    if (isAfter && !isNoun && (/^se$/u.test(plain) || (firstPerson(plain, isPresent) ?? plain) !== plain)) return null;
    if (mine !== null) told.push(mine + mark);
    else if (isMine && /^se$/iu.test(plain) && firstPerson(after(words, index), isPresent) !== null) told.push('me');
    else if (!isMine && /^les?$/iu.test(plain)) told.push('me');
    else if (
      (hero === 'object' || hero === 'owner') &&
      /^(?:lo|la)$/iu.test(plain) &&
      (/(?:\p{L}n|ó|aba|deja|invita|empuja|molesta)[,.]?$/u.test(next) || /^nadie$/iu.test(before))
    )
      told.push('me');
    else if (isMine || (hero === 'object' && !isAfter))
      told.push(word.replace(/(?<=\p{L}[aeiáéí]r)se(?![\p{L}])/u, 'me'));
    else told.push(word);
  }
  if (hero === 'later' && !wasMine) return null;
  return told.join(' ').replace(/(?<!\p{L})su(s?)(?= )/gu, 'mi$1');
}

/** The next word that is not one of those that stand before a verb. */
const verbAfter = (words: readonly string[], index: number) =>
  words.slice(index + 1).find((word) => !light.test(word)) ?? '';

const ofFamily = /^(?:mi|su) (?:papá|mamá|papi|mami|abuel|herman|prim|tí[oa]|amig|maestr)/u;

/** Whether it is the child who does what comes after this word: in "su papá prometió venir y no llegó" it is the father. */
function isOfChild(words: readonly string[], index: number, isPresent: (word: string) => boolean): boolean {
  const verb = verbAfter(words, index);
  const isOther = ofFamily.test(words.join(' ')) && !/^l[aeo]s?$/u.test(words[index + 1] ?? '') && !isPresent(verb);
  return !isOther && firstPerson(verb, isPresent) !== null;
}

/** Whether several have done something before this word, and one does something after it. */
const isOfSeveral = (words: readonly string[], index: number, isPresent: (word: string) => boolean) =>
  words.slice(0, index).some((word) => /\p{L}n$/u.test(word) && isPresent(word.slice(0, -1))) &&
  firstPerson(verbAfter(words, index), isPresent) !== null;

/** The next word that is no pronoun before a verb: in "se lo comió", "comió". */
const after = (words: readonly string[], index: number) =>
  words.slice(index + 1).find((word) => !/^(?:l[aeo]s?|nos)$/u.test(word)) ?? '';

/** "Quiere" becomes "quiero", and "escondió" "escondí"; null for what is no such verb. */
function firstPerson(word: string, isPresent: (word: string) => boolean): string | null {
  const known = irregular[word];
  if (known) return known;
  if (/(?:aba|ía)$/u.test(word) && word.length > 4) return word;
  if (/^(?:rayó|apoyó|ensayó|desmayó)$/u.test(word)) return word.replace(/ó$/u, 'é');
  if (/yó$/u.test(word)) return word.replace(/yó$/u, 'í');
  if (/ió$/u.test(word)) return word.replace(/ió$/u, 'í');
  if (/gó$/u.test(word)) return word.replace(/gó$/u, 'gué');
  if (/có$/u.test(word)) return word.replace(/có$/u, 'qué');
  if (/zó$/u.test(word)) return word.replace(/zó$/u, 'cé');
  if (/\p{L}ó$/u.test(word)) return word.replace(/ó$/u, 'é');
  if (!isPresent(word)) return null;
  if (/[ae]ce$|oce$|uce$/u.test(word) && !/^(?:hace|mece)$/u.test(word)) return word.replace(/ce$/u, 'zco');
  if (/ae$/u.test(word)) return word.replace(/e$/u, 'igo');
  if (/gue$/u.test(word)) return word.replace(/gue$/u, 'go');
  if (/ge$/u.test(word)) return word.replace(/ge$/u, 'jo');
  return /[ae]$/u.test(word) ? word.replace(/[ae]$/u, 'o') : null;
}
