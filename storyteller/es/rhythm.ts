import type { AgeGroup } from '#domain/stories/options.ts';
import { wordCount } from '../measure.ts';
import type { Pace } from '../plan.ts';
import type { Random } from '../random.ts';
import { capitalised } from './render.ts';

/** How readily two sentences become one, by pace, and whether the evening's sentences are cut. */
export type Breath = { join: Record<Pace, number>; cut: boolean };

/** From the longest breath in the evening to the shortest; the first that slows down enough is used. */
export const breaths: Record<AgeGroup, readonly Breath[]> = {
  toddler: [
    { join: { lively: 0.8, easy: 0.2, slow: 0 }, cut: true },
    { join: { lively: 1, easy: 0, slow: 0 }, cut: true },
  ],
  preschool: [
    { join: { lively: 0.9, easy: 0.6, slow: 0.3 }, cut: false },
    { join: { lively: 0.9, easy: 0.4, slow: 0.1 }, cut: false },
    { join: { lively: 1, easy: 0.2, slow: 0 }, cut: true },
    { join: { lively: 1, easy: 0, slow: 0 }, cut: true },
  ],
  elementary: [
    { join: { lively: 1, easy: 1, slow: 0.4 }, cut: false },
    { join: { lively: 1, easy: 0.7, slow: 0.3 }, cut: false },
    { join: { lively: 1, easy: 0.3, slow: 0 }, cut: false },
    { join: { lively: 1, easy: 0, slow: 0 }, cut: true },
  ],
};

/** Longest joined sentence, in words. */
const longestJoined: Record<AgeGroup, Record<Pace, number>> = {
  toddler: { lively: 14, easy: 10, slow: 8 },
  preschool: { lively: 16, easy: 13, slow: 10 },
  elementary: { lively: 27, easy: 26, slow: 22 },
};

/** How readily the halves of a joined sentence are kept apart by a semicolon. */
const semicolons: Record<AgeGroup, number> = { toddler: 0, preschool: 0.2, elementary: 0.8 };

/** How often the third turn of two who speak by turns goes without "dijo". */
const turnsUntold = 0.6;

/** Beginnings of sentences that are no sentences: "Un rato. Otro rato." */
const fragment = /^(Que|Un|Una|Uno|Este|Esta|Ese|Esa|Otro|Otra|Y otr[ao]|Ya|Así|Casi|Dos|Tres|Ni|Tin|Nada|Todos\.)\b/;

/** Beginnings that follow better after a semicolon than after "y". */
const standingApart =
  /^(Así|Era|Eran|Es|Por eso|También|Tampoco|Hasta|Recién|Al|Si|No|Nadie|Nada|Ni|Ahora|Parecía|Estaba)\b/;

/** Beginnings that name their own subject or place, so that "y" cannot mislead. */
const beginsAfresh =
  /^(El|La|Los|Las|A|En|Con|Desde|Después|Detrás|Cerca|Junto|Sobre|Alguien|Algo|Entre|Cada|Se oyó|Había)\b/;

/** A deed in the past without a subject of its own goes on with the one before. */
const goesOn =
  /^(?!Se oyó|Llegó|Pasó|Salió|Cayó|Sopló|Empezó|Quedó|Apareció|Faltó|Bajó|Vino|Voló|Sonó|Creció|Llegaron|Quedaron)(Se |Le |Les |Lo )?\p{L}+(ó|aron|ieron|eron)(?=[\s,.])/u;

/** Where a slow sentence draws breath: at "y" or "pero" after a comma, or where "y" goes on with a deed. */
const breathPlace =
  /^(.{12,}?)(?:, (y|pero) (?=.{10,})| (y) (?=(?:se |le |les |lo |la )?\p{L}+(?:ó|aron|ieron)[ ,.].{4,}))/u;

const and = (next: string): string => (/^h?[ií](?![aeo])/i.test(next) ? 'e' : 'y');

export type Rhythm = {
  /** Two sentences of narration as one, or null when they had better stay two. */
  join(first: string, second: string, sameSubject: boolean): string | null;
  /** Two sentences that have nothing to do with each other, where a long breath is wanted; or null. */
  joinApart(first: string, second: string): string | null;
  /** Speech that ends with who said it, and then what that one did, as one; or null. */
  joinSpeech(speech: string, deed: string): string | null;
  /**
   * Speech after the paragraph `before` and the `earlier` one: an answer and the third turn of two
   * who speak by turns can do without "dijo".
   */
  answer(before: string, speech: string, earlier: string): string;
  /** A sentence of narration, in the evening cut where it draws breath. */
  slow(sentence: string): string;
};

/**
 * The length of breath: longer sentences for older children and for the day, short ones for the
 * evening. `names` are the characters', which keep their capital inside a sentence;
 * `long` is the manner's (see manner.ts).
 */
