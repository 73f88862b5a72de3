import { usePublicSettings } from './public-settings.ts';

/** Whether invented people may be shown, marked as examples: only where the whole product is a demonstration. */
export function useExamples(): boolean {
  return (usePublicSettings()?.sandboxVendors?.length ?? 0) > 0;
}
