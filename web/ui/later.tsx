import { type ComponentType, startTransition, useEffect, useReducer } from 'react';

/** Milliseconds until code that could not be fetched is asked for again. */
const pause = 2000;

type Later<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/** Does something when the browser has time; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: pause });
  return () => cancelIdleCallback(handle);
}

/**
 * A component whose code comes after the page that holds it was painted and has nothing better to do, or at once when
 * it is `open`; it is asked for until it comes. Until then `Until` stands in its place, else nothing. `preload`
 * fetches it before it is shown anywhere.
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
    const isOpen = 'open' in props && props.open === true;
    // What was rendered, and not what is there by now: code that came before this effect is still to be shown.
    const Shown = Loaded;
    const isShown = Shown !== undefined;
    useEffect(() => {
      if (isShown) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const ask = () =>
        preload().then(
          () => wanted && startTransition(show),
          () => {
            if (wanted) timer = setTimeout(ask, pause);
          },
        );
      const callOff = isOpen ? void ask() : whenIdle(ask);
      return () => {
        wanted = false;
        callOff?.();
        clearTimeout(timer);
      };
    }, [isOpen, isShown]);
    if (Shown) return <Shown {...props} />;
    return Until ? <Until {...props} /> : null;
  }
  return Object.assign(Later, { preload });
}
