import { usePublicSettings } from '../platform/public-settings.ts';
import { readable } from './format.ts';
import { texts } from './texts.ts';

/** Returns a function that replaces the documented product's services in a text by this installation's. */
export function useNamed(): (text: string) => string {
  const makers = usePublicSettings()?.makers;
  if (!makers) return (text) => text;
  const illustrator = makers.illustrator?.replace('Google ', '') ?? 'Own pictures';
  return (text) => text.replace('Gemini', illustrator).replace('DeepSeek', makers.writer ?? 'Own model');
}

/** Returns a function from the name under which a provider's calls are counted to its display name. */
export function useProviderName(): (provider: string) => string {
  const named = useNamed();
  return (provider) => named((texts.costs.providers as Record<string, string>)[provider] ?? readable(provider));
}
