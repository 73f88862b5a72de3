import { useTranslations } from 'use-intl';
import asleep from '../../.art/asleep.svg';

type Props = {
  /** The id of what says why the page opened: read with the heading, which gets the focus. */
  reason?: string;
};

/** The picture, title and first sentence of the sign-in page, which need nothing but their texts. */
export function SignInHeader({ reason }: Props) {
  const t = useTranslations('identity.signIn');
  return (
    <>
      <img src={asleep} alt="" className="aspect-[5/2] w-full rounded-xl object-cover object-bottom shadow-paper" />
      <header className="grid gap-2 text-center">
        <h1 aria-describedby={reason} className="text-4xl">
          {t('title')}
        </h1>
        <p className="text-ink-soft text-lg">{t('subtitle')}</p>
      </header>
    </>
  );
}
