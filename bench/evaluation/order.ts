import { ageGroups, type StoryLanguage, storyOptionsSchema } from '#domain/stories/options.ts';
import { createRandom } from '#storyteller/random.ts';
import { talesOf } from '#storyteller/tale/library.ts';
import { writeStory } from '#storyteller/write.ts';

/**
 * Scores how much better the order of a story's paragraphs is than chance: in standard deviations above random orders
 * of the same paragraphs. A story told as a whole scores 2 and more; a collage or a shuffled story about 0. Only the
 * first two thirds are scored, because the last third is rest, unless `share` sets more.
 */
export function orderScore(text: string, language: StoryLanguage, share = 2 / 3): number {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  const cut = Math.floor(paragraphs.length * share);
  const told = paragraphs.slice(0, cut).map((paragraph) => readParagraph(paragraph, language));
  const random = createRandom(text.length.toString());
  const chance = Array.from({ length: draws }, () => score(random.shuffled(told)));
  const mean = chance.reduce((sum, one) => sum + one, 0) / draws;
  const deviation = Math.sqrt(chance.reduce((sum, one) => sum + (one - mean) ** 2, 0) / draws);
  return deviation === 0 ? 0 : (score(told) - mean) / deviation;
}

/** The number of random orders that a story is compared with. */
const draws = 120;

type Read = {
  names: Set<string>;
  /** Nouns after "a" and names with an introduction; `takes` has the nouns after "the". */
  brings: Set<string>;
  takes: Set<string>;
  speech: boolean;
  asks: boolean;
  answers: boolean;
  goesOn: boolean;
};

const grammar: Record<
  StoryLanguage,
  { a: RegExp; the: RegExp; introduced: RegExp; speech: RegExp; asks: RegExp; answers: RegExp; goesOn: RegExp }
> = {
  english: {
    a: /(?<!\p{L})an? (?:\p{L}+ )?(\p{L}{3,})/giu,
    the: /(?<!\p{L})the (?:\p{L}+ )?(\p{L}{3,})/giu,
    introduced: /(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? the \p{Ll}+/gu,
    speech: /[“"]/u,
    asks: /\?[”"]/u,
    answers: /^[“"](?:Yes|No|Not|Because|Oh|Me|Nothing|Nobody|I |All right|It |That|Then)/u,
    goesOn: /^(?:But|So|Then|And|It|That|They|He|She|This|Now)(?!\p{L})/u,
  },
  spanish: {
    a: /(?<!\p{L})una? (\p{L}{4,})/giu,
    the: /(?<!\p{L})(?:el|la|del|al) (\p{L}{4,})/giu,
    introduced: /(?<!\p{L})(?:el|la) \p{Ll}[\p{L}-]+ (\p{Lu}\p{L}+)/gu,
    speech: /—/u,
    asks: /\?/u,
    answers: /^—(?:Sí|No|Nada|Nadie|Porque|Yo|Ah|Bueno|Claro|Es |Entonces|Eso|Y )/u,
    goesOn: /^(?:Pero|Así que|Entonces|Y|Eso|Esta vez|Después|Luego|Ahora|Lo|La)(?!\p{L})/u,
  },
};

function readParagraph(paragraph: string, language: StoryLanguage): Read {
  const { a, the, introduced, speech, asks, answers, goesOn } = grammar[language];
  const lower = paragraph.toLowerCase();
  const names = [...paragraph.matchAll(introduced)].map(([, name = '']) => name.toLowerCase());
  return {
    names: new Set((paragraph.match(/\p{Lu}\p{L}+/gu) ?? []).map((name) => name.toLowerCase())),
    brings: new Set([...[...lower.matchAll(a)].map(([, noun = '']) => noun), ...names]),
    takes: new Set([...lower.matchAll(the)].map(([, noun = '']) => noun)),
    speech: speech.test(paragraph),
    asks: asks.test(paragraph),
    answers: answers.test(paragraph.trim()),
    goesOn: goesOn.test(paragraph.trim()),
  };
}

function score(told: readonly Read[]): number {
  let sum = 0;
  const brought = new Set<string>();
  const known = new Set<string>();
  for (const [at, paragraph] of told.entries()) {
    const before = told[at - 1];
    if (paragraph.answers) sum += before?.asks ? 2.5 : before?.speech ? 1 : -1.5;
    if (paragraph.goesOn && !before) sum -= 2;
    if (before?.asks) sum += paragraph.speech ? 1 : -1;
    // "The" before "a": the noun was introduced too late.
    for (const noun of paragraph.brings) {
      if (brought.has(noun)) continue;
      brought.add(noun);
      if (known.has(noun)) sum -= 2;
    }
    for (const noun of [...paragraph.takes, ...paragraph.names]) known.add(noun);
  }
  return sum;
}

/** Returns the story's paragraphs with the first two thirds in another order. */
function shuffled(paragraphs: readonly string[], seed: string): string[] {
  const cut = Math.floor((paragraphs.length * 2) / 3);
  return [...createRandom(seed).shuffled(paragraphs.slice(0, cut)), ...paragraphs.slice(cut)];
}

/** Returns the share of tales, in all tellings, that score above their own shuffled copy. */
export function shuffledNoticed(language: StoryLanguage): number {
  const pairs = talesOf(language).tales.flatMap(({ plot }) =>
    ageGroups.map((ageGroup) => {
      const options = storyOptionsSchema().parse({
        language,
        ageGroup,
        length: 'short',
        characters: ['Lena', 'Leo'],
        setting: 'forest',
        message: 'sharing',
      });
      const { paragraphs } = writeStory(options, 'order', { plot });
      const own = orderScore(paragraphs.join('\n\n'), language);
      return own > orderScore(shuffled(paragraphs, plot).join('\n\n'), language);
    }),
  );
  return pairs.filter(Boolean).length / pairs.length;
}
