declare global {
  /** What `public/start.js` has asked for before this code was here. */
  var lunataleEarly: { path: string; token: string; answer: Promise<Response> } | undefined;
}

/** The answer to a GET that was asked for before, once, and only for the same bearer; else undefined. */
export function takeEarlyAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  const early = globalThis.lunataleEarly;
  if (early?.path !== path) return undefined;
  globalThis.lunataleEarly = undefined;
  return early.token === token ? early.answer : undefined;
}
