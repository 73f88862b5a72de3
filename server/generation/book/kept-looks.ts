import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppServices } from '../../context.ts';
import type { Picture } from '../../platform/pictures.ts';
import type { Look } from './book-answer.ts';

/** The folder of a family's characters as they were drawn; it is removed with the account. */
const folder = (userId: string) => `sheets/${userId}`;
/** A name may be a child's, so the file's name holds only its hash. */
const lookKey = (userId: string, name: string) =>
  `${folder(userId)}/${createHash('sha256').update(name.trim().toLowerCase()).digest('base64url')}`;
/** Above this number of files no more looks are kept. */
const mostFiles = 80;

const keptSchema = z.object({ look: z.string().max(1000), sheet: z.string().max(200) });

/** A character of earlier books: how it looks, and the sheet on which it is drawn. */
export type KnownLook = { name: string; look: string; sheet: string };

/** Returns those of these characters that were drawn for this family before. Never rejects. */
export async function readLooks(ctx: AppServices, userId: string, names: readonly string[]): Promise<KnownLook[]> {
  try {
    const found = await Promise.all(
      names.map(async (name) => {
        const bytes = await ctx.objects.get(lookKey(userId, name));
        const kept = bytes && keptSchema.safeParse(JSON.parse(bytes.toString())).data;
        return kept && { name, ...kept };
      }),
    );
    return found.filter((each) => each !== undefined);
  } catch (err) {
    ctx.log.warn({ err }, 'kept looks could not be read');
    return [];
  }
}

/** Returns the drawn sheets of these characters, at most two. */
export async function readSheets(ctx: AppServices, known: readonly KnownLook[]): Promise<Buffer[]> {
  const keys = [...new Set(known.map(({ sheet }) => sheet).filter((key) => key !== ''))].slice(0, 2);
  const sheets = await Promise.all(keys.map((key) => ctx.objects.get(key).catch(() => undefined)));
  return sheets.filter((sheet) => sheet !== undefined);
}

/** Keeps a sheet, if one was drawn, and the looks of its characters, for the family's later books. Never rejects. */
export async function keepLooks(
  ctx: AppServices,
  { userId, id }: { userId: string; id: string },
  sheet: Picture | undefined,
  looks: readonly Look[],
): Promise<void> {
  try {
    if (looks.length === 0 || (await ctx.objects.list(folder(userId))).length > mostFiles) return;
    const key = sheet ? `${folder(userId)}/sheet-${id}` : '';
    if (sheet) await ctx.objects.put(key, sheet.data);
    for (const { name, look } of looks) {
      await ctx.objects.put(lookKey(userId, name), Buffer.from(JSON.stringify({ look, sheet: key })));
    }
  } catch (err) {
    ctx.log.warn({ err }, 'a sheet was not kept');
  }
}
