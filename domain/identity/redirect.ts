/**
 * Checks where a sign-in may return to: only a path on our own origin (P01, CALLBACK-04, CALLBACK-05).
 *
 * Accepts a string with a single leading "/" that is not followed by "/" or "\", without control
 * characters or backslashes, which resolves to `origin`. Returns path + query + hash, or undefined.
 */
export function safeRedirectPath(target: unknown, origin: string): string | undefined {
  if (typeof target !== 'string' || target.length > 2048) return undefined;
  if (!/^\/(?![/\\])/.test(target) || hasControlCharacter(target) || target.includes('\\')) return undefined;
  const path = resolveOn(target, origin);
  // Resolving can change the path ("/.//host" becomes "//host"), so the result must resolve to itself.
  if (path === undefined || !/^\/(?![/\\])/.test(path)) return undefined;
  return resolveOn(path, origin) === path ? path : undefined;
}

function resolveOn(target: string, origin: string): string | undefined {
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : undefined;
}

function hasControlCharacter(text: string): boolean {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029) return true;
  }
  return false;
}
