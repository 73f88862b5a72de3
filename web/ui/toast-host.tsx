import { Toaster, toast } from 'sonner';
import { useTranslations } from 'use-intl';
import type { ToastRequest } from './toast.tsx';

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
  return (
    <Toaster
      visibleToasts={1}
      position="bottom-center"
      containerAriaLabel={t('notifications')}
      closeButton
      toastOptions={{ closeButtonAriaLabel: t('close'), classNames: { toast: 'lunatale-toast' } }}
    />
  );
}
