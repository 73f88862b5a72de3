import { useEffect } from 'react';
import { type StorySummary, storyPath } from '#domain/stories/api.ts';
import { fetchApi } from '../platform/api.ts';
import { useOnline } from '../platform/offline.ts';

/** Prefix of the caches in which the service worker keeps a reader's stories. */
const readers = 'reader-';

/**
 * Fetches again everything of a story that this device has cached, with its recordings and narration times: the service
 * worker stores the new answers and drops what is gone. Nothing else is fetched. Never rejects.
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

/** Refreshes this device's copies of stories that changed elsewhere, one at a time: somebody may be reading. */
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
