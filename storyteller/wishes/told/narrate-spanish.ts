import { z } from 'zod';
import { spanishArticle } from '../../article.ts';
import { bookOf, everywhere, pattern, swapped, swaps as swapsOf } from '../../book.ts';
import { wordsOf } from '../worded.ts';
import { isClear } from './clear.ts';
import { inWords } from './numbers.ts';
import type { SpanishSentence } from './spoken-spanish.ts';

const words = z.string().transform((all) => all.split(/\s+/));
const schema = z.strictObject({
  lead: pattern,
  parents: pattern,
  aside: everywhere,
  openers: pattern,
  shouted: everywhere,
  raw: pattern,
  unclear: z.array(pattern),
  childs: pattern,
  bare: z.string(),
  dative: pattern,
  when: z.string(),
  object: pattern,
  done: pattern,
  since: z.string(),
  whose: pattern,
  states: pattern,
  has: pattern,
  family: swapsOf,
  swaps: swapsOf,
  irregular: z.record(z.string(), z.string()),
  regular: words,
  steps: z.array(z.strictObject({ words: pattern, step: z.string() })),
  ahead: pattern,
  unsaid: z.string(),
  example: z.string(),
});

/** What is hoped of a verb in -ar: "termina" is "termine", "saca" "saque". */
const hopedForm = (verb: string) =>
  verb
    .replace(/a(n?)$/u, 'e$1')
    .replace(/c(?=en?$)/u, 'qu')
    .replace(/g(?=en?$)/u, 'gu')
    .replace(/z(?=en?$)/u, 'c');

const book = bookOf(
  import.meta.url,
  'narrate.',
  schema.transform(({ bare, when, since, irregular, regular, ...rest }) => {
    const past = new Map(Object.entries(irregular));
    for (const verb of regular) past.set(verb, verb.endsWith('a') ? `${verb}ba` : verb.replace(/e$/, 'ía'));
    for (const [verb, said] of [...past]) if (/[aeé]$/.test(verb)) past.set(`${verb}n`, `${said}n`);
    // "Ni que termine": what has not happened yet.
    const hoped = new Map(
      [...past].flatMap(([verb, said]) =>
        /\p{L}{2}aban?$/u.test(said) ? [[hopedForm(verb), said.replace(/aba(n?)$/u, 'ara$1')] as const] : [],
      ),
    );
    const verb = `(?:${[...past.keys()].join('|')})(?!\\p{L})`;
    return {
      ...rest,
      past,
      hoped,
      // "Le duele crecer, dice que no": after the comma comes another sentence of the same child.
      split: new RegExp(
        `(?<=[.!])\\s+|\\s+[-–—]+\\s+|;\\s*|,\\s*(?=(?:ahora|entonces|después|luego|y ahora|y|pero|ya) (?:no |se |le |ya )*\\p{L}+)|,\\s*(?=(?:no )?(?:se |le |lo |la )?${verb})`,
        'u',
      ),
      bare: pattern.parse(bare.replace('{verb}', verb)),
      when: pattern.parse(when.replace('{verb}', verb)),
      since: pattern.parse(since.replace('{verb}', verb)),
    };
  }),
);

/** What the Spanish file says beside its verbs. */
export const spanishSteps = () => book('spanish');

/**
 * Retells a parent's sentences as a story: "No le dieron medalla y ahora no quiere volver" becomes "A {hero full} no le
 * dieron medalla y ahora no quería volver." Null if they are no sentences or should not be told.
 */
