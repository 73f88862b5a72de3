import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../ui/layers/toast.tsx';
import { healthPauseMilliseconds, isServiceBack } from './service-health.ts';

/** How many seconds the message that the service is back stays (ILLUS-15). */
const toastSeconds = 10;

/**
 * Watches a service that is down while its page is on screen (ILLUS-13 to ILLUS-15): checks every two minutes, and
 * at once on `check`. `down` is whether the last failure meant that; the returned `down` is whether it still is.
 */
export function useServiceWatch(down: boolean, onRetry: () => void) {
  const t = useTranslations('generation');
  const [back, setBack] = useState(false);
  const [checking, setChecking] = useState(false);
  const stillDown = down && !back;

  const tellBack = useEffectEvent(() => {
    setBack(true);
    toast.success(t('illustrated.service.back'), {
      action: { label: t('view.retry'), onPress: onRetry },
      seconds: toastSeconds,
    });
  });

  // The next failure starts a new watch.
  useEffect(() => {
    if (!down) setBack(false);
  }, [down]);

  useEffect(() => {
    if (!stillDown) return;
    const leaving = new AbortController();
    const look = async () => {
      if ((await isServiceBack(leaving.signal)) && !leaving.signal.aborted) tellBack();
    };
    const timer = setInterval(() => void look(), healthPauseMilliseconds);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [stillDown]);

  async function check() {
    setChecking(true);
    const answered = await isServiceBack();
    setChecking(false);
    if (answered) tellBack();
    else toast.problem(t('illustrated.service.down'));
  }

  return { down: stillDown, checking, check };
}
