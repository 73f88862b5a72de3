import { rangeOf } from '../platform/addresses.ts';

const known: Record<string, string> = {
  'deepseek.com': 'DeepSeek',
  'googleapis.com': 'Google Gemini',
  'openai.com': 'OpenAI',
  'openrouter.ai': 'OpenRouter',
  'mistral.ai': 'Mistral',
  'anthropic.com': 'Anthropic',
};

/** Who runs the service at this address, as a parent knows it; null for a machine at home. */
export function serviceName(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  if (/^[\d.]+$|:/.test(host)) return rangeOf(host) === undefined ? null : host;
  // A name of one word, or of these ends, leads nowhere outside.
  if (!host.includes('.') || /\.(local|internal|lan|home|home\.arpa|localhost)$/.test(host)) return null;
  return Object.entries(known).find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1] ?? host;
}
