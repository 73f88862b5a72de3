import { useEffect, useEffectEvent } from 'react';

/** What a phone's Back asks for (not yet in every browser, and not in TypeScript's types). */
type Watcher = { onclose: (() => void) | null; destroy: () => void };
const watcherOf = () => (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher;

/**
 * Calls `onAsked` when the reader asks a layer to close by the phone's Back, which otherwise would leave the page below
 * it and lose what was typed. Escape is the layer's own.
 */
export function useCloseRequest(open: boolean, onAsked: () => void): void {
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    const CloseWatcher = watcherOf();
    if (!open || !CloseWatcher) return;
    let watcher: Watcher | undefined;
    let isEscape = false;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // One request ends it; a layer that stays open waits for the next.
        watch();
        if (!isEscape) asked();
      };
    };
    const noteEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isEscape = true;
      setTimeout(() => {
        isEscape = false;
      });
    };
    watch();
    addEventListener('keydown', noteEscape, { capture: true });
    return () => {
      removeEventListener('keydown', noteEscape, { capture: true });
      watcher?.destroy();
    };
  }, [open]);
}
