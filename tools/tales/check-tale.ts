import { type AgeGroup, ageGroups } from '#domain/stories/options.ts';
import { familySlots } from '#storyteller/evening/family-slots.ts';
import type { PlaceFacts } from '#storyteller/places/place.ts';
import { allPlaces, placeFor } from '#storyteller/places/places.ts';
import { createRandom } from '#storyteller/random.ts';
import { fill, type Setting } from '#storyteller/tale/fill.ts';
import { MarkError, type Piece } from '#storyteller/tale/marks.ts';
import type { TaleFault } from '#storyteller/tale/read-tale.ts';
import { castOf } from '#storyteller/tale/roles.ts';
import { sourceOf } from '#storyteller/tale/source-of.ts';
import type { Block, Tale, Telling } from '#storyteller/tale/tale.ts';
import { grammars, tellChapter } from '#storyteller/tale/tell.ts';
import { timesNamed } from '#storyteller/wishes/avoid.ts';
import { exampleDay } from '#storyteller/wishes/day.ts';
import { dayFacts, loveFacts } from '#storyteller/wishes/facts.ts';
import { exampleSlots } from '#storyteller/wishes/shapes/shapes.ts';
import { exampleTold } from '#storyteller/wishes/told/narrate.ts';
import { partIn } from '#storyteller/wishes/worded.ts';
import { sentenceLengths, wordCount, words } from '../../bench/evaluation/measure.ts';
import { type Miss, missesOf, slowdownLimit, standards } from '../../bench/evaluation/standards.ts';
import { captionFaults } from './check-caption.ts';
import { trialOf } from './trial.ts';

/** The range of words in a telling, without its pause and its optional paragraphs. */
const tellingWords: Record<AgeGroup, { min: number; max: number }> = {
  toddler: { min: 545, max: 625 },
  preschool: { min: 655, max: 745 },
  elementary: { min: 765, max: 860 },
};
const pauseWords = { min: 25, max: 85 };
/** The letters of the longest word that a tale for this age may have. */
const longestWord: Record<AgeGroup, number> = { toddler: 12, preschool: 14, elementary: 17 };

/** Fears whose words mean little else, and how often three tellings may name one of them by the way. */
const spared = ['dark', 'dogs', 'noises', 'storm'];
const namedByTheWay = 13;

/** Returns what a writer should correct in a readable tale, each with its line in the file. */
export function checkTale(tale: Tale): TaleFault[] {
  const faults = ageGroups.flatMap((age) => checkTelling(tale, age));
  for (const field of ['not', 'fits'] as const)
    for (const id of tale[field])
      if (!knownPlace(tale, id)) faults.push({ line: 1, fault: `${field}: "${id}" is no place` });
  for (const id of tale.fits)
    if (tale.not.includes(id)) faults.push({ line: 1, fault: `"${id}" cannot hold it, and fits it` });
  const source = sourceOf(tale, ' ');
  for (const fear of spared)
    if (!tale.fears.includes(fear) && timesNamed(source, [fear]) > namedByTheWay)
      faults.push({
        line: 1,
        fault: `fears: it names "${fear}" often, so a child who fears it must not be told this tale`,
      });
  return [...new Map(faults.map((fault) => [`${fault.line} ${fault.fault}`, fault])).values()];
}

const knownPlace = (tale: Tale, id: string) => allPlaces(tale.language).some(({ kinds }) => kinds.includes(id));

/** Returns a setting in which to try a tale. */
export function trySetting(tale: Tale, characters: readonly string[], place: PlaceFacts, seed = 'try'): Setting {
  const [thing] = tale.things;
  if (!thing) throw new Error('a tale has a thing');
  const { refrain, love, earlier, message, story } = trialOf(tale.language);
  return {
    cast: castOf({ characters, language: tale.language }, place, createRandom(seed)),
    place,
    thing,
    refrain: tale.refrain ?? refrain,
    love,
    earlier: { name: earlier, picture: 'button' },
    message,
    follows: false,
    lost: tale.lost ?? '',
    gone: undefined,
    story,
    slots: {
      ...(tale.about === 'own-story' && partIn(null, tale.language)),
      ...(tale.about === 'own-love' && loveFacts.of('', tale.language)),
      ...(tale.about === 'own-day'
        ? { ...dayFacts.of('', tale.language), ...exampleDay(tale.language) }
        : exampleTold(tale.language)),
      ...exampleSlots(tale.shape, tale.language),
      ...(tale.asked && { asked: tale.asked.example }),
      ...familySlots[tale.language](''),
    },
    met: new Set(),
    said: new Set(),
  };
}

