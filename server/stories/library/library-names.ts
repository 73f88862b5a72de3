import { sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { type LibraryNames, namesOffered } from '#domain/stories/api.ts';
import { presetCharacters } from '#domain/stories/options.ts';
import { nameAlone, peopleApart } from '#domain/stories/text/people-apart.ts';
import { asNames } from '#domain/stories/text/search-text.ts';
import type { AppServices } from '../../context.ts';
import { listCast, listChildren } from '../../identity/family/family-store.ts';
import type { Member } from '../../platform/database/member.ts';
import { ofHousehold } from '../store.ts';

/** How many different characters are looked at for names, the most frequent first. */
const charactersRead = 300;

/** Returns who is in the shown stories of the caller's household, and their tags: what the shelf can be narrowed to. */
export async function readLibraryNames(ctx: AppServices, member: Member): Promise<LibraryNames> {
  return ctx.store.asMember(member, async (tx, adults) => {
    const family = [
      ...(await listChildren(tx, adults)).map(({ nickname }) => nickname),
      ...(await listCast(tx, adults)).map(({ name }) => name),
    ];
    // Of those that differ only in capitals one with capitals.
    const mostFrequent = async (column: 'characters' | 'tags', limit: number) => {
      const { rows } = await tx.execute<{
        each: string;
      }>(sql`select min(each collate "C") as each from ${stories}, unnest(${stories[column]}) each
        where ${ofHousehold(stories.userId)} and not is_test group by lower(each) order by count(*) desc, lower(each) limit ${limit}`);
      return rows.map(({ each }) => each);
    };
    const characters = namesOf(await mostFrequent('characters', charactersRead), family);
    return { characters: characters.slice(0, namesOffered), tags: await mostFrequent('tags', namesOffered) };
  });
}

/**
 * Returns the names in these characters, each once: those of the family first, then the others in their order, without
 * their looks. Presets are no names, and "Emilia and her cat" is left out where Emilia alone is found in it.
 */
function namesOf(characters: readonly string[], family: readonly string[]): string[] {
  const own = characters.filter((each) => !(presetCharacters as readonly string[]).includes(each));
  const names: string[] = [];
  const isThere = (name: string) => names.some((other) => asNames(name).includes(asNames(other)));
  for (const name of family)
    if (!isThere(name) && own.some((each) => asNames(each).includes(asNames(name)))) names.push(name);
  const others = own
    .flatMap((each) => peopleApart(each))
    .map((each) => nameAlone(each.split(',')[0]?.trim() ?? ''))
    .filter((each) => each !== '' && !isThere(each));
  for (const name of others) {
    const holdsAnother = others.some(
      (other) => asNames(other) !== asNames(name) && asNames(name).includes(asNames(other)),
    );
    if (!holdsAnother && !isThere(name)) names.push(name);
  }
  return names;
}
