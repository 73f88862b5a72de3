import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { messages } from './en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: InterfaceLanguage;
    Messages: typeof messages;
  }
}
