import { useEffect, useState } from 'react';
import { useOnline } from '../platform/offline.ts';

/** Whether the story or draft at this path can be opened without a network; null while online, or until it is known. */
export function useKeptOffline(path: string): boolean | null {
  const online = useOnline();
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (online || !('caches' in globalThis)) return;
    let wanted = true;
    void isKept(path).then((is) => wanted && setKept(is));
    return () => {
      wanted = false;
    };
  }, [online, path]);
  return online ? null : kept;
}

/** Whether the service worker cached it with its text when it was opened. */
async function isKept(path: string): Promise<boolean> {
  const answer = await caches.match(path, { ignoreVary: true });
  return answer !== undefined;
}
