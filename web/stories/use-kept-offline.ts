import { useEffect, useState } from 'react';
import { storiesPath } from '#domain/stories/api.ts';
import { useOnline } from '../platform/offline.ts';

/** Whether a story can be opened without a network; null while online, or until it is known. */
export function useKeptOffline(id: string): boolean | null {
  const online = useOnline();
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (online || !('caches' in globalThis)) return;
    let wanted = true;
    void isKept(id).then((is) => wanted && setKept(is));
    return () => {
      wanted = false;
    };
  }, [online, id]);
  return online ? null : kept;
}

/** Whether the service worker cached this story with its text when it was opened. */
async function isKept(id: string): Promise<boolean> {
  const answer = await caches.match(`${storiesPath}/${id}`, { ignoreVary: true });
  return answer !== undefined;
}
