import { ownName } from '#storyteller/illustrator/cast.ts';
import { kindIn } from '#storyteller/illustrator/cast-words.ts';
import { peopleNamed } from '#storyteller/illustrator/draw-cover.ts';
import { spokenLooks } from '#storyteller/illustrator/people/spoken-looks.ts';
import { thingsNamed } from '#storyteller/illustrator/props/thing-words.ts';
import type { ActionKind, KnownPerson, Light, SceneForPicture, Shot } from '#storyteller/scene.ts';

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

const asleep = 'asleep|sleep(?:s|ing)?|duerm\\p{L}+|dormid\\p{L}+';
/** What somebody does, in a caption of the product's tales or in a parent's words; what stands first decides. */
const actions: [RegExp, ActionKind][] = [
  [word('hug(?:s|ging)?|hold each other|holds? (?:\\p{L}+ ){1,3}close|together again|abraz\\p{L}+'), 'hug'],
  [word(`(?:finds?|encuentran?) (?:\\p{L}+ ){1,4}(?:${asleep})`), 'look-into'],
  [word(`${asleep}|lie side by side in bed`), 'sleep'],
  [word('(?:under|wrapped in|beneath|bajo|debajo de) (?:\\p{L}+ ){1,2}(?:blanket|cobija|manta)'), 'under-blanket'],
  [
    word('l(?:ies?|ying) (?:\\p{L}+ ){0,3}(?:in|down) ?(?:bed)?|se acuest\\p{L}+|en la cama|acostad\\p{L}+'),
    'under-blanket',
  ],
  [word('climb(?:s|ing)?|sub\\p{L}+ (?:a|por)|trep\\p{L}+'), 'climb'],
  [word('giv(?:es|e|ing)|hands (?:it|the|an?|over)|handing|pass(?:es|ing)?|(?:le )?da|dando|entreg\\p{L}+'), 'give'],
  [word('brings?|offers?|(?:le )?ofrecen?|holds? (?:(?:it|the|an?) )?(?:\\p{L}+ ){0,2}out to|le trae'), 'give'],
  [word('whisper(?:s|ing)?|susurr\\p{L}+|(?:algo )?en secreto'), 'whisper'],
  [word('point(?:s|ing)?|señal\\p{L}+'), 'point'],
  [word('wav(?:es|e|ing)|salud\\p{L}+'), 'wave'],
  [word('build(?:s|ing)?|constru\\p{L}+'), 'build'],
  [
    word('(?:look|bend|lean)(?:s|ing)? (?:into|over|down|in|under|close)|peer(?:s|ing)?|asom\\p{L}+|se inclinan?'),
    'look-into',
  ],
  [
    word('sit(?:s|ting)?|sentad\\p{L}+|se sient\\p{L}+|tells? (?:\\p{L}+ ){1,3}(?:all|who)|very close together'),
    'sit-beside',
  ],
  [word('leads?|takes? (?:\\p{L}+ ){1,3}by the|walks? ahead|va adelante|guían?|llevan? a|de la mano'), 'lead'],
  [word('walk(?:s|ing)?|camin\\p{L}+'), 'walk'],
  [word('carr(?:y|ies|ying)|carg\\p{L}+'), 'carry'],
  // "Has a red hat" says how somebody looks.
  [
    word(
      'hold(?:s|ing)?|shows?|muestran?|enseñan?|ha(?:s|ve) the(?! \\p{L}+ on)|sostien\\p{L}+|agarr\\p{L}+|tienen? (?:el|la)',
    ),
    'hold',
  ],
  [word('blanket|cobija|manta'), 'under-blanket'],
  [word('stand(?:s|ing)?|waits?|waiting|esperan?|de pie|se miran|lado a lado|junto a|close together|alone'), 'stand'],
];

const lights: [RegExp, Light][] = [
  [word('night|moonlight|in the dark|de noche|a oscuras'), 'night'],
  [word('dusk|sunset|evening|atardecer|anochecer'), 'dusk'],
  [word('day|daylight|sunny|morning|de día|soleado|mañana'), 'day'],
];

