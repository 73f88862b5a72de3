/** Returns why something failed, by its code or name: a message may hold an address or a secret. */
export function reasonOf(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  const { code, responseCode, name } = (cause ?? {}) as { code?: string; responseCode?: number; name?: string };
  return String(responseCode ?? code ?? name ?? 'unknown');
}
