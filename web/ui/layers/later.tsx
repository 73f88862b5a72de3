import { type ComponentType, startTransition, useEffect, useReducer } from 'react';

/** Milliseconds until a failed fetch of code is repeated. */
const pause = 2000;

type Later<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/** Runs `work` when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: pause });
  return () => cancelIdleCallback(handle);
}

/**
 * A component whose code is fetched when the page is idle, or at once when it is `open`; a failed fetch is repeated
 * every 2 seconds. Until it arrives, `Until` is shown in its place, or nothing. `preload` fetches the code before the
 * component is shown anywhere.
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
    // The value at render time: code that arrived before this effect still needs a render.
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
