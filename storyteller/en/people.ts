import type { PresetCharacter } from '#domain/stories/options.ts';
import type { CastMember } from '../plan.ts';
import type { Random } from '../random.ts';
import { dealt } from '../series.ts';

/** How one character is spoken of. */
export type Person = {
  /** As the options name them: what a reader looks for. */
  typed: string;
  /** At the first meeting: "Fern the fox", "a brave knight", "Luna". */
  first: string;
  /** With the kind, for a reminder: "Fern the fox", "the fox". */
  full: string;
  /** Every day: "Fern", "the brave knight", "Luna". */
  short: string;
  plural: boolean;
  /** Unknown gender: the name is used instead of a pronoun. */
  pronouns: 'she' | 'he' | 'they' | null;
  /** A word or two of character: "who liked to know why". */
  nature: string;
};

const given: Record<PresetCharacter, readonly string[]> = {
  cat: 'Tansy Biscuit Mops Juniper Smudge Clementine Pockets Sable'.split(' '),
  dog: 'Barley Scout Muffin Captain Hopper Digby Button Rusty'.split(' '),
  owl: 'Olive Archie Hush Wren Tuppence Dusty Quill Nell'.split(' '),
  rabbit: 'Clover Parsnip Thistle Bramble Daisy Nibs Tuft Poppy'.split(' '),
  lion: 'Marigold Rory Amber Leo Sunny Tawny Goldie Samba'.split(' '),
  squirrel: 'Hazel Conker Pip Russet Filbert Twig Maple Scamper'.split(' '),
  chipmunk: 'Peanut Dot Chestnut Stripe Acorn Minnow Crumb Tilly'.split(' '),
  elephant: 'Pebble Bindi Umber Tembo Grace Plum Moses Lulu'.split(' '),
  giraffe: 'Willow Stretch Zuri Pippa Amara Spindle Jules Tully'.split(' '),
  ladybug: 'Speck Ruby Dottie Freckle Scarlet Bean Penny Cherry'.split(' '),
  fox: 'Fern Rowan Ember Vix Tod Saffron Copper Flick'.split(' '),
  unicorn: 'Luz Pearl Opal Silver Aster Lumen Ivory Star'.split(' '),
  zebra: 'Ziggy Domino Tama Inka Checkers Zola Patch Kito'.split(' '),
  alligator: 'Reed Fennel Ollie Marsh Snapper Gus Ivy Lagoon'.split(' '),
  monkey: 'Mango Koko Tumble Bongo Mimi Jabari Pepper Figgy'.split(' '),
};

const natures = [
  'who asked a great many questions',
  'who liked to go first',
  'who hummed without noticing',
  'who never could sit still for long',
  'who thought before speaking',
  'who noticed small things',
  'who laughed at nearly everything',
  'who kept useful things in a bag',
  'who liked everything just so',
  'who was a little bit shy',
  'who always had an idea',
  'who listened more than most',
  'who knew the names of all the stars but two',
  'who walked slowly and saw everything',
];

const female =
  /^(?:.*\b)?(?:she|girl|sister|mom|mum|mommy|mummy|mama|mother|grandma|granny|nana|grandmother|abuela|aunt|auntie|queen|princess|mrs|miss|ms|lady|witch|fairy|mermaid|wife|daughter|niece|goddess|hen|luna|emma|olivia|mia|sofia|sophia|maria|ana|anna|lucia|valentina|isabella|camila|elena|eva|lily|rosa|zoe|chloe|ella|grace|lucy|amelia|ava|nora|julia|clara|alice|maya|leila|sara|sarah)(?:\b.*)?$/i;
const male =
  /^(?:.*\b)?(?:boy|brother|dad|daddy|papa|father|grandpa|grandad|granddad|grandfather|abuelo|uncle|king|prince|mr|sir|knight|pirate captain|wizard|husband|son|nephew|rooster|léo|leo|mateo|lucas|liam|noah|oliver|ethan|hugo|diego|pablo|juan|carlos|santiago|sebastian|daniel|david|max|tom|thomas|ben|sam|jack|james|henry|theo|oscar|felix|peter|paul|martin|tomás|andrés|josé|miguel)(?:\b.*)?$/i;
