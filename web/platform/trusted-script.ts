/** As much of Trusted Types as is used here; the DOM's types do not know them yet, nor does every browser. */
type ScriptAddressPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy };

let policy: ScriptAddressPolicy | undefined;

/**
 * A script's address as pages under Trusted Types accept it (P24). The one policy there is, and only for
 * scripts: the Content-Security-Policy says from where they may come, and nothing makes HTML or code of text.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('lunatale', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}

/** Registers the worker that keeps stories for reading offline. */
export function registerWorker(): void {
  void navigator.serviceWorker.register(trustedScript('/service-worker.js')).catch(() => {});
}
