import { Toaster, toast } from 'sonner';
import { useTranslations } from 'use-intl';
import { useBottomBarHeight } from './bottom-bar.tsx';

type Tone = 'plain' | 'success' | 'problem';
export type ToastOptions = {
  /** A second, quieter line. */
  description?: string;
  action?: { label: string; onPress: () => void };
  /** How long it stays; by default 5 s, for a problem 8 s. */
  seconds?: number;
};
export type ToastRequest = { tone: Tone; text: string; options: ToastOptions };

// One id for all: a new message replaces the one on screen instead of queueing behind it.
const onlyToast = 'only';

/** Hands one message to sonner. */
export function showToast({ tone, text, options }: ToastRequest): void {
  const seconds = options.seconds ?? (tone === 'problem' ? 8 : 5);
  const show = tone === 'success' ? toast.success : tone === 'problem' ? toast.error : toast.message;
  show(text, {
    id: onlyToast,
    description: options.description,
    duration: seconds * 1000,
    action: options.action && { label: options.action.label, onClick: options.action.onPress },
  });
}

/** The region that shows and announces toasts. */
export function SonnerHost() {
  const t = useTranslations('ui');
  const aboveBar = `calc(1.25rem + ${useBottomBarHeight()}px)`;
  return (
    <Toaster
      visibleToasts={1}
      position="bottom-center"
      containerAriaLabel={t('notifications')}
      closeButton
      offset={{ bottom: aboveBar }}
      mobileOffset={{ bottom: aboveBar, left: '1rem', right: '1rem' }}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: t('close'),
        classNames: { toast: 'lunatale-toast' },
        style: { fontSize: '1rem' },
        actionButtonStyle: { height: '2.75rem', padding: '0 1.1rem', borderRadius: '999px', fontSize: '1rem' },
      }}
    />
  );
}
