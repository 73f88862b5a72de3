/** An answer older than this, in milliseconds, is requested again: it may be outdated. */
const fresh = 30_000;

type Early = {
  /** When the request was sent, in milliseconds since 1970. */
  at: number;
  path: string;
  token: string;
  answer: Promise<Response>;
  /** The parsed answer, once it has arrived. */
  read?: unknown;
};

declare global {
  /** The request that `public/first-answer.js` sent before this code arrived. */
  var lunataleEarly: Early | undefined;
}

/** Returns, once, the answer to a GET that was sent early with the same bearer token; else undefined. */
export function takeEarlyAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  return take(path, token)?.answer;
}

/** Returns the parsed early answer if it has arrived; if not, leaves it for `takeEarlyAnswer`. */
export function takeEarlyRead<Answer>(path: string, token: string | undefined): Answer | undefined {
  if (globalThis.lunataleEarly?.read === undefined) return undefined;
  return take(path, token)?.read as Answer | undefined;
}

function take(path: string, token: string | undefined): Early | undefined {
  const early = globalThis.lunataleEarly;
  if (early?.path !== path) return undefined;
  globalThis.lunataleEarly = undefined;
  return early.token === token && Date.now() - early.at < fresh ? early : undefined;
}
