import { useNavigate } from 'react-router';
import { useLanguage } from '../platform/i18n/language.tsx';
import { paths } from '../routes/paths.ts';
import type { SignInEnd } from './finish-sign-in.ts';

/**
 * Returns what a page does after a sign-in: goes on in the account's language, to where the parent wanted to go. At the
 * first sign-in the parent confirms being an adult before that.
 */
export function useEntering() {
  const navigate = useNavigate();
  const { keepLanguage } = useLanguage();
  return async ({ target, adult, language }: Extract<SignInEnd, { target: string }>): Promise<void> => {
    await keepLanguage(language);
    if (adult) navigate(target, { replace: true });
    else navigate(paths.welcome, { replace: true, state: { from: target } });
  };
}
