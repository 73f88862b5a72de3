import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { narrationsFolder, objectFolders, recordingsFolder } from '../family/object-folders.ts';
import { readEverythingOf } from './account-store.ts';

type SavedStory = { id: string; title: string; content: string };

/**
 * Returns everything that is kept of the caller, and of nobody else, as a ZIP that is written while it is read
 * (P33): `lunatale.json` with every row by table, the stories as text, the pictures, the recorded voices and the sound.
 */
export async function exportAccount(ctx: AppServices, { userId }: Pick<Member, 'userId'>): Promise<Readable> {
  await ctx.recorder.flush();
  const tables = await ctx.store.asService((tx) => readEverythingOf(tx, userId));
  const zip = new yazl.ZipFile();
  const at = { mtime: ctx.now() };
  const exportedAt = ctx.now().toISOString();
  zip.addBuffer(Buffer.from(JSON.stringify({ exportedAt, ...tables }, null, 2)), 'lunatale.json', at);
  const stories = (tables.stories ?? []) as SavedStory[];
  for (const [index, { title, content }] of stories.entries()) {
    zip.addBuffer(Buffer.from(`${title}\n\n${content}\n`), `stories/${storyFileName(index, title)}`, at);
  }
  void addObjects(ctx, userId, zip, at).then(
    () => zip.end(),
    (error: Error) => (zip.outputStream as Readable).destroy(error),
  );
  return zip.outputStream as Readable;
}

async function addObjects(ctx: AppServices, userId: string, zip: yazl.ZipFile, at: { mtime: Date }): Promise<void> {
  for (const folder of objectFolders(userId)) {
    for (const key of await ctx.objects.list(folder)) {
      const bytes = await ctx.objects.get(key);
      const kinds = { [recordingsFolder(userId)]: 'recordings', [narrationsFolder(userId)]: 'sound' };
      const kind = kinds[folder] ?? 'pictures';
      // Pictures and sound are compressed already.
      if (bytes)
        zip.addBuffer(bytes, `${kind}/${key.slice(key.indexOf(userId) + userId.length + 1)}`, {
          ...at,
          compress: false,
        });
    }
  }
}

/** "01 The fox and the lamp.txt": letters and digits of any language, so that every system can unpack it. */
function storyFileName(index: number, title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${String(index + 1).padStart(2, '0')} ${[...plain].slice(0, 60).join('') || 'story'}.txt`;
}
