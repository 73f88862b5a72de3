import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';

/** Returns who gets a picture: anybody with its address, the product's own pages, or nobody. */
export async function pictureAccess(
  ctx: AppServices,
  { userId, storyId }: { userId: string; storyId: string },
  url: string,
): Promise<'open' | 'inside' | undefined> {
  const { rows } = await ctx.store.asVisitor((tx) =>
    tx.execute<{ access: 'open' | 'inside' | null }>(
      sql`select picture_access(${userId}, ${storyId}, ${url}) as access`,
    ),
  );
  return rows[0]?.access ?? undefined;
}
