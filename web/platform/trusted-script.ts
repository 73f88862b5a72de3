/** The part of Trusted Types used here; TypeScript's DOM types lack them, and so do some browsers. */
type ScriptAddressPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy };

let policy: ScriptAddressPolicy | undefined;

/**
 * Returns a script's address in the form that Trusted Types accept (P24). This is the only policy, and only for
 * scripts: the Content-Security-Policy says where they may come from, and nothing turns text into HTML or code.
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
