import { trustedScript } from '../platform/trusted-script.ts';
import { adsAreBlocked } from './ad-blocker.ts';
import { PaymentScriptError } from './payment-error.ts';

/** A request that gets no answer would otherwise wait forever. */
const loadMilliseconds = 10_000;

let loading: Promise<void> | undefined;

/**
 * Loads the payment provider's script, as its payment page will: a browser that cannot load it here
 * cannot pay there (ERR-38, ERR-39). Rejects with PaymentScriptError; the next call tries again.
 */
export function loadPaymentScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.async = true;
    const fail = () => {
      clearTimeout(timer);
      loading = undefined;
      script.remove();
      void adsAreBlocked().then((blocked) => reject(new PaymentScriptError(blocked)));
    };
    const timer = setTimeout(fail, loadMilliseconds);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
  return loading;
}