export function retoldSpanish(
  text: string,
): { told: string; isSure: boolean; now: readonly SpanishSentence[] | null } | null {
  const {
    lead,
    parents,
    aside,
    openers,
    bare,
    dative,
    states,
    has,
    when,
    object,
    done,
    since,
    whose,
    shouted,
    raw,
    swaps,
    split,
    family,
  } = book('spanish');
  // "Se quedan dormidos y llegan al mar" is a plot of several people.
  if (wordsOf('spanish').words.plays.test(text)) return null;
  const typed = text.replace(shouted, (word) => word.toLowerCase());
  const said = inWords(swapped(typed.replace(aside, '').replace(lead, '').trim(), family), 'spanish');
  if (
    said.length > 260 ||
    said.split(' ').length < 3 ||
    /[¿?"\\/=:@<>{}[\]#]|https?|sistema|prompt|instruc|ignora (?:las|todo)/iu.test(said)
  )
    return null;
  // "Que ya deje la mema" is what the family hopes for, and did not happen.
  if (hoped.test(text.trim())) return null;
  const told: string[] = [];
  const now: (SpanishSentence | null)[] = [];
  let isSure = true;
  for (const piece of said.split(split)) {
    const one = piece.replace(/^[¡\s,]+|[.!…,\s]+$/gu, '').replace(/^y (?!a )/u, '');
    let sentence = swapped(
      one.replace(/^\p{Lu}(?=\p{Ll}* (?!\p{Lu}))/u, (letter) => letter.toLowerCase()),
      swaps,
    );
    if (sentence === '' || parents.test(sentence)) continue;
    if (states.test(sentence)) sentence = `está ${sentence}`;
    else if (has.test(sentence)) sentence = `tiene ${sentence}`;
    const isFirst = told.length === 0;
    const [, time = ''] = when.exec(sentence) ?? [];
    sentence = sentence.slice(time.length);
    const isTogether = isFirst && together.test(sentence);
    const hero = isTogether
      ? `{hero full} y su familia ${sentence}`
      : isOfOthers(sentence)
        ? isFirst
          ? sentence.replace(childAsObject, (_all, a, word) =>
              a || word === 'de' ? `{${a ?? word} hero full}` : `${word} {hero full}`,
            )
          : sentence
        : openers.test(sentence)
          ? sentence.replace(openers, isFirst ? '{hero full}' : '').trim()
          : dative.test(sentence) || object.test(sentence) || done.test(sentence)
            ? `${isFirst ? '{a hero full} ' : ''}${sentence}`
            : bare.test(sentence) && !ofSeveral.test(sentence)
              ? `${isFirst ? '{hero full} ' : ''}${sentence}`
              : whose.test(sentence)
                ? sentence.replace(whose, (all, of: string, which: string, noun: string, what: string) =>
                    isFirst ? ofHero(of, noun, `${which}${noun}${what}`) : all,
                  )
                : isFirst && since.test(sentence) && !ofSeveral.test(sentence.replace(since, ''))
                  ? sinceThen(sentence)
                  : null;
    if (hero === null && isFirst) return null;
    if (hero !== null && since.test(sentence) && hero === sinceThen(sentence)) isSure = isSurelyOfChild(sentence);
    const spoken = isTogether ? null : roleIn(sentence);
    sentence = `${time}${hero ?? sentence}`;
    const past = inImperfect(sentence);
    if (past === sentence && !isPast.test(past)) continue;
    // What cannot be read aloud ends what is told.
    if (!isFirst && raw.test(past)) break;
    now.push(spoken && { ...spoken, line: time + spoken.line });
    told.push(`${past.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`);
  }
  return told.length > 0 && told.length <= 4
    ? { told: told.join(' '), isSure, now: now.every((one) => one !== null) ? now : null }
    : null;
}

/** Matches what several did whom nobody names, and did to no one: "Se quedaron encerrados." That was the family. */
const together =
  /^(?:por fin |ya |casi |hoy )?(?:no )?(?:se )?(?:(?:quedaron|perdieron|cayeron|mojaron|asustaron|mudaron|enfermaron|pelearon|cambiaron|llegaron|regresaron|volvieron|salieron|fueron|subieron|bajaron) (?!(?:el|la|los|las|un|una|unos|unas|sus?|mis?|tod[oa]s) )|(?:tuvieron|hicieron|encontraron|vieron) )/iu;

const hoped =
  /^que (?:ya |no |se |le |lo |la |nos |por fin )*(?:deje|aprenda|coma|duerma|quiera|pueda|haga|sea|vaya|tenga|anime|comparta|entienda|sepa|diga|crea|vea|use|pierda|confíe|hable|juegue|obedezca|ayude|respete|espere|suelte|acepte|cuide|porte|dé|deje|quede|sienta|acueste|despierte|bañe|lave|vista|levante|calme|atreva)n?(?!\p{L})/iu;

const kin = /^(?:papá|mamá|papi|mami|(?:el|la|los|las) (?:abuel|tí|maestr|prim|herman)\p{L}*) (?!les? |l[oa] )/u;

/** Matches the child in what others do: "con él"; "su maestra no la saludó" has no such words. */
const childAsObject = /(?<!\p{L})(?:(a)|(con|de|para|por|sin|en)) (?:él|ella)(?!\p{L})/u;

/** Whether others do or do not do something with the child: "nadie quiso jugar con él". */
const isOfOthers = (sentence: string) =>
  /^(?:(?:hoy|ayer),? )?(?:nadie|todos|tod[oa]s? l[oa]s? \p{L}+|l[oa]s (?:demás|otr[oa]s|niñ[oa]s|amig[oa]s|compañer[oa]s)|otr[oa]s niñ[oa]s) /iu.test(
    sentence,
  ) &&
  childAsObject.test(sentence) &&
  !/(?<!\p{L})(?:les?|l[oa]s?|sus?) /u.test(sentence);

/** What the child is in such a sentence, and the sentence without who it is about; null if that is not known. */
function roleIn(sentence: string): SpanishSentence | null {
  if (kin.test(sentence)) return null;
  const { openers, dative, object, done, bare, whose, since, childs } = book('spanish');
  if (isOfOthers(sentence)) return { line: sentence, hero: 'object' };
  if (openers.test(sentence)) return { line: sentence.replace(openers, '').trim(), hero: 'subject' };
  if (/^él les? /u.test(sentence)) return { line: sentence.slice(3), hero: 'subject' };
  if (dative.test(sentence) || object.test(sentence) || done.test(sentence)) return { line: sentence, hero: 'object' };
  if (bare.test(sentence) && !ofSeveral.test(sentence)) return { line: sentence, hero: 'subject' };
  if (whose.test(sentence)) {
    // In "su gata está gorda y ya no salta" it is not known who does not jump.
    const [, then = '', verb = ''] = / (?:y|pero) ((?:ya |no |se |todavía )*(\p{L}+).*)$/u.exec(sentence) ?? [];
    return isSpanishPresent(verb) && !childs.test(then) ? null : { line: sentence, hero: 'owner' };
  }
  if (since.test(sentence)) return { line: sentence, hero: 'later' };
  const [first = ''] = /^(?:ahora|entonces|después|desde entonces|al final),? /u.exec(sentence) ?? [];
  const rest = first ? roleIn(sentence.slice(first.length)) : null;
  return rest && { ...rest, line: first + rest.line };
}

const sinceThen = (sentence: string) =>
  sentence.replace(book('spanish').since, (start, _all, him) => `${start}${him ? '{a hero full}' : '{hero full}'} `);

/**
 * Whether it is surely the child of whom a sentence says something after "y": in "el perro está viejo y ya no sube" that
 * may be the dog.
 */
function isSurelyOfChild(sentence: string): boolean {
  const { since, childs } = book('spanish');
  const [start = ''] = since.exec(sentence) ?? [];
  const before = inImperfect(start);
  if (before === start && !isPast.test(start)) return false;
  return !/^(?:a )?(?:el|la|su) /u.test(start) || childs.test(sentence.slice(start.length));
}

/** Whether a word is a third person of the present that is known. */
export const isSpanishPresent = (word: string) => book('spanish').past.has(word) && !/n$/u.test(word);

const isPast =
  /(?<!\p{L})(?!(?:día|mía|tía|todavía|policía|compañía|energía|alegría)(?!\p{L}))\p{L}+(?:ó|ió|eron|aron|aba|aban|ía|ían)(?!\p{L})|(?<!\p{L})(?:fue|era|eran|hizo|tuvo|quiso|pudo|dijo|puso|vino|vio|dio)(?!\p{L})/u;

/** "Son gemelas" is said of two, and cannot be told of one. */
const ofSeveral = /^(?:(?:ya|todavía|siempre|nunca|solo|a veces|también|no|se) )*\p{L}+n(?!\p{L})/u;

/** "Su mejor amiga" is the hero's, who is not named yet: "la mejor amiga de Ana". */
function ofHero(of: string, noun: string, phrase: string): string {
  const isHer = /(?:a|as|á|ión|dad|madre)$/u.test(noun) && !/^(?:papás?|días?)$/u.test(noun);
  return `${spanishArticle(isHer, of === 'sus')} ${phrase} {de hero full}`;
}

/** Words after which a verb's form is a noun: "la cuenta", "su falta". */
const nominal =
  /^(?:el|la|los|las|un|una|su|sus|mi|de|del|al|a|con|en|por|para|sin|cada|mucha|otra|otro|esa|ese|esta|este|toda|todo|gran|primer|primera)$/u;

/** Puts the verbs of the present that are known into the imperfect; "la cuenta" stays. */
export function inImperfect(sentence: string): string {
  const { past, hoped } = book('spanish');
  // "La llama de Ana se perdió" begins with a noun.
  const isNamed = /\{de hero full\}/u.test(sentence);
  let [before, earlier] = ['', ''];
  let isHoped = false;
  return sentence
    .split(/(\s+|,)/)
    .map((word) => {
      if (/^\s*,?$/.test(word)) return word;
      const last = before;
      // In "no la deja" the article is a pronoun, and a verb follows.
      const isNoun =
        (/^despierta$/iu.test(word) && /[aei]r$/u.test(last)) ||
        (nominal.test(last) &&
          !(/^(?:la|los|las)$/.test(last) && introduces.test(earlier) && !(isNamed && earlier === '')));
      [earlier, before] = [before, word.toLowerCase()];
      isHoped = last === 'que' || (isHoped && clitic.test(last));
      if (isNoun) return word;
      const will = word.replace(/(?<=[aei]r)á(n?)$/u, 'ía$1');
      return will !== word ? will : (past.get(before) ?? (isHoped ? hoped.get(before) : undefined) ?? word);
    })
    .join('');
}
const clitic = /^(?:no|se|les?|l[ao]s?)$/u;
const introduces = /^(?:|no|se|ya|y|que|porque|cuando|si|siempre|nunca|nadie)$/u;

/** Whether sentences can be read aloud: each is short and has nothing in it that only phones write. */
export function isSpanishToldWell(told: string): boolean {
  const sentences = told.split(/(?<=\.) /u);
  return (
    sentences.length <= 3 &&
    // Nobody "hay que": "viene el cometa y hay que madrugar" names no child.
    !/\{hero full\} (?:hay|había)(?!\p{L})/u.test(told) &&
    !book('spanish').raw.test(told) &&
    sentences.every(
      (one) => one.split(',').length <= 3 && !/ si [^,.]+, [^.]*\.$/u.test(one) && one.split(' ').length <= 22,
    )
  );
}

/** Whether all of it is plain enough to open a tale that says its trouble anyway: one thing of the child a sentence. */
export const isSpanishClear = (told: string) =>
  isClear(told, book('spanish').unclear) &&
  // Behind these a word that could be a noun ("la cuenta") is a verb that stayed in the present.
  !told.split(' ').some((word, at, all) => book('spanish').past.has(word) && joins.test(all[at - 1] ?? ''));
const joins = /^(?:que|y|no|se|l[aoe]s?|si|cuando|porque|ya)$/u;