function checkTelling(tale: Tale, age: AgeGroup): TaleFault[] {
  const telling = tale.tellings[age];
  const faults: TaleFault[] = [];
  const { casts, ofOneGender } = trialOf(tale.language);
  const [couple, ...others] = casts;
  for (const [index, place] of allPlaces(tale.language).entries()) {
    // Every place once, and other casts in three places: faults are in a mark, not in its combination with a cast.
    for (const characters of index < 3 ? [couple, ...others] : [couple]) {
      faults.push(...fillAll(tale, telling, trySetting(tale, characters, place)));
    }
  }
  for (const block of blocksOf(telling)) {
    if (block.kind === 'paragraph' && block.when === 'third' && !block.source.includes('{third}')) {
      faults.push({ line: block.line, fault: 'a paragraph for the third does not name {third}' });
    }
  }
  for (const block of blocksOf(telling))
    if (block.kind === 'paragraph' && ofOneGender.test(block.source))
      faults.push({
        line: block.line,
        fault: 'of what is not known {earlier lo} is said: it may be feminine',
      });
  if (faults.length > 0) return faults;
  const pictures = telling.body.concat(telling.sleep).filter((block) => block.kind === 'picture');
  if (pictures.length !== 3)
    faults.push({ line: telling.line, fault: `${age}: ${pictures.length} pictures; there are three` });
  for (const { picture } of pictures)
    for (const fault of captionFaults(picture, tale.things[0]?.picture ?? null, tale.language))
      faults.push({ line: picture.line, fault: `the caption says what is not drawn: ${fault}` });
  const named = [...telling.body, ...telling.sleep].some(
    (block) => block.kind === 'paragraph' && block.when === null && /\{(?:a |de |en |in )?place\}/.test(block.source),
  );
  if (!named) faults.push({ line: telling.line, fault: `${age}: the place is never named ({in place}, {place})` });
  const third = telling.body
    .concat(telling.sleep)
    .filter((block) => block.kind === 'paragraph' && block.when === 'third');
  if (third.length < 2)
    faults.push({
      line: telling.line,
      fault: `${age}: ${third.length} paragraphs for the third; at least two are wanted`,
    });
  for (const when of tale.after ? (['love'] as const) : (['love', 'earlier'] as const)) {
    if (!telling.body.concat(telling.sleep).some((block) => block.kind === 'paragraph' && block.when === when)) {
      faults.push({ line: telling.line, fault: `${age}: no paragraph for [${when}]` });
    }
  }
  faults.push(...checkThing(tale, telling, age), ...checkRefrain(tale, telling, age), ...checkTold(tale, telling, age));
  return faults;
}

/** Matches marks that were not filled, two articles in a row, and repeated words. */
const leftover =
  /undefined|[{}|]|(?<!\p{L})(?:a|de) el \p{Ll}|(?<!\p{L})(?:the|an?) (?:the|an?)(?!\p{L})|(?<!\p{L})(the|of|to|and|el|la|los|las|de|en|y|que|una?) \1(?!\p{L})/u;

/** Fills every line in this setting; returns unknown marks and leftovers. */
function fillAll(tale: Tale, telling: Telling, setting: Setting): TaleFault[] {
  const faults: TaleFault[] = [];
  const grammar = grammars[tale.language];
  const one = (line: number, pieces: readonly Piece[]) => {
    for (const kind of kindsIn(pieces))
      if (!knownPlace(tale, kind)) faults.push({ line, fault: `{${kind}: ...}: "${kind}" is no place` });
    try {
      const text = fill(pieces, setting, grammar);
      const odd = leftover.exec(text);
      if (odd) faults.push({ line, fault: `reads "${text.slice(Math.max(0, odd.index - 15), odd.index + 25)}"` });
    } catch (error) {
      if (!(error instanceof MarkError)) throw error;
      faults.push({ line, fault: error.message });
    }
  };
  for (const block of blocksOf(telling)) {
    if (block.kind === 'paragraph' && block.when === 'third' && setting.cast.third.length === 0) continue;
    if (block.kind === 'paragraph') one(block.line, block.pieces);
    else one(block.line, block.picture.caption);
  }
  for (const line of tale.titles) one(1, line);
  one(1, tale.premise);
  return faults;
}

/** Returns every kind of place that a line names. */
const kindsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'places') return piece.cases.flatMap(({ kinds, pieces }) => [...kinds, ...kindsIn(pieces)]);
    if (piece.kind === 'forms') return piece.forms.flatMap(kindsIn);
    return piece.kind === 'if' ? kindsIn(piece.pieces) : [];
  });

const blocksOf = ({ body, pause, sleep }: Telling): Block[] => [...body, ...pause, ...sleep];

