import { usePublicSettings } from './public-settings.ts';

/** Whether stand-ins replace outside services. Only then may invented people be shown, marked as examples. */
export function useDemonstration(): boolean {
  return (usePublicSettings()?.sandboxVendors?.length ?? 0) > 0;
}
