import type { PresetMoral } from '#domain/stories/options.ts';
import { everyday } from './everyday.ts';
import { help, kindness, sharing } from './giving.ts';
import { moreHelp, moreKindness, moreSharing } from './more-giving.ts';
import { moreBravery, moreMistakes, morePatience, morePersistence, moreTalents } from './more-self.ts';
import { moreDifferences, moreFriendship, moreHonesty, moreRespect, moreTeamwork } from './more-together.ts';
import { moreDiscovery, moreNature } from './more-world.ts';
import { bravery, mistakes, patience, persistence, talents } from './self.ts';
import { differences, friendship, honesty, respect, teamwork } from './together.ts';
import { discovery, nature } from './world.ts';

/** The deed that turns a story, in passages as plots have them (see plots/plot.ts). */
export const deeds: Record<PresetMoral, readonly string[]> = {
  sharing: [...sharing, ...moreSharing],
  bravery: [...bravery, ...moreBravery],
  talents: [...talents, ...moreTalents],
  friendship: [...friendship, ...moreFriendship],
  help: [...help, ...moreHelp],
  mistakes: [...mistakes, ...moreMistakes],
  patience: [...patience, ...morePatience],
  kindness: [...kindness, ...moreKindness],
  differences: [...differences, ...moreDifferences],
  teamwork: [...teamwork, ...moreTeamwork],
  honesty: [...honesty, ...moreHonesty],
  discovery: [...discovery, ...moreDiscovery],
  respect: [...respect, ...moreRespect],
  persistence: [...persistence, ...morePersistence],
  nature: [...nature, ...moreNature],
};

/** What a parent's own words are about, in either language; the first that matches is told. */
const subjects: readonly (readonly [RegExp, PresetMoral])[] = [
  [/compart|share|sharing|prestar|egoís|selfish/i, 'sharing'],
  [/miedo|valient|valor\b|coraje|oscur|brave|courage|afraid|fear|dark/i, 'bravery'],
  [/mentir|mentira|verdad|honest|sincer|truth|\blie\b|lying|rob/i, 'honesty'],
  [/pacien|esperar|patien|wait|calma/i, 'patience'],
  [/rend|persist|perseve|esfuerz|intentar|practic|give up|keep trying|effort/i, 'persistence'],
  [/error|equivoc|mistake|perdon|forgiv|disculp|sorry/i, 'mistakes'],
  [/equipo|juntos|team|together|cooper|hermano|hermana|sibling|brother|sister/i, 'teamwork'],
  [/diferen|distint|differen|inclu|accept|acept|bully|acoso|burla/i, 'differences'],
  [/respet|respect|permiso|límite|escuch|listen|polite|obed/i, 'respect'],
  [/natural|planeta|animal|planta|árbol|nature|planet|environment|recicl|agua/i, 'nature'],
  [/talent|capaz|sabe hacer|orgullo|confian|confidence|self|especial|special|creer en/i, 'talents'],
  [/curios|descubr|aprend|pregunt|discover|learn|explor|school|escuela|leer/i, 'discovery'],
  [/amig|friend|amistad|querer|love|amor|extrañ/i, 'friendship'],
  [/ayud|help|generos/i, 'help'],
];

/** The deeds that fit a message in the parent's own words; kindness fits them all. */
export function deedsAbout(message: string): readonly string[] {
  const own = everyday.find(([pattern]) => pattern.test(message));
  if (own) return own[1];
  const found = subjects.find(([pattern]) => pattern.test(message));
  return deeds[found?.[1] ?? 'kindness'];
}
