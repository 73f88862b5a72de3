import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messages } from '../platform/i18n/en.ts';

/** Provides English texts: the back office is in English, whatever the operator's interface language. */
export default function EnglishTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={messages}>
      {children}
    </IntlProvider>
  );
}