const shots: [RegExp, Shot][] = [
  [word('close(?:r|-up)?|near(?:er)?|de cerca|más cerca'), 'near'],
  [word('far(?:ther|ther away)?|from afar|de lejos|más lejos'), 'wide'],
];

/** What a parent wants out of the picture: "without the drum", "sin el tambor de música". */
const unwanted =
  /(?<!\p{L})(?:without|no|remove|take away|leave out|sin|quita\p{L}*|saca\p{L}*)\s+(?:\p{L}+\s+){0,2}\p{L}+/giu;

/** "Bo is a sloth with a red hat" says what Bo is; "Bo has a red hat" only how Bo looks. */
const isWhat = /(?<!\p{L})(?:is|are|es|son)\s+(an?|una?)(?<what>\s[^.;!?]+)/iu;
const hasLook = /(?<!\p{L})(?:has|have|wears?|wearing|with|tienen?|llevan?|usan?|con)\s+(?<look>[^.;!?]+)/iu;

function lookIn(sentence: string): string | undefined {
  const what = isWhat.exec(sentence);
  if (what?.groups?.what) return what.groups.what.trim();
  const look = hasLook.exec(sentence)?.groups?.look;
  // "With the mouse" makes nobody a mouse.
  return look && !kindIn(look) && Object.keys(spokenLooks(look)).length > 0 ? look : undefined;
}

/** How a caption may call somebody: "her grandfather Otto" is Otto or Grandfather Otto, "una ballena bebé" the whale. */
function calledBy(character: string): RegExp {
  const own = ownName(character);
  const said = own.match(/\p{L}+/gu) ?? [own];
  const names = said.filter((one) => /^\p{Lu}/u.test(one));
  const called = names.length > 0 ? names : said.filter((one) => one.length > 3);
  return word((called.length > 0 ? called : said).join('|'));
}

const first = <T>(list: readonly [RegExp, T][], said: string): T | undefined =>
  list.find(([words]) => words.test(said))?.[1];

/**
 * Reads a picture's description in plain words, as far as the stand-in understands them: who does what with which thing,
 * how near, in which light, and how somebody looks. A later sentence, such as a parent's wish, overrules an earlier one.
 */
export function readScene(
  description: string,
  characters: readonly string[],
  looks: Readonly<Record<string, string>>,
): Partial<Pick<SceneForPicture, 'action' | 'thing' | 'shot' | 'light' | 'people'>> {
  const sentences = description.split(/(?<=[.!?])\s+/u).reverse();
  const latest = <T>(read: (said: string) => T | undefined): T | undefined =>
    sentences.map(read).find((found) => found !== undefined);
  const namedIn = (said: string) =>
    characters.flatMap((each, index) => {
      const at = said.search(calledBy(each));
      return at < 0 ? [] : [{ index, at }];
    });
  const action = latest((said) => {
    const kind = first(actions, said);
    const named = namedIn(said).sort((a, b) => a.at - b.at);
    const by = named[0]?.index ?? 0;
    const other = named[1]?.index ?? (characters.length > 1 ? (by === 0 ? 1 : 0) : undefined);
    return kind && { kind, by, ...(other !== undefined && { with: other }) };
  });
  const people = peopleNamed(characters).map((known, index): KnownPerson => {
    const said = latest((sentence) =>
      namedIn(sentence).some((one) => one.index === index) ? lookIn(sentence) : undefined,
    );
    const look = [said, looks[known.name]].filter(Boolean).join(', ');
    return { ...known, ...(look && { look }) };
  });
  const without = new Set(description.match(unwanted)?.flatMap((said) => thingsNamed(said)));
  const wanted = (said: string) => thingsNamed(said).find((one) => !without.has(one));
  const [thing, shot, light] = [
    latest((said) => (lookIn(said) ? undefined : wanted(said))),
    latest((said) => first(shots, said)),
    latest((said) => first(lights, said)),
  ];
  return { people, ...(action && { action }), ...(thing && { thing }), ...(shot && { shot }), ...(light && { light }) };
}
