import { type ComponentType, lazy } from 'react';

type PageModule = { default: ComponentType };
/** A page in its own chunk. `preload` makes the next render synchronous: no fallback, no flash. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * Like React.lazy, but a page that is already loaded renders at once. Prerendering and hydration need
 * this: both must produce the page itself and not a placeholder.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  const Page = () => {
    'use no memo'; // what is rendered depends on whether the chunk has arrived
    return Loaded ? <Loaded /> : <Lazy />;
  };
  const preload = async () => void (await loadOnce());
  return Object.assign(Page, { preload });
}
