import { rangeOf } from '../platform/addresses.ts';

const known: Record<string, string> = {
  'deepseek.com': 'DeepSeek',
  'googleapis.com': 'Google Gemini',
  'openai.com': 'OpenAI',
  'openrouter.ai': 'OpenRouter',
  'mistral.ai': 'Mistral',
  'anthropic.com': 'Anthropic',
};

/** Returns the name that a parent knows for the service at this address; null for a local machine. */
export function serviceName(address: string): string | null {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  if (/^[\d.]+$|:/.test(host)) return rangeOf(host) === undefined ? null : host;
  // A name without a dot, or with one of these endings, is local.
  if (!host.includes('.') || /\.(local|internal|lan|home|home\.arpa|localhost)$/.test(host)) return null;
  return Object.entries(known).find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1] ?? host;
}
