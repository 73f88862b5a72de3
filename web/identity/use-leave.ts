import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../platform/session/use-session.ts';
import { paths } from '../routes/paths.ts';
import { toast } from '../ui/layers/toast.tsx';

/** Returns a function that signs out, leads to the front page, and says there what happened. */
export function useLeave(): () => Promise<void> {
  const t = useTranslations('identity');
  const navigate = useNavigate();
  const { signOut } = useSession();
  return async function leave() {
    navigate(paths.home);
    // Offline its code may not load; the sign-out happens all the same.
    toast.plain(t('signedOut'))?.catch(() => {});
    await signOut();
  };
}
