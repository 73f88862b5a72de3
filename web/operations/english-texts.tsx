import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messages } from '../platform/i18n/en.ts';

/** The back office is in English, whatever language the operator reads stories in. */
export default function EnglishTexts({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={messages}>
      {children}
    </IntlProvider>
  );
}
