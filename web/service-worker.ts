// Runs beside the pages and caches what they need offline. `build/offline.ts` fills in the two
// names in capitals; nothing is imported, because the file is served as it is.
declare const VERSION: string;
declare const FILES: string[];

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Page = { url: string; focus(): Promise<unknown>; navigate(path: string): Promise<unknown> };
type Asked = Waiting & { request: Request; respondWith(answer: Promise<Response>): void };
type WorkerScope = {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'push', listener: (event: Waiting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { notification: Notification }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: Waiting & MessageEvent) => void): void;
};
const worker = self as unknown as WorkerScope;

const app = `app-${VERSION}`;
const page = '/app.html';
/** Prefix of the caches with a reader's data: opened stories, the shelf, pictures, sound. Deleted on sign-out. */
const readers = 'reader-';
const pictures = '/storage/v1/object/public/story-images/';
const mostPictures = 1000;
/** The queries of the shelf: its first page and the following ones. */
const shelfPage = /^(\?cursor=[^&]*)?$/;
const mostShelfPages = 40;
const story = /^\/api\/stories\/[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** The stories that wait unsaved, and one of them with its text. */
const drafts = /^\/api\/stories\/drafts(\/[0-9a-f]{8}-[0-9a-f-]{27})?$/;
const mostDrafts = 60;
/** The voices that can read a story aloud, and the times of each sentence. */
const narration = /^\/api\/(narration|stories\/[0-9a-f]{8}-[0-9a-f-]{27}\/(narration|recordings))$/;
/** A recording by somebody in the family; the sound at an address with a version never changes. */
const recording = /^\/api\/recordings\/[0-9a-f]{8}-[0-9a-f-]{27}\/sound$/;
/** The whole sound of a story in one voice; it never changes. */
const sound = /^\/storage\/v1\/narrations\/[\w-]{22}\/story\.mp3$/;
const mostSounds = 300;

/** Counts sign-outs: an answer to a request from before a sign-out is not cached after it. */
let leave = 0;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(app).then((cache) => cache.addAll([page, ...FILES])));
});

// A new version waits until the last page of the old one is closed, so that an open story keeps its files.
worker.addEventListener('activate', (event) => {
  event.waitUntil(drop((name) => name.startsWith('app-') && name !== app).then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data !== 'forget') return;
  leave += 1;
  event.waitUntil(drop((name) => name.startsWith(readers)));
});

// Silent, and each replaces the one before. A browser revokes the permission when a push message shows nothing.
worker.addEventListener('push', (event) => {
  const { title, path } = (event.data?.json() ?? {}) as { title?: unknown; path?: unknown };
  const about = { silent: true, tag: 'evening', icon: '/icon-192.png', data: { path } };
  event.waitUntil(worker.registration.showNotification(typeof title === 'string' ? title : 'Lunatale', about));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path?: unknown };
  // Opens only our own addresses, whatever the message said.
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path);
  event.waitUntil(open(isOwn ? path : '/my-stories'));
});

/** Opens the path in a window that shows home, profile or shelf; any other may be writing or reading a story. */
async function open(path: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const free = pages.find(({ url }) => ['/', '/profile', '/my-stories'].includes(new URL(url).pathname));
  if (!free) return worker.clients.openWindow(path);
  await free.focus();
  return free.navigate(path);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (request.method === 'DELETE') {
    if (story.test(pathname)) event.respondWith(deleted(request, forgetStory));
    else if (drafts.test(pathname)) event.respondWith(deleted(request, forgetDraft));
    else if (narration.test(pathname)) event.respondWith(deleted(request, forgetNarrations));
    else if (/^\/api\/recordings\//.test(pathname)) event.respondWith(deleted(request, forgetVoices));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // The server answers these paths itself: sign-in, payment, a shared story's preview.
    if (!/^\/(auth\/v1|api|functions|storage|shared)(\/|$)/.test(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(app, request));
  else if (pathname.startsWith(pictures)) event.respondWith(picture(request));
  else if (recording.test(pathname)) event.respondWith(soundOfReader(request));
  else if (sound.test(pathname) && !request.headers.has('range')) event.respondWith(soundOf(request));
  // While sound is being made, the page polls its times with `made=`. Only the request without it is cached.
  else if (narration.test(pathname) && !search.includes('made=')) event.respondWith(ofReader(request));
  else if (story.test(pathname) || drafts.test(pathname) || (pathname === '/api/stories' && shelfPage.test(search)))
    event.respondWith(ofReader(request));
});

async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page, { cacheName: app });
    if (kept) return kept;
    throw error;
  }
}

async function fromCache(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(cache, request, answer);
  return answer;
}

/** Caches an answer if there is room. If not, the page still gets the answer. */
async function keep(cache: Cache, request: RequestInfo, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer.clone());
  } catch {
    // The disk or the browser's quota is full.
  }
}