const commonNouns =
  /^(?:dragon|bear|teddy|teddy bear|princess|prince|knight|king|queen|pirate|robot|witch|wizard|fairy|mermaid|mouse|frog|toad|duck|goose|hen|chicken|cow|pig|piglet|horse|pony|goat|sheep|lamb|donkey|wolf|hedgehog|badger|mole|otter|beaver|deer|tiger|panda|koala|penguin|whale|dolphin|shark|fish|octopus|turtle|tortoise|snail|bee|butterfly|ant|spider|bird|parrot|crow|robin|swan|bat|dinosaur|crocodile|hippo|rhino|camel|kangaroo|gorilla|snake|lizard|puppy|kitten|bunny|baby|boy|girl|train|truck|tractor|car|moon|star|sun|cloud|snowman|gnome|giant|elf|ghost|alien|astronaut|doctor|firefighter|teacher|farmer|baker|sailor|superhero|doll|toy)$/;
const pluralNumbers =
  /^(?:the |my |our |a pair of )?(?:two|three|four|five|six|seven|eight|nine|ten|many|some|twin|twins|triplets|[2-9]|10)\b/i;

/** Decides how each member of the cast is named in this story. Names of one story differ in their first letter. */
export function people(cast: readonly CastMember[], seed: string, random: Random): Person[] {
  // One story in three calls its animals Fox and Owl, as many picture books do.
  const byKind = random.chance(0.33);
  const initials = new Set<string>();
  const ways = random.shuffled(natures);
  return cast.map((member, index) => {
    const nature = ways[index % ways.length] as string;
    if (member.preset === null) return { ...freePerson(member.name, member.she), nature };
    const pronouns = member.she ? ('she' as const) : ('he' as const);
    const kind = member.preset;
    if (byKind) {
      const name = kind[0]?.toUpperCase() + kind.slice(1);
      return { typed: kind, first: name, full: name, short: name, plural: false, pronouns, nature };
    }
    const names = dealt(given[kind], kind, seed, random);
    const name = names.find((candidate) => !initials.has(candidate[0] ?? '')) ?? names[0] ?? kind;
    initials.add(name[0] ?? '');
    const full = `${name} the ${kind}`;
    return { typed: kind, first: full, full, short: name, plural: false, pronouns, nature };
  });
}

/** Reads a name in the parent's own words: "the three bears", "a brave knight", "my friend Léo", "dragon", "Luna". */
export function freePerson(typed: string, she?: boolean): Omit<Person, 'nature'> {
  const article = /^(a|an|the)\s+(.+)$/i.exec(typed);
  const plural =
    pluralNumbers.test(typed) ||
    /\s(?:and|&)\s/i.test(typed) ||
    (article?.[1]?.toLowerCase() === 'the' && /[^s']s$/.test(typed));
  // A creature is a she or a he by seed; a child's own name is never guessed at.
  const creature = she !== undefined && commonNouns.test(typed.replace(/^(?:an?|the)\s+(?:\p{Ll}+\s)*/iu, ''));
  const pronouns = plural
    ? 'they'
    : female.test(typed)
      ? 'she'
      : male.test(typed)
        ? 'he'
        : creature
          ? she
            ? 'she'
            : 'he'
          : null;
  const named = (first: string, short: string) => ({ typed, first, full: short, short, plural, pronouns }) as const;
  if (article) {
    const noun = article[2] as string;
    return /^the$/i.test(article[1] as string)
      ? named(`the ${noun}`, `the ${noun}`)
      : named(`${(article[1] as string).toLowerCase()} ${noun}`, `the ${noun}`);
  }
  if (commonNouns.test(typed)) return named(`a ${typed}`, `the ${typed}`);
  if (plural && /^\p{Ll}/u.test(typed)) return named(typed, /^(?:my|our)\b/.test(typed) ? typed : `the ${typed}`);
  return { ...named(typed, called(typed)), full: typed };
}

/** What somebody is called every day: "Léo" of "my friend Léo", "Princess Ana" of "Princess Ana of the Seven Lakes". */
function called(typed: string): string {
  const mine = /^(?:my|our)\s+(?:\p{Ll}+\s+){1,3}(\p{Lu}[\p{L}\p{M}’'-]*)$/u.exec(typed);
  const titled = /^(\S+(?: \S+)?) (?:of|from|who|with|the|in) .+$/.exec(typed);
  return mine?.[1] ?? (titled && typed.length > 18 ? titled[1] : undefined) ?? typed;
}

export function possessive(name: string): string {
  return /s$/.test(name) && /^the /i.test(name) ? `${name}’` : `${name}’s`;
}

/** "Fern", "Fern and Owl", "Fern, Owl and Luna". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
