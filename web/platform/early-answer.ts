/** An answer that nobody has taken for this long is asked for anew, in milliseconds: it may be true no more. */
const fresh = 30_000;

type Early = {
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  path: string;
  token: string;
  answer: Promise<Response>;
  /** What the answer holds, once it has come. */
  read?: unknown;
};

declare global {
  /** What `public/first-answer.js` has asked for before this code was here. */
  var lunataleEarly: Early | undefined;
}

/** The answer to a GET that was asked for before, once, and only for the same bearer; else undefined. */
export function takeEarlyAnswer(path: string, token: string | undefined): Promise<Response> | undefined {
  return take(path, token)?.answer;
}

/** What such an answer holds, where it has come already; else it is left to be taken. */
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
