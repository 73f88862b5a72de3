import { type PresetCharacter, presetCharacters, sameCharacter } from '#domain/stories/options.ts';
import type { Random } from '../random.ts';
import { isGivenName, pronounOfName } from './given-names.ts';
import { type Limbs, type Person, type Pronoun, plain } from './person.ts';

const names: Record<PresetCharacter, readonly string[]> = {
  cat: 'Tansy Biscuit Mops Juniper Smudge Clementine Pockets Sable'.split(' '),
  dog: 'Barley Scout Muffin Captain Hopper Digby Button Rusty'.split(' '),
  owl: 'Olive Archie Hush Tuppence Dusty Quill Nell Figaro'.split(' '),
  rabbit: 'Clover Parsnip Thistle Bramble Nibs Tuft Poppy Dandelion'.split(' '),
  lion: 'Marigold Rory Amber Leo Tawny Goldie Samba Barnaby'.split(' '),
  squirrel: 'Hazel Conker Pip Russet Filbert Twig Maple Scamper'.split(' '),
  chipmunk: 'Peanut Dot Chestnut Stripe Acorn Minnow Crumb Tilly'.split(' '),
  elephant: 'Pebble Bindi Umber Tembo Grace Plum Moses Lulu'.split(' '),
  giraffe: 'Willow Stretch Zuri Pippa Amara Spindle Jules Tully'.split(' '),
  ladybug: 'Speck Ruby Dottie Freckle Scarlet Bean Penny Cherry'.split(' '),
  fox: 'Fern Rowan Ember Vix Tod Saffron Copper Flick'.split(' '),
  unicorn: 'Luz Pearl Opal Silver Aster Lumen Ivory Comet'.split(' '),
  zebra: 'Ziggy Domino Tama Inka Checkers Zola Patch Kito'.split(' '),
  alligator: 'Reed Fennel Ollie Marsh Snapper Gus Ivy Lagoon'.split(' '),
  monkey: 'Mango Koko Tumble Bongo Mimi Jabari Pepper Figgy'.split(' '),
};

const limbsOf: [Limbs, RegExp][] = [
  [
    'wing',
    /\b(owl|bird|ladybug|bee|butterfly|bat|duck|goose|hen|chicken|robin|wren|crow|parrot|penguin|swan|moth|firefly|sparrow|pelican|chick|rooster|toucan)s?\b/i,
  ],
  [
    'fin',
    /\b(fish|whale|dolphin|shark|seahorse|mermaid|seal|narwhal|octopus|crab|snail|worm|caterpillar|snake|jellyfish|starfish)(es|s)?\b/i,
  ],
  [
    'hoof',
    /\b(horse|pony|unicorn|zebra|cow|goat|sheep|lamb|donkey|deer|reindeer|giraffe|camel|llama|alpaca|pig|piglet|moose)s?\b/i,
  ],
  ['wheel', /\b(train|truck|tractor|car|bus|digger|excavator|plane|boat|engine|bike|rocket|submarine|van)s?\b/i],
  [
    'paw',
    /\b(cat|dog|rabbit|lion|squirrel|chipmunk|elephant|fox|alligator|bear|bunny|puppy|kitten|mouse|hedgehog|badger|mole|otter|beaver|tiger|panda|koala|wolf|turtle|tortoise|frog|toad|dragon|dinosaur|crocodile|hippo|rhino|kangaroo|hamster|guinea pig|raccoon|sloth|lizard|leopard|cheetah|skunk|ferret|rat|t-rex|triceratops|poodle|dachshund|labrador|retriever|gecko|porcupine|armadillo|vole|shrew|weasel|lynx|teddy|yeti)s?\b/i,
  ],
];
const things =
  /\b(train|truck|tractor|car|bus|digger|excavator|plane|boat|engine|bike|rocket|submarine|van|cloud|star|moon|sun|teapot|spoon|lamp|toaster|sock|shoe|house|tree|flower|stone|balloon|kite|umbrella|toothbrush|cake|cookie|potato|carrot|pancake|dumpling|snowflake|washing machine|fridge|pencil|crayon|book|ball|cup|pillow|blanket)\b/i;