/** Fetches a story's picture and caches the newest 1000; offline, returns the cached one. */
async function picture(request: Request): Promise<Response> {
  const name = `${readers}pictures`;
  const kept = await caches.match(request, { cacheName: name, ignoreSearch: true });
  const before = leave;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    // Offline, another size is better than none.
    if (kept) return kept;
    throw error;
  }
  if (answer.status !== 200 || before !== leave) return answer;
  const cache = await caches.open(name);
  await keep(cache, request, answer);
  await keepNewest(cache, mostPictures);
  return answer;
}

/** Deletes the oldest entries of a kind beyond `most`. */
async function keepNewest(cache: Cache, most: number, isOfKind: (url: string) => boolean = () => true): Promise<void> {
  const all = (await cache.keys()).filter(({ url }) => isOfKind(url));
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

/** Answers from the server if it can be reached, else with the last answer this reader got. */
async function ofReader(request: Request): Promise<Response> {
  const reader = readerOf(request);
  const before = leave;
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = reader && (await caches.match(request.url, { cacheName: readers + reader, ignoreVary: true }));
    if (kept) return kept;
    throw error;
  }
  if (!reader || before !== leave) return answer;
  const cache = await caches.open(readers + reader);
  if (answer.status === 200) {
    await keep(cache, request.url, answer);
    // Cursors of an older shelf are never requested again, so their pages would pile up.
    await keepNewest(cache, mostShelfPages, (url) => shelfPage.test(new URL(url).search) && url.includes('cursor='));
    // A draft that was saved or left after its 30 days is never requested again.
    const isDraft = (url: string) => drafts.test(new URL(url).pathname);
    if (isDraft(request.url)) await keepNewest(cache, mostDrafts, isDraft);
  } else if (answer.status === 404) await cache.delete(request.url);
  return answer;
}

/** Caches a story's sound once it was heard, so that it plays offline. */
async function soundOf(request: Request): Promise<Response> {
  const name = `${readers}sounds`;
  const kept = await caches.match(request, { cacheName: name });
  if (kept) return kept;
  const before = leave;
  const answer = await fetch(request);
  if (answer.status !== 200 || before !== leave) return answer;
  const cache = await caches.open(name);
  await keep(cache, request, answer);
  await keepNewest(cache, mostSounds);
  return answer;
}

/** The same for a family recording: keeps the newest version of each, in the reader's own cache. */
async function soundOfReader(request: Request): Promise<Response> {
  const reader = readerOf(request);
  if (!reader) return fetch(request);
  const before = leave;
  const cache = await caches.open(readers + reader);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status !== 200 || before !== leave) return answer;
  await cache.delete(request.url, { ignoreSearch: true, ignoreVary: true });
  await keep(cache, request.url, answer);
  return answer;
}

/** Deletes on the server, and then what this device keeps of it: what could not be deleted can still be read offline. */
async function deleted(request: Request, forget: (request: Request) => Promise<void>): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok || answer.status === 404) await forget(request).catch(() => {});
  return answer;
}

/** Removes a deleted draft from the cache. */
async function forgetDraft(request: Request): Promise<void> {
  const reader = readerOf(request);
  if (reader) await (await caches.open(readers + reader)).delete(request.url, { ignoreVary: true });
}

/** Removes a deleted story and its sound from the caches. */
async function forgetStory(request: Request): Promise<void> {
  const reader = readerOf(request);
  if (!reader) return;
  const cache = await caches.open(readers + reader);
  const recordings = await cache.match(`${request.url}/recordings`, { ignoreVary: true });
  const told: unknown = await recordings?.json().catch(() => null);
  for (const each of Array.isArray(told) ? (told as { id?: unknown }[]) : [])
    await cache.delete(`/api/recordings/${String(each.id)}/sound`, { ignoreSearch: true, ignoreVary: true });
  await forgetNarrations(request, `${request.url}/narration`);
  for (const address of [request.url, `${request.url}/recordings`])
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
}

/** Removes a story's narrations and their sound from the caches. */
async function forgetNarrations(request: Request, address = request.url): Promise<void> {
  const reader = readerOf(request);
  if (!reader) return;
  const cache = await caches.open(readers + reader);
  const sounds = await caches.open(`${readers}sounds`);
  for (const known of await cache.matchAll(address, { ignoreSearch: true, ignoreVary: true })) {
    const told: unknown = await known.json().catch(() => null);
    await sounds.delete(`/storage/v1/narrations/${String((told as { key?: unknown } | null)?.key)}/story.mp3`);
  }
  await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
}

/** Removes a deleted recording's sound; when the consent is withdrawn, removes all recordings. */
async function forgetVoices(request: Request): Promise<void> {
  const reader = readerOf(request);
  if (!reader) return;
  const cache = await caches.open(readers + reader);
  const isAll = request.url.endsWith('/consent');
  for (const { url } of await cache.keys())
    if (recording.test(new URL(url).pathname) && (isAll || url.startsWith(`${request.url}/`)))
      await cache.delete(url, { ignoreVary: true });
}

/** The user id in a request's token. It only keeps readers apart: verifying the token is the server's job. */
function readerOf(request: Request): string | undefined {
  const claims = request.headers.get('authorization')?.split('.')[1];
  if (claims === undefined) return undefined;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

async function drop(unwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(unwanted).map((name) => caches.delete(name)));
}
