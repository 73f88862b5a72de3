import { type ComponentType, startTransition, useEffect, useReducer } from 'react';

/** Milliseconds until code that could not be fetched is asked for again. */
const pause = 2000;

type Later<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A component whose code comes after the page that holds it was painted, and is asked for until it comes. Until then
 * `Until` stands in its place, else nothing. `preload` fetches it before it is shown anywhere.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until?: ComponentType<Props>,
): Later<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };
  function Later(props: Props) {
    'use no memo'; // what is rendered depends on whether the code has arrived
    const [, show] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const ask = () =>
        preload().then(
          () => wanted && startTransition(show),
          () => {
            if (wanted) timer = setTimeout(ask, pause);
          },
        );
      void ask();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return Until ? <Until {...props} /> : null;
  }
  return Object.assign(Later, { preload });
}