const creatures =
  /\b(robot|alien|monster|ghost|snowman|gnome|elf|fairy|witch|wizard|giant|troll|ogre|vampire|princess|prince|knight|pirate|king|queen|astronaut|mermaid|genie|ninja|superhero|doll|baby|boy|girl|child|kid|toddler|monkey|gorilla|ape|doctor|firefighter|teacher|farmer|baker|sailor|captain|nurse|policeman|clown|dancer|detective|scientist)s?\b/i;
const common = (text: string) =>
  things.test(text) || creatures.test(text) || limbsOf.some(([, kinds]) => kinds.test(text));

const family =
  /^(?:(?:great[- ])?(?:grandma|granny|grandmother|nana|nan|nanna|gran|abuela|grammy|grandpa|granddad|grandad|grandfather|gramps|abuelo|papaw|pop-pop|mom|mommy|mum|mummy|mama|mother|dad|daddy|papa|father|aunt|auntie|aunty|uncle)|mr|mrs|ms|miss|dr|doctor|professor|captain|princess|prince|king|queen|sir|lady|coach|nurse|teacher|baby|saint|santa)\.?$/i;
const grownRole =
  /\b(?:grandma|granny|grandmother|nana|nan|nanna|gran|abuela|grammy|grandpa|granddad|grandad|grandfather|gramps|abuelo|papaw|mom|mommy|mum|mummy|mama|mother|dad|daddy|papa|father|aunt|auntie|aunty|uncle|mr|mrs|ms|miss|dr|doctor|professor|king|queen|teacher|nurse|farmer|baker|policeman|firefighter|granny|parents|grandparents|babysitter|nanny|wizard|witch|santa)\b/i;
const she =
  /\b(?:she|her|girl|sister|mom|mommy|mum|mummy|mama|mother|grandma|granny|nana|nan|nanna|gran|grandmother|abuela|grammy|aunt|auntie|aunty|queen|princess|mrs|miss|ms|lady|witch|fairy|mermaid|wife|daughter|daughters|sisters|girls|niece|hen|cow|ballerina|twin sister)\b/i;
const he =
  /\b(?:he|him|his|boy|brother|dad|daddy|papa|father|grandpa|grandad|granddad|grandfather|gramps|abuelo|papaw|uncle|king|prince|mr|sir|knight|wizard|husband|son|sons|brothers|boys|nephew|rooster|santa|snowman|policeman)\b/i;
const childRole =
  /^(?:(?:little|big|baby|older|younger|best|new|twin|step|half|dear|sweet|tiny|small|oldest|youngest)[ -])*(?:brother|sister|friend|cousin|son|daughter|niece|nephew|boy|girl|kid|child|neighbor|neighbour|classmate|buddy|pal|baby|toddler|twin|grandson|granddaughter|stepsister|stepbrother)$/i;
const adjective =
  /^(?:very|really|big|bigger|little|small|tiny|huge|giant|tall|short|old|young|brave|shy|grumpy|happy|sad|silly|funny|sleepy|kind|clever|smart|lazy|fluffy|furry|fuzzy|magic|magical|friendly|lonely|lost|hungry|good|bad|naughty|gentle|fat|round|thin|red|blue|green|yellow|orange|purple|pink|brown|black|white|grey|gray|golden|gold|silver|spotted|striped|curious|scared|invisible|flying|talking|singing|dancing|new|baby|cute|pretty|strong|fast|slow|quiet|loud|clumsy|wise|curly|fancy|tired|angry|cheeky|proud|nervous)$/i;
const clause =
  /^(.*?)(?:,)?\s+(?:who|that|which|with|whose|from|of the|of|in|on|without|made of|wearing|and (?:is|likes|loves|can))\s+.+$/i;
const article = (noun: string) => (/^[aeiou]/i.test(noun) && !/^(?:uni|eu|one)/i.test(noun) ? 'an' : 'a');
const isName = (word: string) => /^\p{Lu}/u.test(word) || !/^[\p{L}]/u.test(word);

