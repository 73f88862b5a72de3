import type { StoryLanguage } from '#domain/stories/options.ts';

/** How somebody whom a wish mentions is spoken of: "{pet lo}" is "la" for a perrita. */
const endings = (of: string, isHer: boolean): Record<string, string> =>
  isHer
    ? { [`${of} él`]: 'ella', [`${of} lo`]: 'la', [`${of} o`]: 'a' }
    : { [`${of} él`]: 'él', [`${of} lo`]: 'lo', [`${of} o`]: 'o' };

function spanishFamily(message: string): Record<string, string> {
  const father = /(?<!\p{L})(?:pap[áai]|padre|mi esposo|mi marido|mi pareja)(?!\p{L})/iu.test(message);
  const missed = /(?:amig|prim|vecin|compañer)[oa]s? (?:que se llama )?(\p{Lu}\p{L}+)/u.exec(message)?.[1] ?? 'Tavo';
  const food =
    /(?<!\p{L})(?:cacahuates?|man[íi]|nuez|nueces|almendras?|huevos?|leche|lácteos|gluten|trigo|mariscos|camarones|fresas?|soya|avellanas?)(?!\p{L})/iu
      .exec(message)?.[0]
      .toLowerCase() ?? 'nuez';
  const dog = (/(?<!\p{L})perr(?:it)?[oa](?!\p{L})/iu.exec(message) ??
    /(?<!\p{L})(?:gat|conej|cachorr)(?:it)?[oa](?!\p{L})/iu.exec(message) ?? ['perro'])[0].toLowerCase();
  const isHerDog = dog.endsWith('a');
  const madeKind =
    /(?<!\p{L})(?:herman|amig|prim)(?:it|uit)?[oa](?!\p{L})/iu.exec(message)?.[0].toLowerCase() ?? 'amiga';
  const called = /(?:llama|llamad[oa]|nombre|dice que es) (?-i:(\p{Lu}\p{L}+))/iu.exec(message)?.[1];
  const isHerMade = madeKind.endsWith('a');
  return {
    parent: father ? 'papá' : 'mamá',
    ...endings('parent', !father),
    missed,
    food,
    pet: `${isHerDog ? 'la' : 'el'} ${dog}`,
    'un pet': `${isHerDog ? 'una' : 'un'} ${dog}`,
    ...endings('pet', isHerDog),
    made: called ?? (isHerMade ? 'Lula' : 'Lulo'),
    'made kind': madeKind,
    ...endings('made', isHerMade),
    far: 'la vecina de antes',
  };
}

/** The people, real and made up, the dog and the food that a wish about family life mentions, for tales that are asked for by its words, where a language has such. */
export const familySlots: Record<StoryLanguage, (message: string) => Record<string, string>> = {
  english: () => ({}),
  spanish: spanishFamily,
};
