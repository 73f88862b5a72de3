import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { LibraryQuery } from '#domain/stories/api.ts';
import { foldForSearch, searchPartMark, searchWords } from '#domain/stories/text/search-text.ts';
import type { Adults } from '../../platform/database/database.ts';

/** Whose library is shown: the stories of these adults, with the favourites of this user. */
export type Shelf = { userId: string; adults: Adults };

export type LibraryFilter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/** Returns whether a search or a filter leaves stories out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return filter.favorites || isSearched(filter);
}

/** Returns whether a search or a category filters by what stories say. */
export function isSearched({ q, category }: LibraryFilter): boolean {
  return searchWords(q).length > 0 || category !== '';
}

/** The stories of these adults. A sole adult is compared with "=": then an index has the shelf in order. */
const madeBy = (adults: Adults, column: Column = stories.userId): SQL =>
  adults.length === 1 ? sql`${column} = ${adults[0]}` : sql`${column} = any(${sql.param([...adults])}::uuid[])`;

/** Returns the condition that a search and the filters together put on the stories of a shelf. */
export function matches(
  { userId, adults }: Shelf,
  { q, presets, category, favorites, includeTestStories }: LibraryFilter,
): SQL | undefined {
  const found = searchWords(q).map((word, place) =>
    or(holds(sql`${stories.searchText}`, word), ...(presets[place] ?? []).map((id) => holds(whole, `\n${id}\n`, id))),
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
  );
}

/** Characters, setting and message; between line ends a preset matches whole and not as part of a word. */
const parts = sql`split_part(${stories.searchText}, ${searchPartMark}, 1)`;
const whole = sql`(e'\n' || ${parts} || e'\n')`;

/** Needs "is true" as a condition: then it is looked up per story in index order; else it becomes an unordered join. */
export const isOwnFavorite = (userId: string) =>
  sql<boolean>`(${stories.id} in (select favorites.story_id from favorites where favorites.user_id = ${userId}))`;

/**
 * Returns whether a text of the searched story contains these words. The bits of its letter pairs rule out most texts
 * in a fraction of the time; "case" checks them first, where "and" would leave the order to the planner.
 */
function holds(text: SQL, words: string, letters = words): SQL {
  if (letters.length < 3) return contains(text, words);
  const hasPairs = (bits: Column, isHigh: boolean) => {
    const asked = sql`letter_pairs(${letters}, ${sql.raw(String(isHigh))})`;
    return sql`${bits} & ${asked} = ${asked}`;
  };
  return sql`case when ${hasPairs(stories.searchPairsLow, false)} and ${hasPairs(stories.searchPairsHigh, true)}
    then ${contains(text, words)} else false end`;
}

/**
 * Tests whether a text contains words by splitting it at them. From five letters on that skips ahead and takes half the
 * time of LIKE, below five it takes longer; strpos would also count the letters before the match.
 */
function contains(text: SQL, words: string): SQL {
  if (words.length >= 5) return sql`split_part(${text}, ${words}, 1) <> ${text}`;
  return sql`${text} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
}