type Known = { typed: string; wish: number; kind?: string };

/**
 * The people of the family's wishes, in their order; "Zoë and her dog Pickle" are two. Nobody twice. An animal of the
 * list has a name ("Thistle the rabbit"), or `byKind` is called what it is, as small children like it ("Rabbit").
 */
export function englishPeople(wishes: readonly string[], random: Random, byKind = false): Person[] {
  const people: Person[] = [];
  for (const [wish, typed] of wishes.entries()) {
    for (const one of split(plain(typed))) {
      const person = read({ typed: one, wish }, random, people, byKind);
      if (!people.some((other) => sameCharacter(other.name, person.name))) people.push(person);
    }
  }
  return people;
}

/** One wish may name several: "my twins Ana and Vera", "Zoë and her dog Pickle", "a fox and a bear". */
function split(text: string): string[] {
  const text_ =
    text
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/,?\s*(?:age |aged )?\d+\s*(?:years?(?: old)?|yrs?|yo|months?)?$/i, '')
      .trim() || text;
  if (withLook.test(text_)) return [text_];
  const group =
    /^(?:(?:my|our|his|her|their|the)\s+)?(?:(?:\p{Ll}+|two|three|\d)\s+){0,3}?(twins|triplets|kids|children|daughters|sons|boys|girls|sisters|brothers|cousins|friends|cats|dogs|rabbits|bunnies|siblings|grandkids|grandchildren|puppies|kittens|hamsters|fish),?\s+(\p{Lu}.*)$/u.exec(
      text_,
    );
  if (group) {
    const kind = {
      twins: 'twin',
      daughters: 'girl',
      girls: 'girl',
      sisters: 'sister',
      sons: 'boy',
      boys: 'boy',
      brothers: 'brother',
      cats: 'cat',
      dogs: 'dog',
      rabbits: 'rabbit',
      bunnies: 'bunny',
      puppies: 'puppy',
      kittens: 'kitten',
      hamsters: 'hamster',
      fish: 'fish',
    }[group[1]?.toLowerCase() ?? ''];
    const each = list(group[2] ?? '');
    return kind && kind !== 'twin' ? each.map((name) => `${name} (${kind})`) : each;
  }
  const parts = list(text_);
  if (parts.length < 2 || clauseOnly(text_)) return [text_];
  const owner = parts[0] ?? '';
  const ok = parts.every((part) => isName(part) || /^(?:an?|the|my|our|his|her|their)\s/i.test(part) || common(part));
  return ok
    ? parts.map((part, i) => (i === 0 ? part : part.replace(/^(?:his|her|their)\s/i, `${owned(owner)} `)))
    : [text_];
}
/** "Rex, small blue dragon": a name, and how its owner looks. */
const withLook = /^(\p{Lu}[^,]*?),\s*((?:an? |our |my |the )?\p{Ll}[^,]*)$/u;
const list = (text: string) =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
/** "a dragon who eats fish and chips": what follows the who belongs to one. */
const clauseOnly = (text: string) =>
  /\b(?:who|that|which|with|whose|wearing|likes|loves|made of)\b.*\b(?:and|,)/i.test(text);
const owned = (owner: string) => (/^(?:an?|the|my|our) /i.test(owner) ? 'the' : `${owner.split(' ').slice(-1)[0]}’s`);

