import { pronounOfName } from '../people/given-names.ts';
import { createRandom, type Random } from '../random.ts';
import type { KnownPerson } from '../scene.ts';
import { bird, plumages } from './beasts/birds.ts';
import { furry } from './beasts/furry.ts';
import { deer, donkey, horse } from './beasts/hoofed.ts';
import { dinosaur, dragon, frog, snake, turtle } from './beasts/scaly.ts';
import { crab, fish, octopus, whale } from './beasts/sea.ts';
import { butterfly, insects } from './beasts/winged.ts';
import { articles, colourWords, creatureWords, drawsKind, kindIn, oftenNames, roleWords } from './cast-words.ts';
import { beasts, signature } from './characters/beasts.ts';
import { type Build, draw as drawBody } from './characters/body.ts';
import type { Act, Draw } from './characters/figure.ts';
import { catStripe } from './characters/home-animals.ts';
import { owl } from './characters/owl.ts';
import { accessories, beanie, brimHat, glasses, together, type Wear } from './characters/wear.ts';
import { cloth, paper } from './paint/palette.ts';
import type { Point } from './paint/point.ts';
import { place } from './paint/svg.ts';
import { rollLooks, spokenHair } from './people/looks.ts';
import { person } from './people/person.ts';
import { type Role, roles } from './people/roles.ts';
import { type SpokenLooks, spokenLooks } from './people/spoken-looks.ts';
import { monster } from './things/monster.ts';
import { objects } from './things/objects.ts';
import { robot } from './things/robot.ts';
import { drawThing } from './things/thing.ts';
import { vehicles } from './things/vehicles.ts';
import { type Creature, lists } from './words/lists.ts';
import { anyCase, anyOf, lexicon, words } from './words.ts';

const things = { ...objects, ...vehicles };
const bodies = { ...beasts, ...furry, ...insects, frog, turtle, horse, donkey, deer };
const limbless = {
  fish: { coat: '#e29a5a', drawn: fish },
  shark: { coat: '#8d9db0', drawn: fish },
  whale: { coat: '#6f93b0', drawn: whale },
  crab: { coat: '#d9694f', drawn: crab },
  octopus: { coat: '#d98a7f', drawn: octopus },
  snake: { coat: '#8aa860', drawn: snake },
};

/**
 * Returns the drawing for a name and what is known about the character. It depends on nothing else (case,
 * accents and spaces ignored), so that a character looks the same in all pictures, on covers and chips, and
 * in sequels. The name only chooses; no letter of it reaches the drawing (P24).
 */
export function cast(name: string, known: Partial<KnownPerson> = {}): Draw {
  // "Don Quetzal, un perezoso con sombrero rojo": after the comma stands what and how he is, as in a story's people.
  const [own = '', ...told] = name.split(afterName);
  const about = told.join(' ');
  // "A girl in a wheelchair", "el gato con sombrero rojo", "Mia uses a wheelchair".
  const [worn = ''] = wornBy.exec(own) ?? [];
  const said = words(own.replace(worn, ''));
  const rolls = rollsOf(name);
  const seen = spokenLooks([known.look ?? '', ...told, worn].join(', '));
  // What is known overrules what the name suggests: a dog called Rose is a dog, a girl called Bear a girl.
  const what = known.kind ?? '';
  const kind = words(drawsKind(what) ? what : `${what} ${kindIn(about) ?? kindIn(known.look ?? '') ?? ''}`);
  const creature =
    kind.flatMap((word) => creatureWords.get(word) ?? []).at(0) ??
    (kind.length > 0 && !isBeastly(said) ? undefined : creatureOf(said));
  const role = [...kind, ...said].flatMap((word) => roleWords.get(word) ?? []).at(0);
  if (!creature) return human(said[0] ?? '', role ? roles[role] : {}, rolls, known, seen);
  const alone = said.length === 1 && (kind.length === 0 || kind.join() === said.join());
  const usual = role ? (roles[role] as Role).wear : alone ? signature[creature as keyof typeof signature] : undefined;
  const wear = usual ?? (alone ? undefined : rollWear(rolls));
  const colour = seen.hair ?? seen.colour ?? [...kind, ...said].flatMap((word) => colourWords.get(word) ?? []).at(0);
  const drawn = drawCreature(creature, rolls, dressed(wear, seen));
  const draw: Draw = colour ? (act) => drawn.draw(recoloured(act, drawn.coat, colour)) : drawn.draw;
  return known.grown ? sized(draw, 1.2) : draw;
}

