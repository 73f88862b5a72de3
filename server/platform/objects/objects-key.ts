/** Throws unless every part of an object's key is a plain name, so that no key leads out of its folder (P25). */
export function assertKey(key: string): void {
  const parts = key.split('/');
  if (!parts.every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/.test(part))) throw new Error('not an object key');
}
