import { useEffect } from 'react';
import { type StorySummary, storyPath } from '#domain/stories/api.ts';
import { fetchApi } from '../platform/api.ts';
import { useOnline } from '../platform/offline.ts';

/** What the service worker keeps for a reader lies in caches of this beginning. */
const readers = 'reader-';

/**
 * Has all that is kept on this device of a story fetched anew, with who reads it and its sound's times: the service
 * worker keeps what passes by, and forgets what is gone. What is not kept is not fetched. Never rejects.
 */
export async function refreshKept(storyId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const own = storyPath(storyId);
  const addresses = new Set<string>();
  for (const name of (await caches.keys()).filter((each) => each.startsWith(readers))) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url);
      if (pathname === own || pathname.startsWith(`${own}/`)) addresses.add(pathname + search);
    }
  }
  await Promise.allSettled([...addresses].map((address) => fetchApi(address)));
}

/** Lets copies on this device follow what other devices changed, as soon as the shelf says so: one after the other, for somebody may be reading. */
export function useCopiesFollow(stories: readonly StorySummary[]): void {
  const online = useOnline();
  const newest = stories.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join('\n');
  useEffect(() => {
    if (!online || newest === '' || !('caches' in globalThis)) return;
    let wanted = true;
    void (async () => {
      for (const line of newest.split('\n')) {
        const [id = '', updatedAt = ''] = line.split(' ');
        if (!wanted) return;
        if (await isOlder(id, updatedAt)) await refreshKept(id);
      }
    })().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [online, newest]);
}

async function isOlder(id: string, updatedAt: string): Promise<boolean> {
  const kept = await caches.match(storyPath(id), { ignoreVary: true });
  const story: unknown = await kept?.json().catch(() => null);
  const at = (story as { updatedAt?: unknown } | null | undefined)?.updatedAt;
  return typeof at === 'string' && at < updatedAt;
}