/** What somebody usually wears, and the glasses and the hat of a look; of two hats the one of the look. */
function dressed(usual: Wear | undefined, { glasses: spectacles, hat }: SpokenLooks): Wear | undefined {
  const worn = [
    ...(usual && !(hat && usual.above) ? [usual] : []),
    ...(spectacles ? [glasses(18, 1, 14, spectacles.colour)] : []),
    ...(hat ? [hatOf(hat)] : []),
  ];
  return worn.length > 1 ? together(...worn) : worn[0];
}

const hatOf = ({ kind, colour }: NonNullable<SpokenLooks['hat']>): Wear =>
  kind === 'cap' ? beanie(colour ?? paper.teal) : colour ? brimHat(colour) : brimHat('#e6c887', paper.brick);

/** Matches what stands between a name and a look or an age: "Mateo, 2 años", "Zion (3)", "Archie almost 3". */
const afterName = new RegExp(`,\\s+(?=[\\p{Ll}\\d])|\\s*\\(|\\s+(?:(?:${anyOf(lists.cast.ages)})\\s+)?(?=\\d)`, 'u');
/** "A girl in a wheelchair", "Mia uses a wheelchair": what follows is worn or ridden. */
const wornBy = new RegExp(` (?:${anyOf(lists.cast.worn)}) .*`, 'iu');
const whose = new RegExp(`^(?:${anyCase(lists.cast.whose)}) \\S+ (?=\\p{Lu})`, 'u');

/** What was typed without how somebody looks, in a story or on its cover: "Ada with long plaits" is Ada. */
export const ownName = (typed: string): string => (typed.split(afterName)[0] ?? '').replace(wornBy, '');

/** The looks that follow from a name alone. */
const rollsOf = (name: string) =>
  // "Her friend Jun" is also typed "Jun, her friend".
  createRandom(`cast ${words(ownName(name.replace(whose, ''))).join(' ') || name}`);

/** A colour for clothes that none of the others before it wears, who also chose theirs in turn. */
function ownColour(colour: string, others: readonly string[]): string {
  const taken = new Set<string>();
  const free = (wanted: string) => [wanted, ...cloth].find((one) => !taken.has(one)) ?? wanted;
  for (const other of others) taken.add(free(rollLooks(rollsOf(other), 'any').colour));
  return free(colour);
}

/** "Mama Bear" is a bear, whatever else is known of her. */
const isBeastly = ([first = '', ...rest]: string[]) =>
  /mother|father|baby/.test(roleWords.get(first) ?? '') && creatureOf(rest) !== undefined;

const titles = lexicon(lists.cast.titles);
const younger = new RegExp(lists.cast.younger.join('|'), 'iu');

const creatureOf = (said: string[]) =>
  said
    .flatMap((word, i) =>
      oftenNames.has(word) && !articles.has(said[i - 1] ?? '') ? [] : (creatureWords.get(word) ?? []),
    )
    .at(0);

function human(first: string, role: Role, rolls: Random, known: Partial<KnownPerson>, seen: SpokenLooks): Draw {
  const sortOf = { she: 'girl', he: 'boy', they: 'any', it: undefined } as const;
  const said = known.pronoun && sortOf[known.pronoun];
  const { beard: bearded, wheelchair: onWheels, freckles, ...spoken } = seen;
  const sort = said ?? role.kind ?? sortOf[titles.get(first) ?? pronounOfName(first) ?? 'they'];
  const { likeness, kinOf, others = [] } = known;
  const nth = likeness ? Math.max(words(likeness).indexOf(first), 0) : 1;
  const family = likeness ? createRandom(likeness) : kinOf && rollsOf(kinOf);
  const { skin, hair } = spokenLooks(kinOf ?? '');
  const isFair = [spokenHair.red, spokenHair.blond].some((fair) => fair === (seen.hair ?? hair));
  const own = rollLooks(rolls, sort, role.old, 0, isFair);
  const kin = family ? { ...rollLooks(family, sort, role.old, nth, isFair), ...(skin && { skin }) } : own;
  const age = known.grown ? 'adult' : (role.age ?? 'child');
  // A grown man has short hair, unless somebody says curls, and no grown-up wears a child's clothes.
  const cut = sort === 'boy' && age === 'adult' ? ({ hairstyle: 'short' } as const) : {};
  const garment = age === 'adult' && own.garment !== 'dress' ? 'jumper' : own.garment;
  const colour = ownColour(own.colour, others);
  const second = own.second === colour ? own.colour : own.second;
  const looks = { ...kin, ...cut, garment, trousers: own.trousers, colour, second, ...role.looks, ...spoken };
  const wear = dressed(role.wear, seen);
  const build = person({
    ...role,
    looks,
    age,
    beard: (bearded ?? role.beard ?? false) && said !== 'girl',
    wear,
    freckles,
    onWheels,
  });
  const isYounger = kinOf && younger.test(`${known.name} ${known.look}`);
  return isYounger ? sized((act) => drawBody(build, act), 0.84) : (act) => drawBody(build, act);
}