function read({ typed, wish }: Known, random: Random, before: readonly Person[], byKind = false): Person {
  const preset = presetCharacters.find((id) => sameCharacter(id, typed)) ?? null;
  if (preset) {
    const taken = new Set(before.map(({ name }) => name[0]));
    const pool = random.fork(preset).shuffled(names[preset]);
    const given = pool.find((one) => !taken.has(one[0])) ?? pool[0] ?? preset;
    const name = byKind ? preset.replace(/^./, (letter) => letter.toUpperCase()) : given;
    const pronoun = random.fork(`${preset} pronoun`).chance(0.5) ? 'she' : 'he';
    return {
      typed: preset,
      preset,
      wish,
      first: byKind ? name : `${name} the ${preset}`,
      name,
      pronoun,
      several: false,
      grown: false,
      kind: preset,
      limbs: limbs(preset),
    };
  }
  const noted = /^(.*) \((\p{Ll}+)\)$/u.exec(typed);
  const text = (noted?.[1] ?? typed).replace(/[.,;:!?]+$/, '').trim() || 'somebody';
  const make = (first: string, name: string, kind: string | null, more: Partial<Person> = {}): Person => {
    const about = `${noted?.[2] ?? ''} ${kind ?? ''} ${text}`;
    const several =
      /^(?:my|our|the|some) (?:cousins|kids|children|twins|friends|cats|dogs|sisters|brothers|daughters|sons|grandchildren)$|^(?:the|my|our) (?:two|three|four|five|six|seven|\d+) |^(?:two|three|four|five|six|seven) /i.test(
        text,
      ) ||
      (/^the /i.test(name) &&
        /[^s’']s$/.test(name) &&
        !/s’s$/.test(name) &&
        !common(name.replace(/^the /, '').replace(/^.* /, '')));
    const child = kind === null || childRole.test(kind);
    const guessed = she.test(about) ? 'she' : he.test(about) ? 'he' : child ? pronounOfName(name) : undefined;
    const animal = kind !== null && !child && !things.test(kind);
    const pronoun: Pronoun = several
      ? 'they'
      : (guessed ??
        (kind && things.test(kind)
          ? 'it'
          : animal
            ? (pronounOfName(name) ?? (random.fork(name).chance(0.5) ? 'she' : 'he'))
            : 'they'));
    return {
      typed: text,
      preset: null,
      wish,
      first,
      name,
      pronoun,
      several,
      grown: grownRole.test(about) && !/\b(?:baby|little|princess|prince)\b/i.test(about),
      kind: kind ?? noted?.[2] ?? null,
      limbs: limbs(kind ?? noted?.[2] ?? ''),
      ...more,
    };
  };
  const looks = withLook.exec(text);
  if (looks) {
    const [, name = text, given = ''] = looks;
    const look = given.replace(/^(?:an?|our|my|his|her|their|the) /i, '');
    const noun = head(look);
    if (!common(noun)) return { ...read({ typed: name, wish }, random, before), look };
    const animal = make(name, name, noun, { first: `${name}, ${article(look)} ${look}`, look });
    return { ...animal, pronoun: pronounOfName(name) ?? animal.pronoun };
  }
  const named =
    /^(?:(?:my|our|his|her|their|the|an?)\s+)?(.+?),?\s+(?:named|called|whose name is)\s+(\S+(?: \p{Lu}\S*)?)(?:\s.*)?$/iu.exec(
      text,
    );
  if (named)
    return make(`${named[2]}, ${article(named[1] ?? '')} ${named[1]}`, named[2] ?? text, head(named[1] ?? ''), {
      first: `${article(named[1] ?? '')} ${named[1]} called ${named[2]}`,
    });
  const the = /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?),? the (.+)$/u.exec(text);
  if (the) {
    const [, name = text, what = ''] = the;
    const first = strip(what) === what ? text : `${name}, ${article(what)} ${what}`;
    return make(first, name, head(strip(what)));
  }
  const words = text.split(' ');
  // "Grandma Rosa", "my uncle Tom", "Mrs Wick".
  const role = words.findIndex((word) => family.test(word));
  const lead = words.slice(0, Math.max(0, role)).join(' ');
  if (
    role >= 0 &&
    /^(?:|my|our|his|her|their|the|dear|old|great)$/i.test(lead.replace(/^(?:my|our|his|her|their|the) /i, '')) &&
    (words[role + 1] === undefined || isName(words[role + 1] ?? ''))
  ) {
    const title = (words[role] ?? '').replace(/^./, (letter) => letter.toUpperCase());
    const rest = words
      .slice(role + 1)
      .join(' ')
      .replace(/ (?:who|that|with|of|from) .*$/, '');
    if (rest || !/^(?:captain|princess|prince|king|queen|nurse|teacher|baby|doctor|coach|lady|sir)$/i.test(title)) {
      const name = rest ? `${title} ${rest}` : title;
      return make(
        name,
        name,
        /^(?:baby)$/i.test(title) ? 'baby' : title.toLowerCase().replace('.', ''),
        /^(?:princess|prince|baby)$/i.test(title) ? { grown: false } : {},
      );
    }
  }
  // "my daughter's friend Clara" is Clara to everybody.
  const relation = /^(?:my|our|his|her|their)\s+\p{Ll}+[’']s\s+(?:\p{Ll}+\s+){1,3}(\p{Lu}\S*)$/u.exec(text);
  if (relation?.[1])
    return make(
      relation[1],
      relation[1],
      null,
      she.test(text.replace(/daughter|sister|mother/g, '')) ? { pronoun: 'she' } : {},
    );
  // "my friend Léo", "her dog Pickle", "Zoë’s dog Pickle", "little brother Max", "dog Rex".
  const mine =
    /^((?:my|our|his|her|their|the|an?)\s+|\p{Lu}\S*[’']s\s+)?((?:\p{Ll}[\p{L}-]*\s+){1,4})(\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)?)$/u.exec(
      text,
    );
  if (mine) {
    const what = (mine[2] ?? '').trim();
    const name = mine[3] ?? text;
    const whose = (mine[1] ?? '').trim();
    if (childRole.test(what))
      return make(name, name, null, she.test(what) ? { pronoun: 'she' } : he.test(what) ? { pronoun: 'he' } : {});
    const noun = head(what);
    return make(/[’']s$/.test(whose) ? `${name}, ${whose} ${what}` : `${name} the ${noun}`, name, noun);
  }
  const bare = text.replace(/^(?:the|my|our|his|her|their|an?|some)\s+/i, '');
  const hadArticle = bare !== text;
  const nounPhrase = strip(bare);
  if (
    hadArticle ||
    (common(nounPhrase) && (!isName(text) || (words.length === 1 && !isGivenName(text)))) ||
    (words.length > 1 && words.every((word) => !/^\p{Lu}/u.test(word)) && /^\p{Ll}/u.test(text))
  ) {
    const noun = head(nounPhrase);
    const lower = bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    const owner = /^(\p{Lu}\S*[’']s)\s+(.+)$/u.exec(text);
    const several = /^(?:two|three|four|five|six|seven|\d+) /i.test(bare);
    if (several)
      return make(`the ${lower}`, `the ${strip(lower)}`, noun.replace(/s$/, ''), { several: true, pronoun: 'they' });
    const first = /^the /i.test(text) ? `the ${lower}` : owner ? text : `${article(lower)} ${lower}`;
    return make(
      first,
      `the ${noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
      noun.toLowerCase(),
    );
  }
  const own = /^(\p{Lu}\S*[’']s)\s+(.+)$/u.exec(text);
  if (own && common(own[2] ?? '')) return make(text, `the ${head(own[2] ?? '')}`, head(own[2] ?? ''));
  const name = words.length > 3 ? strip(text).split(' ').slice(0, 3).join(' ') : strip(text);
  const capital = name.replace(/^\p{Ll}/u, (letter) =>
    isGivenName(name) || words.length === 1 ? letter.toUpperCase() : letter,
  );
  return make(capital, capital, common(name) && !isGivenName(name) ? head(name).toLowerCase() : null);
}

const strip = (text: string) => clause.exec(text)?.[1] ?? text;
/** The noun of "very brave little sausage dog": what is left without its adjectives. */
function head(phrase: string): string {
  const words = strip(phrase)
    .split(' ')
    .filter((word) => !/^(?:the|an?|my|our|his|her|their)$/i.test(word));
  while (words.length > 1 && adjective.test(words[0] ?? '')) words.shift();
  return words.slice(-2).join(' ') || phrase;
}

function limbs(kind: string): Limbs {
  return limbsOf.find(([, kinds]) => kinds.test(kind))?.[0] ?? 'hand';
}
