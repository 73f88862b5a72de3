import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { LibraryQuery } from '#domain/stories/api.ts';
import { ageGroups } from '#domain/stories/options.ts';
import { asNames, foldForSearch, nameBreaks, searchPartMark, searchWords } from '#domain/stories/text/search-text.ts';
import type { Adults } from '../../platform/database/database.ts';

/** Whose library is shown: the stories of these adults, with the favourites of this user. */
export type Shelf = { userId: string; adults: Adults };

export type LibraryFilter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/** Returns whether a search or a filter leaves stories out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return filter.favorites || isSearched(filter);
}

/** Returns whether a search, a category, a name or a tag filters by what stories say. */
export function isSearched({ q, category, character, tag }: LibraryFilter): boolean {
  return searchWords(q).length > 0 || category !== '' || character !== '' || tag !== '';
}

/** The stories of these adults. A sole adult is compared with "=": then an index has the shelf in order. */
const madeBy = (adults: Adults, column: Column = stories.userId): SQL =>
  adults.length === 1 ? sql`${column} = ${adults[0]}` : sql`${column} = any(${sql.param([...adults])}::uuid[])`;

/** Returns the condition that a search and the filters together put on the stories of a shelf. */
export function matches(
  { userId, adults }: Shelf,
  { q, presets, category, character, tag, favorites, includeTestStories }: LibraryFilter,
): SQL | undefined {
  const found = searchWords(q).map((word, place) =>
    or(
      holds(sql`${stories.searchText}`, word),
      ...(presets[place] ?? []).map((id) =>
        (ageGroups as readonly string[]).includes(id) ? eq(stories.ageGroup, id) : holds(whole, `\n${id}\n`, id),
      ),
    ),
  );
  const inCategory =
    category === ''
      ? undefined
      : sql`(${holds(parts, foldForSearch(category))}
          or ${stories.ageGroup} = ${category})`;
  return and(
    madeBy(adults),
    includeTestStories ? undefined : eq(stories.isTest, false),
    favorites ? sql`${isOwnFavorite(userId)} is true` : undefined,
    ...found,
    inCategory,
    character === '' ? undefined : isNamed(character),
    tag === '' ? undefined : sql`lower(${tag}) = any(lower(${stories.tags}::text)::text[])`,
  );
}

/** Characters, setting and message; between line ends a preset matches whole and not as part of a word. */
const parts = sql`split_part(${stories.searchText}, ${searchPartMark}, 1)`;
const whole = sql`(e'\n' || ${parts} || e'\n')`;
/**
 * The characters alone, as `asNames` has them: as many lines of the parts as there are. A child called Luna is not in
 * every story under "la luna". How many there are is read from the table, as the tags are: no index holds them.
 */
const names = sql`translate(' ' || array_to_string((string_to_array(${parts}, e'\n'))[1:cardinality(${stories.characters})], ' ') || ' ',
  ${nameBreaks}, ${' '.repeat(nameBreaks.length)})`;

/** Whether somebody of this name is in a story: as whole words, so that Ana is not in stories about a banana. */
function isNamed(character: string): SQL {
  const words = asNames(character);
  const [longest = ''] = words.split(' ').toSorted((a, b) => b.length - a.length);
  // The names are taken from the text anew each time they are looked at: once is enough.
  return holds(names, words, longest, like);
}

/** Needs "is true" as a condition: then it is looked up per story in index order; else it becomes an unordered join. */
export const isOwnFavorite = (userId: string) =>
  sql<boolean>`(${stories.id} in (select favorites.story_id from favorites where favorites.user_id = ${userId}))`;

/**
 * Returns whether a text of the searched story contains these words. The bits of its letter pairs rule out most texts
 * in a fraction of the time; "case" checks them first, where "and" would leave the order to the planner.
 */
function holds(text: SQL, words: string, letters = words, find = contains): SQL {
  if (letters.length < 3) return find(text, words);
  const hasPairs = (bits: Column, isHigh: boolean) => {
    const asked = sql`letter_pairs(${letters}, ${sql.raw(String(isHigh))})`;
    return sql`${bits} & ${asked} = ${asked}`;
  };
  return sql`case when ${hasPairs(stories.searchPairsLow, false)} and ${hasPairs(stories.searchPairsHigh, true)}
    then ${find(text, words)} else false end`;
}

/**
 * Tests whether a text contains words by splitting it at them. From five letters on that skips ahead and takes half the
 * time of LIKE, below five it takes longer; strpos would also count the letters before the match.
 */
function contains(text: SQL, words: string): SQL {
  if (words.length >= 5) return sql`split_part(${text}, ${words}, 1) <> ${text}`;
  return like(text, words);
}

const like = (text: SQL, words: string): SQL => sql`${text} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
