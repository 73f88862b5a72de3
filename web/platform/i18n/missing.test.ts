import { createTranslator } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { describeMissing, reportMissing } from './missing.ts';

test('[I18N-09] a missing text logs a warning and shows its own key', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const t = createTranslator({
    locale: 'en',
    messages: { shell: { home: 'Home' } } as never,
    namespace: 'shell' as never,
    onError: reportMissing,
    getMessageFallback: describeMissing,
  }) as unknown as (key: string) => string;

  expect(t('home')).toBe('Home');
  expect(warn).not.toHaveBeenCalled();
  expect(t('nowhere')).toBe('shell.nowhere');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
