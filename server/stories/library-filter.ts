import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { LibraryQuery } from '#domain/stories/api.ts';
import { foldForSearch, searchPartMark } from '#domain/stories/search-text.ts';
import type { Adults } from '../platform/database.ts';

/** Whose library is looked at: what these adults made, with this one's favourites. */
export type Shelf = { userId: string; adults: Adults };

export type LibraryFilter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/** Whether a search or a filter leaves stories out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return filter.favorites || isSearched(filter);
}

/** Whether what stories say decides which are left. */
export function isSearched({ q, category }: LibraryFilter): boolean {
  return foldForSearch(q) !== '' || category !== '';
}

/** What these adults made. One alone is asked for as such: then an index has the shelf in order. */
const madeBy = (adults: Adults, column: Column = stories.userId): SQL =>
  adults.length === 1 ? sql`${column} = ${adults[0]}` : sql`${column} = any(${sql.param([...adults])}::uuid[])`;

/** The condition on the stories of a shelf that a search and the filters make, together. */
export function matches(
  { userId, adults }: Shelf,
  { q, presets, category, favorites, includeTestStories }: LibraryFilter,
): SQL | undefined {
  const words = foldForSearch(q);
  const found =
    words === ''
      ? undefined
      : or(holds(sql`${stories.searchText}`, words), ...presets.map((id) => holds(whole, `\n${id}\n`, id)));
  const inCategory =
    category === ''
      ? undefined
      : sql`(${holds(parts, foldForSearch(category))}
          or ${stories.ageGroup} = ${category})`;
  return and(
    madeBy(adults),
    includeTestStories ? undefined : eq(stories.isTest, false),
    favorites ? sql`${isOwnFavorite(userId)} is true` : undefined,
    found,
    inCategory,
  );
}

/** Characters, setting and message; between line ends a preset is found whole and not as part of a word. */
const parts = sql`split_part(${stories.searchText}, ${searchPartMark}, 1)`;
const whole = sql`(e'\n' || ${parts} || e'\n')`;

/** As a condition it needs "is true", which has it looked up for each story of an index in its order; on its own it would be joined, and the order lost. */
export const isOwnFavorite = (userId: string) =>
  sql<boolean>`(${stories.id} in (select favorites.story_id from favorites where favorites.user_id = ${userId}))`;

/**
 * Whether a text of the searched one holds these words anywhere. The bits of its pairs of letters tell it of most that
 * do not, in a fraction of the time; "case" has them looked at first, where "and" would leave that to the planner.
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
 * Whether a text holds words is whether they part it. From five letters on that skips ahead and takes half the time of
 * LIKE, below them it takes longer; strpos would count the letters before them as well.
 */
function contains(text: SQL, words: string): SQL {
  if (words.length >= 5) return sql`split_part(${text}, ${words}, 1) <> ${text}`;
  return sql`${text} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
}
