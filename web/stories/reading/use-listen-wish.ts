import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Whether the navigation to this page asked to hear the story. It counts once: opened again, the page is silent. */
export function useListenWish(): boolean {
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const { listen, ...rest } = (state ?? {}) as { listen?: unknown };
  const asked = listen === true;
  const [wishes, setWishes] = useState<string | null>(null);
  if (asked && wishes !== pathname) setWishes(pathname);
  // The rest of the navigation state stays.
  const forget = useEffectEvent(() =>
    navigate(pathname, { replace: true, state: Object.keys(rest).length > 0 ? rest : null }),
  );
  useEffect(() => {
    if (asked && key !== '') void forget();
  }, [asked, key]);
  return wishes === pathname;
}
