/** The part of the challenge provider's script that the sign-in page uses. */
type Turnstile = {
  render: (box: HTMLElement, options: TurnstileOptions) => string | undefined;
  remove: (id: string) => void;
};
type TurnstileOptions = {
  sitekey: string;
  language: string;
  theme: 'auto' | 'light' | 'dark';
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

const scriptAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

let loading: Promise<Turnstile> | undefined;

/** Fetches the challenge provider's script, once; a failed fetch is tried again at the next call (ERR-32). */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= fetchScript().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
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
