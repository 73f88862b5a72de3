import { useEffect } from 'react';

/** Keeps the screen on while `active`: nobody wants to wake a phone with a child in their arms. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const request = async () => {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!wanted) await lock.release();
      } catch {
        // Low battery or a hidden page: the screen may sleep.
      }
    };
    const again = () => {
      if (document.visibilityState === 'visible') void request();
    };
    void request();
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [active]);
}
