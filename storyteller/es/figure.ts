import { kindOfName } from '../illustrator/people/names.ts';
import type { CastMember } from '../plan.ts';
import { anyNature, type Nature, presetNatures, presetNouns } from './cast.ts';
import { knownNouns } from './nouns.ts';

export type Gender = 'm' | 'f' | null;

/** A character as Spanish grammar sees it. `gender` null: unknown, so nothing may agree with it. */
export type Figure = {
  /** In the middle of a sentence: "la coneja", "mi abuela Rosa", "Leo". */
  name: string;
  /** Where it is first met: "una coneja"; a name stays itself. */
  first: string;
  /** Who speaks: of three bears, one. */
  speaker: string;
  /** Whether the speaker above takes a plural verb ("dijeron Ana y Luis"). */
  chorus: boolean;
  gender: Gender;
  plural: boolean;
  nature: Nature;
};

const indefinite = { el: 'un', la: 'una' } as const;

/** A common noun with its article, as a character. */
export function nounFigure(article: 'el' | 'la', noun: string, nature: Nature = anyNature, first = noun): Figure {
  const name = `${article} ${noun}`;
  return {
    name,
    first: `${indefinite[article]} ${first}`,
    speaker: name,
    chorus: false,
    gender: article === 'la' ? 'f' : 'm',
    plural: false,
    nature,
  };
}

const many = /^(los|las|unos|unas|mis|tus|sus|nuestros|nuestras|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s/i;
const masculine = /^(el|un|los|unos|nuestro|nuestros)\s/i;
const feminine = /^(la|una|las|unas|nuestra|nuestras)\s/i;

/** The grammar of a name of any form, as far as its words show it; the name itself stays as typed. */
export function figureOf(member: CastMember): Figure {
  if (member.preset) {
    const noun = presetNouns[member.preset](member.she);
    return nounFigure(noun.article, noun.noun, presetNatures[member.preset], noun.first);
  }
  const name = member.name;
  const words = name.split(' ');
  const head = knownNouns.get((words[0] ?? '').toLowerCase());
  const bare = head && /^\p{Ll}/u.test(name);
  if (bare && /^(mam[ái]|pap[ái])$/.test(name)) {
    return { ...nounFigure(head.article, name), name, first: name, speaker: name };
  }
  if (bare && !/ [ye] /.test(name)) {
    return {
      ...nounFigure(head.article, name, natureOf(words[0])),
      // "Tía Lola" is known from the start; "dragón" is first "un dragón".
      first: `${/ \p{Lu}|^(abuel|tí[ao]|herman|prim[ao])/u.test(name) ? head.article : indefinite[head.gender === 'f' ? 'la' : 'el']} ${name}`,
      gender: head.gender,
    };
  }
  const second = knownNouns.get((words[1] ?? '').toLowerCase());
  const plural = many.test(name) || / (y|e|and) /.test(name);
  const gender: Gender = feminine.test(name)
    ? 'f'
    : masculine.test(name)
      ? 'm'
      : /^(mi|tu|su|mis|tus|sus)\s/i.test(name)
        ? (second?.gender ?? null)
        : (head?.gender ?? givenGender(name));
  const group = many.test(name) && !/ y /.test(name);
  if (/^(un|una) \p{Ll}/u.test(name)) {
    // Who was "un robot" when first met is "el robot" from then on.
    const known = name.replace(/^una /, 'la ').replace(/^un /, 'el ');
    return { name: known, first: name, speaker: known, chorus: false, gender, plural, nature: natureOf(words[1]) };
  }
  return {
    name: decapitalised(name),
    first: decapitalised(name),
    speaker: group ? oneOf(name) : decapitalised(name),
    chorus: plural && !group,
    gender,
    plural,
    nature: natureOf(words[0], words[1]),
  };
}

/** The gender of a single given name, as the pictures draw it; null where nothing tells. */
function givenGender(name: string): Gender {
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(name)) return null;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const kind = kindOfName(plain);
  return kind === 'girl' ? 'f' : kind === 'boy' ? 'm' : null;
}

/** "Mi abuela Rosa" inside a sentence is "mi abuela Rosa"; "Leo" stays "Leo". */
function decapitalised(name: string): string {
  return name.replace(/^(El|La|Los|Las|Un|Una|Unos|Unas|Mi|Mis|Tu|Su|Nuestro|Nuestra)(?=\s\p{Ll})/u, (word) =>
    word.toLowerCase(),
  );
}

function natureOf(...words: (string | undefined)[]): Nature {
  for (const word of words) {
    const animal = word && knownNouns.get(word.toLowerCase())?.animal;
    if (animal) return presetNatures[animal];
  }
  return anyNature;
}

/** Who speaks when several are named: "los tres ositos" gives "uno de los tres ositos". */
function oneOf(name: string): string {
  const she = feminine.test(name) || /^\S+ \S+as(\s|$)/.test(name);
  const counted = /^(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s/i.test(name);
  return `${she ? 'una' : 'uno'} de ${counted ? (she ? 'las ' : 'los ') : ''}${decapitalised(name)}`;
}
