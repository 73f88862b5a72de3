import { usePublicSettings } from '../platform/public-settings.ts';
import { readable } from './format.ts';
import { texts } from './texts.ts';

/** The office's texts name the services of the documented product; this names those that are set here instead. */
export function useNamed(): (text: string) => string {
  const makers = usePublicSettings()?.makers;
  if (!makers) return (text) => text;
  const illustrator = makers.illustrator?.replace('Google ', '') ?? 'Own pictures';
  return (text) => text.replace('Gemini', illustrator).replace('DeepSeek', makers.writer ?? 'Own model');
}

/** How the office calls a provider, by the name under which its calls are counted. */
export function useProviderName(): (provider: string) => string {
  const named = useNamed();
  return (provider) => named((texts.costs.providers as Record<string, string>)[provider] ?? readable(provider));
}
