/** A journey that breaks something on purpose: its file, part of its title, and the console errors it may cause. */
type Broken = readonly [file: string, title: string, says: RegExp];

/** A request that the journey aborts, or a network that it cuts. */
const cut =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_\w+|NETWORK_CHANGED|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|ABORTED)/;
/** A status set by the journey or the sandbox, or returned by a product that has to refuse the request. */
const status = (...statuses: number[]) => new RegExp(`a status of (${statuses.join('|')}) `);
const both = (...all: RegExp[]) => new RegExp(all.map(({ source }) => source).join('|'));

/**
 * The only journeys in which the browser's console may contain errors, and which errors. All other journeys, and all
 * other errors, fail.
 */
const brokenOnPurpose: readonly Broken[] = [
  ['a11y-heard', 'nothing can read', status(503)],
  ['a11y-heard', 'an unknown address', status(404)],
  ['a11y-layers', 'so is a story that failed', status(500)],
  ['a11y', 'every page a visitor can open', status(404)],
  ['access', 'an assistant asks', status(400)],
  ['access', 'a parent has a program told', status(400)],
  ['admin-figures', 'figures that cannot be had', both(cut, /could not be loaded|An action failed/)],
  ['bad-days', 'a story failed', status(500, 502, 503)],
  ['bad-days', 'wrongly refused', status(422)],
  ['broken', 'a part of which does not arrive', both(cut, /dynamically imported module/)],
  ['create-form', 'who has not yet confirmed being an adult', both(cut, status(403))],
  ['follows', 'taken offline follows', cut],
  ['frame', 'an unknown path', status(404)],
  ['frame', 'the not-found page', status(404)],
  ['household', 'two grown-ups come to share one shelf', status(409, 410)],
  ['identity-doors', 'a parent comes in by a link', status(410)],
  ['identity-doors', 'an issuer of the house', status(403)],
  ['identity-profile', 'signing out everywhere', status(401)],
  ['identity-session', 'survives a lost network', cut],
  ['identity-session', 'a sign-out without a network', cut],
  ['identity-sign-in', 'an unusable session ends as a visitor', status(400)],
  ['identity-sign-in', 'taken away under the open form', status(401)],
  ['identity-visitor', 'wrong turns are logged', status(404)],
  ['illustrated', 'while the illustrator is down', both(cut, status(500, 503, 404, 405))],
  ['illustrated', 'every refusal of an illustrated story', /a status of (4\d\d|5\d\d) /],
  ['illustrated', 'after three minutes', status(404)],
  ['illustrated', 'without pictures there is still the story', status(500, 404)],
  ['library-edit', 'two devices lose nothing', status(409)],
  ['library-keep', 'go back when the server refuses', both(cut, status(500))],
  ['library-pictures', 'and one without the server', cut],
  ['library-pictures', 'a picture that fails', both(cut, status(404))],
  ['library-save', 'after failures that lose nothing', both(cut, status(500))],
  ['library-save', 'a session that ended', status(401)],
  ['library-states', 'when it cannot be read', status(400)],
  ['library-states', 'code waits for the pictures', both(cut, /dynamically imported module/)],
  ['library-states', 'before its scripts have come', both(cut, /dynamically imported module/)],
  ['limits', 'unknown usage shows the usual limits', status(500)],
  ['listening-offline', 'is heard in airplane mode', cut],
  ['narration-offline', 'in airplane mode', both(cut, status(404))],
  ['narration-offline', 'kept for a journey', both(cut, status(404))],
  ['narration', 'that the engine cannot say', status(404)],
  ['narration', 'taken along as an MP3', status(404, 409)],
  ['narrow', 'nothing that a visitor sees', status(404, 410)],
  ['narrow', 'nothing that a parent sees', status(404)],
  ['network', '', both(cut, status(404))],
  ['offline', 'is read in airplane mode', cut],
  ['offline', 'waits unsaved', cut],
  ['offline', 'waits for the network', cut],
  ['offline', 'says at once', cut],
  ['offline-update', 'a new version that arrives', both(cut, status(404))],
  ['off-the-phone', 'a book goes to an e-reader', status(409, 422)],
  ['overdue', 'instead of a second purchase', status(409)],
  ['own-styles', '', both(cut, /dynamically imported module/)],
  ['pictures', 'is left out, comes back', status(500)],
  ['premium', 'the result page believes no address', status(404)],
  ['premium', 'not the eleventh', status(429)],
  ['premium', 'what stops a purchase is said', /a status of (4\d\d|5\d\d) /],
  ['reading', 'it is said that the network is gone', both(cut, /dynamically imported module/)],
  ['retelling', 'is told anew', status(500, 503)],
  ['safety', 'a wish that no list sees through', status(422)],
  ['safety', 'while the reader is away', status(503)],
  ['safety', 'is refused for its wish at the same field', status(422)],
  ['safety', 'whose plan is unfit ends before anything', status(422, 500, 502)],
  ['safety', 'a link that is refused for its title', status(422)],
  ['share', 'taken back in the profile', status(404)],
  ['spoilt-answers', '', /./],
  ['statistics', 'who says yes is counted', /uncaught: cannot tell of Captain Whiskerbottom/],
  ['without', '', status(404)],
  ['writing', 'a writer that fails is told', status(500, 502)],
  ['writing', 'a lost network', both(cut, status(404))],
  ['writing', 'every refusal of a text story', /a status of (4\d\d|5\d\d) /],
  ['writing', 'what does not fit a bedtime story', status(422)],
];

/** A book is requested 400 ms after its start; on a loaded machine that is before the start has reached the server. */
const notYetKnown = /a status of 404 .*\/api\/generation\/[\da-f-]{36}$/;

/** Returns the console messages of a journey that it did not cause on purpose. */
export function unexpected(file: string, title: string, told: readonly string[]): string[] {
  const name = /([\w-]+)\.spec\.ts$/.exec(file)?.[1];
  const allowed = brokenOnPurpose.filter(([of, part]) => of === name && title.includes(part));
  return told.filter((line) => !notYetKnown.test(line) && !allowed.some(([, , says]) => says.test(line)));
}
