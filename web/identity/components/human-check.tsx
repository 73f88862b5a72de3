import { useEffect, useRef } from 'react';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { loadTurnstile, widgetTheme } from '../human-check.ts';

/** Why there is no token: the widget did not load, the challenge failed, or the token is too old. */
export type HumanCheckProblem = 'widget' | 'challengeFailed' | 'challengeExpired';

type Props = {
  siteKey: string;
  script: string;
  onToken: (token: string) => void;
  onProblem: (problem: HumanCheckProblem) => void;
};

/** The human-verification widget (SIGNIN-04, ERR-29, ERR-30, ERR-32). */
export function HumanCheck({ siteKey, script, onToken, onProblem }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  const tell = useRef({ onToken, onProblem });
  useEffect(() => {
    tell.current = { onToken, onProblem };
  });

  useEffect(() => {
    let widget: string | undefined;
    let wanted = true;
    let remove = () => {};
    loadTurnstile(script).then(
      (turnstile) => {
        if (!wanted || box.current === null) return;
        widget = turnstile.render(box.current, {
          sitekey: siteKey,
          action: 'sign-in',
          language,
          theme: widgetTheme(),
          callback: (token) => tell.current.onToken(token),
          'error-callback': () => tell.current.onProblem('challengeFailed'),
          'expired-callback': () => tell.current.onProblem('challengeExpired'),
          'timeout-callback': () => tell.current.onProblem('challengeExpired'),
        });
        remove = () => widget !== undefined && turnstile.remove(widget);
      },
      () => wanted && tell.current.onProblem('widget'),
    );
    return () => {
      wanted = false;
      remove();
    };
  }, [siteKey, script, language]);

  return <div ref={box} className="min-h-16" />;
}
