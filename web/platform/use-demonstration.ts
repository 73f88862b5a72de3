import { usePublicSettings } from './public-settings.ts';

/** Whether the whole product is a demonstration, with stand-ins for outside services. Only there invented people may be shown, marked as examples. */
export function useDemonstration(): boolean {
  return (usePublicSettings()?.sandboxVendors?.length ?? 0) > 0;
}
