import { publicSettings } from '../platform/public-settings.ts';
import { trustedScript } from '../platform/trusted-script.ts';

/** The part of the challenge provider's script that the pages use. */
type Turnstile = {
  render: (box: HTMLElement, options: TurnstileOptions) => string | undefined;
  remove: (id: string) => void;
};
type TurnstileOptions = {
  sitekey: string;
  /** The token's purpose; the server refuses it for anything else. */
  action: 'sign-in' | 'story';
  language: string;
  theme: 'auto' | 'light' | 'dark';
  appearance?: 'always' | 'interaction-only';
  callback: (token: string) => void;
  'error-callback': () => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

/** Fetches the challenge provider's script once; the next call retries a failed fetch (ERR-32). */
export function loadTurnstile(scriptAddress: string): Promise<Turnstile> {
  loading ??= fetchScript(`${scriptAddress}?render=explicit`).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(address: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(address);
    script.async = true;
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('The verification script is empty.'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The verification script did not load.'));
    };
    document.head.append(script);
  });
}

/** Returns the current theme in the widget's terms. */
export function widgetTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'night' ? 'dark' : 'light';
}

/** An unanswered challenge is given up after this long. */
const patienceMilliseconds = 60_000;

/**
 * Returns a fresh token for one story; null while human verification is off. It usually needs no
 * interaction; if it does, the challenge appears at the bottom of the page. Returns null too if there
 * is no token to be had: the server then says what is missing.
 */
export async function storyToken(): Promise<string | null> {
  const settings = await publicSettings().catch(() => null);
  if (!settings?.turnstileSiteKey || !settings.turnstileScript) return null;
  const turnstile = await loadTurnstile(settings.turnstileScript).catch(() => null);
  return turnstile && challenge(turnstile, settings.turnstileSiteKey);
}

function challenge(turnstile: Turnstile, sitekey: string): Promise<string | null> {
  const box = document.createElement('div');
  box.className = 'fixed inset-x-0 bottom-4 z-50 mx-auto w-fit';
  document.body.append(box);
  return new Promise<string | null>((resolve) => {
    const giveUp = () => resolve(null);
    setTimeout(giveUp, patienceMilliseconds);
    const widget = turnstile.render(box, {
      sitekey,
      action: 'story',
      language: document.documentElement.lang,
      theme: widgetTheme(),
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': giveUp,
      'expired-callback': giveUp,
      'timeout-callback': giveUp,
    });
    if (widget === undefined) giveUp();
  }).finally(() => box.remove());
}
