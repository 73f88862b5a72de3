import { eq } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { storyCoverPath } from '#domain/stories/api.ts';
import { coverFacts } from '#domain/stories/cover.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import type { AppServices } from '../../context.ts';
import { compressQuickly, type Encoding } from '../../platform/http/encoding.ts';
import { excerpt } from '../store.ts';

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const address = new RegExp(`^${storyCoverPath(id, id).replace('.', '\\.')}$`);

/**
 * Returns the cover of the saved story at this public address, drawn from its setting, characters, title and message as
 * it was while the story was a draft, as an SVG in the wanted encoding; undefined for any other address. It is as unguessable as the pictures beside it (SEC-08) and drawn
 * in a millisecond or two: a shelf shows it long before a slow phone has the illustrator.
 */
export async function readDrawnCover(
  ctx: AppServices,
  path: string,
  encoding: Encoding | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, userId, storyId] = address.exec(path) ?? [];
  if (userId === undefined || storyId === undefined) return undefined;
  const [facts] = await ctx.store.onBehalfOf(userId, (tx) =>
    tx
      .select({
        setting: stories.setting,
        characters: stories.characters,
        title: stories.title,
        message: stories.message,
        content: excerpt,
        generationId: stories.generationId,
      })
      .from(stories)
      .where(eq(stories.id, storyId)),
  );
  if (!facts) return undefined;
  const svg = drawCover(coverFacts(facts), facts.generationId ?? storyId);
  return new Uint8Array(encoding ? await compressQuickly[encoding](svg) : Buffer.from(svg));
}