export function createRhythm(
  age: AgeGroup,
  pace: Pace,
  breath: Breath,
  names: readonly string[],
  random: Random,
  long = 0,
): Rhythm {
  const longest = longestJoined[age][pace];
  const chance = breath.join[pace];

  /** The second half of a joined sentence begins in lower case, unless with a name. */
  const startsWithName = (text: string): boolean => names.some((name) => text.startsWith(capitalised(name)));

  /** The two who go through the whole story; of anybody else more is to be told than "and". */
  const isOfTheTwo = (text: string): boolean => names.slice(0, 2).some((name) => text.startsWith(capitalised(name)));

  const lowered = (text: string): string =>
    names.some((name) => /^\p{Lu}/u.test(name) && text.startsWith(name))
      ? text
      : text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

  const semicolon = (first: string, second: string): string | null =>
    /[;:]/.test(first + second) || wordCount(first) < 3 || !random.chance(semicolons[age])
      ? null
      : `${first.slice(0, -1)}; ${lowered(second)}`;

  /** "Dijo" is the plain word; now and then a reply replies and a cry is cried. */
  const spoken = (before: string, speech: string): string => {
    const [one, many] =
      /\?( —|$)/.test(before) && /^—/.test(before)
        ? random.pick([
            ['contestó', 'contestaron'],
            ['respondió', 'respondieron'],
            ['dijo', 'dijeron'],
          ] as const)
        : /^—¡/.test(speech)
          ? random.pick([
              ['exclamó', 'exclamaron'],
              ['dijo', 'dijeron'],
            ] as const)
          : (['dijo', 'dijeron'] as const);
    return speech.replace(
      /^(—[^—]*) —(dijo|dijeron) /u,
      (_, said: string, verb: string) => `${said} —${verb === 'dijo' ? one : many} `,
    );
  };

  return {
    join(first, second, sameSubject) {
      if (!plain(first, second)) return null;
      const length = wordCount(first) + wordCount(second);
      if (wordCount(first) < 3 || wordCount(second) < 2 || length >= longest || !random.chance(chance)) return null;
      if (
        /[«»]/.test(first + second) ||
        /^(Que|¿)/.test(first) ||
        fragment.test(first) ||
        fragment.test(second) ||
        wordCount(second) < 3
      )
        return null;
      if (/^(Entonces|En eso|De pronto|De golpe|Pues|Bueno)\b/.test(second)) return null;
      if (standingApart.test(second)) return semicolon(first, second);
      const stem = first.slice(0, -1);
      if (/^(Pero|Aunque|Porque) /.test(second)) return `${stem}, ${lowered(second)}`;
      if (/^(Y|E|O) /.test(second)) return / y /.test(first) ? null : `${stem}, ${lowered(second)}`;
      if (sameSubject && goesOn.test(second) && !/ [ye] |, para |, que /.test(first))
        return `${stem} ${and(second)} ${lowered(second)}`;
      if (goesOn.test(second) && !/ y | e |:/.test(first + second)) {
        return `${stem}${/,|ron[ ,.]/.test(first + second) ? ',' : ''} ${and(second)} ${lowered(second)}`;
      }
      if (
        !/, y /.test(first + second) &&
        (beginsAfresh.test(second) || (isOfTheTwo(second) && startsWithName(first)))
      ) {
        return `${stem}, ${and(second)} ${lowered(second)}`;
      }
      return semicolon(first, second);
    },
    joinApart(first, second) {
      const length = wordCount(first) + wordCount(second);
      if (long < 2 || !plain(first, second) || length >= longest || fragment.test(first) || fragment.test(second))
        return null;
      return semicolon(first, second);
    },
    joinSpeech(speech, deed) {
      const length = wordCount(speech) + wordCount(deed);
      if (pace !== 'lively' || length >= longest || !random.chance(chance)) return null;
      return `${speech.slice(0, -1)}, ${and(deed)} ${lowered(deed)}`;
    },
    answer(before, speech, earlier) {
      if (age === 'toddler' && pace !== 'lively' && / —preguntó [^—]+\.$/u.test(before)) {
        return speech.replace(
          /^(—[^—]+?)([?!]?) —dijo [^—,]+\.$/u,
          (_, said: string, mark: string) => said + (mark || '.'),
        );
      }
      const speaker = speakerOf(speech);
      if (age !== 'toddler' && speaker && speaker === speakerOf(earlier) && speakerOf(before) !== speaker) {
        const bare = speakerOf(before) && random.chance(long > 1 ? 0 : turnsUntold) ? untold(speech) : null;
        if (bare) return bare;
      }
      return age === 'toddler' && pace !== 'lively' ? speech : spoken(before, speech);
    },
    slow(sentence) {
      if (!breath.cut || pace === 'lively' || /[«»—]/.test(sentence)) return sentence;
      if (wordCount(sentence) <= (age === 'toddler' ? 6 : 8)) return sentence;
      return sentence.replace(
        breathPlace,
        (_, start: string, word?: string) => `${start}. ${word === 'pero' ? 'Pero' : 'Y'} `,
      );
    },
  };
}

/** Whether a plain statement follows another. */
function plain(first: string, second: string): boolean {
  return /[\p{L}»]\.$/u.test(first) && /^\p{Lu}\p{L}* /u.test(second);
}

/** Who says a line of dialogue, where it is told. */
function speakerOf(speech: string): string | null {
  return /^—[^—]* —\p{Ll}+ ([^—,.]+)/u.exec(speech)?.[1] ?? null;
}

/** A line of dialogue without who said it, when that stands at its end and tells no more than that. */
function untold(speech: string): string | null {
  const [, said, mark = ''] = /^(—[^—]+?)([?!…]?) —\p{Ll}+ [^—,.]+\.$/u.exec(speech) ?? [];
  return said ? `${said}${mark || '.'}` : null;
}
