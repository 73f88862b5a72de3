import type { StoryLanguage } from '#domain/stories/options.ts';

function spanishFamily(message: string): Record<string, string> {
  const father = /(?<!\p{L})(?:pap[áai]|padre|mi esposo|mi marido|mi pareja)(?!\p{L})/iu.test(message);
  const missed = /(?:amig|prim|vecin|compañer)[oa]s? (?:que se llama )?(\p{Lu}\p{L}+)/u.exec(message)?.[1] ?? 'Tavo';
  const food =
    /(?<!\p{L})(?:cacahuates?|man[íi]|nuez|nueces|almendras?|huevos?|leche|lácteos|gluten|trigo|mariscos|camarones|fresas?|soya|avellanas?)(?!\p{L})/iu
      .exec(message)?.[0]
      .toLowerCase() ?? 'nuez';
  const dog = /(?<!\p{L})perr(?:it)?[oa](?!\p{L})/iu.exec(message)?.[0].toLowerCase() ?? 'perro';
  const pet = dog.endsWith('a')
    ? { pet: `la ${dog}`, 'un pet': `una ${dog}`, 'pet o': 'a', 'pet lo': 'la' }
    : { pet: `el ${dog}`, 'un pet': `un ${dog}`, 'pet o': 'o', 'pet lo': 'lo' };
  const madeKind =
    /(?<!\p{L})(?:herman|amig|prim)(?:it|uit)?[oa](?!\p{L})/iu.exec(message)?.[0].toLowerCase() ?? 'amiga';
  const called = /(?:llama|llamad[oa]|nombre|dice que es) (?-i:(\p{Lu}\p{L}+))/iu.exec(message)?.[1];
  const made = madeKind.endsWith('a')
    ? { made: called ?? 'Lula', 'made kind': madeKind, 'made o': 'a', 'made lo': 'la', 'made él': 'ella' }
    : { made: called ?? 'Lulo', 'made kind': madeKind, 'made o': 'o', 'made lo': 'lo', 'made él': 'él' };
  const far = 'la vecina de antes';
  return !father
    ? { parent: 'mamá', 'parent él': 'ella', 'parent lo': 'la', 'parent o': 'a', missed, food, ...pet, ...made, far }
    : { parent: 'papá', 'parent él': 'él', 'parent lo': 'lo', 'parent o': 'o', missed, food, ...pet, ...made, far };
}

/** The people, real and made up, the dog and the food that a wish about family life mentions, for tales that are asked for by its words, where a language has such. */
export const familySlots: Record<StoryLanguage, (message: string) => Record<string, string>> = {
  english: () => ({}),
  spanish: spanishFamily,
};