/** Checks that the thing appears early and matters at the end: nothing is set up that never pays, or used too soon. */
function checkThing(tale: Tale, telling: Telling, age: AgeGroup): TaleFault[] {
  const told = [...telling.body, ...telling.sleep].filter((block) => block.kind === 'paragraph' && block.when === null);
  const names = tale.things.flatMap(({ name }) => name.toLowerCase().split(' ').slice(-1));
  const has = told.map((block) => {
    const source = block.kind === 'paragraph' ? block.source.toLowerCase() : '';
    return /\{(?:\p{L}+ )?thing\}/u.test(source) || names.some((name) => source.includes(name.replace(/s$/, '')));
  });
  const first = has.indexOf(true);
  const last = has.lastIndexOf(true);
  const faults: TaleFault[] = [];
  if (first < 0 || first > told.length * 0.5)
    faults.push({ line: telling.line, fault: `${age}: the thing comes too late to be set up` });
  if (last < told.length * 0.6)
    faults.push({ line: telling.line, fault: `${age}: the thing is set up and never pays` });
  return faults;
}

function checkRefrain(tale: Tale, telling: Telling, age: AgeGroup): TaleFault[] {
  const said = [...telling.body, ...telling.sleep].filter(
    (block) => block.kind === 'paragraph' && block.source.includes('{refrain}'),
  ).length;
  const wanted = tale.after ? 1 : 2;
  if (tale.refrain && said < wanted)
    return [{ line: telling.line, fault: `${age}: the refrain comes ${said} times; wanted are at least ${wanted}` }];
  if (!tale.refrain && said > 0) return [{ line: telling.line, fault: `${age}: the front matter has no refrain` }];
  return [];
}

/** Checks words, sentences and readability of the telling as told with a small cast. */
function checkTold(tale: Tale, telling: Telling, age: AgeGroup): TaleFault[] {
  const setting = trySetting(tale, trialOf(tale.language).casts[0], placeFor('forest', tale.language));
  const bare = {
    ...setting,
    // A tale of what a child loves is never told without it.
    love: tale.about === 'own-love' ? setting.love : null,
    earlier: null,
  };
  const { paragraphs, scenes } = tellChapter(tale, age, bare, { last: true, place: 'forest' });
  const text = paragraphs.join('\n\n');
  const count = wordCount(text);
  const faults: string[] = [];
  const { min, max: most } = tellingWords[age];
  // There the paragraphs of [love], which another tale leaves out here, are always told.
  // And so are the parent's own sentences, twice.
  const max = most + (tale.about === 'own-love' ? 30 : tale.about === 'own-worry' ? 45 : 0);
  if (count < min || count > max) faults.push(`${count} words; wanted are ${min} to ${max}`);
  const pause = telling.pause.map((block) => (block.kind === 'paragraph' ? block.source : '')).join(' ');
  if (wordCount(pause) < pauseWords.min || wordCount(pause) > pauseWords.max)
    faults.push(`the pause has ${wordCount(pause)} words; wanted are ${pauseWords.min} to ${pauseWords.max}`);
  const misses = missesOf({ language: tale.language, age, length: 'short', text }).filter((miss) => miss !== 'words');
  faults.push(...misses.map((miss) => said(miss, text, age)));
  const long = [...new Set(words(text))].filter((word) => word.length > longestWord[age] && !word.includes('-'));
  if (long.length > 0) faults.push(`words beyond the age: ${long.join(', ')}`);
  for (const scene of scenes) if (scene.alt.endsWith('…')) faults.push(`a caption is too long: ${scene.alt}`);
  return faults.map((fault) => ({ line: telling.line, fault: `${age}: ${fault}` }));
}

function said(miss: Miss, text: string, age: AgeGroup): string {
  if (miss === 'slowing down') {
    const lengths = sentenceLengths(text);
    const third = Math.floor(lengths.length / 3);
    const mean = (list: number[]) => (list.reduce((sum, n) => sum + n, 0) / list.length).toFixed(1);
    return `slowing down: first third ${mean(lengths.slice(0, third))} words a sentence, last third ${mean(lengths.slice(-third))}; at most ${slowdownLimit} of it`;
  }
  if (miss === 'longest sentence') {
    const longest = Math.max(...sentenceLengths(text));
    return `longest sentence ${longest} words; at most ${standards[age].longestSentence}`;
  }
  if (miss === 'mean sentence') {
    const lengths = sentenceLengths(text);
    return `mean sentence ${(lengths.reduce((sum, n) => sum + n, 0) / lengths.length).toFixed(1)}; wanted ${standards[age].meanSentence.min} to ${standards[age].meanSentence.max}`;
  }
  return miss;
}