/** Draws somebody larger or smaller: a grown-up animal, a younger sister. */
const sized =
  (draw: Draw, k: number): Draw =>
  (act) => {
    const at = <P extends { x: number; y: number }>(point: P): P => ({ ...point, x: point.x * k, y: point.y * k });
    const own = (to: Point | undefined) => to && { x: to.x / k, y: to.y / k };
    const art = (svg = '') => place(svg, 0, 0, k);
    const reach = act.reach && { left: own(act.reach.left), right: own(act.reach.right) };
    const { hands, tail, ...one } = draw(reach ? { ...act, reach } : act);
    return {
      ...{ behind: art(one.behind), markup: art(one.markup), front: art(one.front), chest: at(one.chest) },
      ...{ hands: { left: at(hands.left), right: at(hands.right) }, width: one.width * k, height: one.height * k },
      ...{ tail: tail && tail * k, head: { ...at(one.head), r: one.head.r * k } },
    };
  };

/** Chooses an accessory for a named beast, so that two foxes can be told apart. */
function rollWear(rolls: Random): Wear {
  const colour = rolls.pick(cloth);
  return rolls.pick(accessories)(colour);
}

/** Recolours the coat, for words like "el gato negro"; a white cat has no stripes. */
const recoloured = (act: Act, coat: string, colour: string): Act => ({
  ...act,
  tone: (c) => act.tone(c === coat || c === catStripe ? colour : c),
});

type Drawn = { draw: Draw; coat: string };

const built = (build: Build, wear: Wear | undefined): Drawn => {
  const dressed = wear ? { ...build, wear, above: Math.max(build.above ?? 0, wear.above ?? 0) } : build;
  return { draw: (act) => drawBody(dressed, act), coat: build.coat };
};

function drawCreature(creature: Creature, rolls: Random, wear: Wear | undefined): Drawn {
  if (creature in bodies) return built(bodies[creature as keyof typeof bodies], wear);
  if (creature in limbless) {
    const { coat, drawn } = limbless[creature as keyof typeof limbless];
    return { draw: (act) => drawn(coat, act, wear), coat };
  }
  if (creature in plumages) {
    const plumage = plumages[creature as keyof typeof plumages];
    return { draw: (act) => bird(plumage, act, wear), coat: plumage.coat };
  }
  const colour = rolls.pick(['#6fa58f', '#d98a5f', '#7d9cb8', '#a98bb0', '#8fae6a']);
  const other = rolls.pick(['#e8bd6a', '#e0937f', '#9cc3bf']);
  switch (creature) {
    case 'owl':
      return {
        draw: (act) => owl(act, wear && wear !== signature.owl ? together(glasses(23, 0, 20), wear) : wear),
        coat: '#a27a58',
      };
    case 'dragon':
      return built(dragon(colour, other), wear);
    // A neck that long bears no hat.
    case 'longneck':
    case 'dinosaur':
      return built(dinosaur(colour, creature === 'longneck'), wear?.above ? undefined : wear);
    case 'robot':
      return built(robot(rolls.pick(['#a9b6c2', '#9fb8b0', '#d6b27a']), other), wear);
    case 'monster':
      return built(monster(colour, other), wear);
    case 'butterfly':
      return built(butterfly(rolls.pick(['#e08d5f', '#7fa9bd', '#e3b450', '#b78bb0'])), wear);
    default: {
      const thing = things[creature as keyof typeof things];
      return { draw: (act) => drawThing(thing, act, wear), coat: thing.coat };
    }
  }
}
