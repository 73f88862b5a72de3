import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { type InterfaceLanguage, interfaceLanguages, isInterfaceLanguage } from '#domain/identity/language.ts';
import { sampleIds } from '#domain/stories/samples.ts';
import { sharedPagePath } from '#domain/stories/share.ts';
import type { AppServices } from '../context.ts';
import { visitorLanguage } from '../identity/callers/visitor-language.ts';
import { withOffers } from '../offers.ts';
import type { AppContext, AppEnv } from '../platform/http/http.ts';
import { listStaticFiles } from '../platform/http/static-files.ts';
import type { Offers } from '../platform/offers.ts';
import { answerSharedPage, type RenderSharedStory, type SharedPages } from '../stories/sharing/shared-page.ts';
import { withHead } from './page-head.ts';
import { answerPage, compressFully, type PreparedPage, preparePage } from './prepared-page.ts';
import { searchEngineFiles } from './search-engines.ts';

/** Pages that have a file of their own, most of them rendered at build time, by address. */
const prepared: Record<string, string> = {
  '/': 'landing',
  '/create': 'create',
  '/my-stories': 'my-stories',
  '/signin': 'signin',
  ...Object.fromEntries(sampleIds.map((sample) => [`/samples/${sample}`, `sample-${sample}`])),
  '/pricing': 'pricing',
  '/privacy-policy': 'privacy-policy',
  '/terms-of-service': 'terms-of-service',
  '/not-found': 'not-found',
};

/** The paths that the web app's router knows; for any other it shows the page for a missing one. */
const known =
  /^\/(?:create|signin|auth\/(?:callback|link)|welcome|operator|mails|e-reader|invitation|authorize|pricing|privacy-policy|terms-of-service|subscription\/success|my-stories|story(?:\/.*)?|samples\/[^/]+|profile|account|admin(?:\/.*)?|not-found|design)?\/?$/i;

/** Pages that exist only where something can be bought. */
const ofPremium = /^\/pricing\/?$/i;
const ofPayments = /^\/(?:subscription\/success|account)\/?$/i;
/** Whether this installation has such a page: one that sells nothing has none about prices. */
const isHere = (path: string, { payments, premium }: Offers) =>
  (premium || !ofPremium.test(path)) && (payments || !ofPayments.test(path));

const hashed = 'public, max-age=31536000, immutable';
const changing = 'no-cache';

/** The web app: its files, its prerendered pages in the visitor's language, and for every other page the app itself. */
export async function webPages(ctx: AppServices, folder: string): Promise<Hono<AppEnv>> {
  const files = await listStaticFiles(folder);
  const built = await readFile(join(folder, 'app.html'), 'utf8').catch(
    () => 'The web app is not built: run npm start.',
  );
  const publicUrl = new URL(ctx.publicUrl);
  const variants = new Map<boolean, Promise<Variant>>();
  /** Returns the current pages; those for a slow writer differ from those for a quick one. */
  const current = () => {
    const slow = ctx.pace.slowWriter() !== null;
    const variant = variants.get(slow) ?? prepareVariant(ctx, folder, built, slow);
    variants.set(slow, variant);
    return variant;
  };
  await current();

  const answer = async (c: AppContext) => {
    const { path } = c.req;
    // Only built files are served by their own name: an unknown one is missing, not a page.
    if (path.startsWith('/pages/')) return c.notFound();
    const file = files.serve(c, path, path.startsWith('/assets/') ? hashed : changing);
    if (file) return file;
    if (/\.[a-z0-9]+$/i.test(path) || path.startsWith('/assets/')) return c.notFound();
    const own = ownAddress(publicUrl, new URL(c.req.url));
    if (own) return c.redirect(own, 307);
    // A link may name the language; what the visitor chose is then settled by the page itself.
    const asked = c.req.query('lang');
    const language = isInterfaceLanguage(asked) ? asked : await visitorLanguage(ctx, c);
    c.header('content-language', language);
    const { pages, shells } = await current();
    const page = pages.get(language + path + (language === asked ? '?lang' : ''));
    if (page) {
      if (path === '/' && isPersons(c)) ctx.recorder.landing();
      return answerPage(c, page);
    }
    const isKnown = known.test(path) && isHere(path, ctx.offers);
    return c.html(shells[language], isKnown ? 200 : 404, {
      'cache-control': 'private, no-cache',
      vary: 'cookie',
    });
  };
  return new Hono<AppEnv>()
    .route('/', searchEngineFiles(ctx.publicUrl, ctx.offers))
    .get(decodeURIComponent(sharedPagePath(':token')), async (c) =>
      answerSharedPage(ctx, c, await current(), c.req.param('token') ?? ''),
    )
    .get('*', answer);
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the public address of a page that was requested under another name of this machine ("localhost" instead of
 * "127.0.0.1"): the browser keeps what belongs to a sign-in by name, so a sign-in begun under the other one would fail.
 */
function ownAddress(own: URL, asked: URL): string | null {
  const isOther = own.hostname !== asked.hostname && own.port === asked.port;
  const areLoopback = [own, asked].every(({ hostname }) => loopbackNames.includes(hostname));
  return isOther && areLoopback ? own.origin + asked.pathname + asked.search : null;
}

/** Whether a browser asks for a person: not a robot that says so, and not a fetch in advance. */
function isPersons(c: AppContext): boolean {
  const agent = c.req.header('user-agent') ?? '';
  if (c.req.method !== 'GET' || c.req.header('sec-purpose') || c.req.header('purpose')) return false;
  return /mozilla/i.test(agent) && !/bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i.test(agent);
}

/** Returns the hashes of the scripts in the built pages, for the content security policy. */
export async function pageScripts(folder: string): Promise<string[]> {
  const hashes = await readFile(join(folder, 'pages/scripts.json'), 'utf8').catch(() => '[]');
  return JSON.parse(hashes);
}

type Variant = SharedPages & { pages: Map<string, PreparedPage> };

/** Prepares the answers for a slow writer, or for a quick one. */
async function prepareVariant(ctx: AppServices, folder: string, built: string, slow: boolean): Promise<Variant> {
  const app = withOffers(built, ctx.offers, slow);
  const pages = await preparePages(ctx, folder, slow);
  void compressFully(pages.values());
  const shells = { en: app, es: app.replace('<html lang="en"', '<html lang="es"') };
  const shared = await prepareSharedPages(ctx, folder, slow);
  return { pages, shells, ...(shared && { shared }) };
}

/** Returns the page of shared stories in each language, and what renders a story into it; nothing without a build. */
async function prepareSharedPages(ctx: AppServices, folder: string, slow: boolean): Promise<SharedPages['shared']> {
  const module = join(folder, 'pages/rendering/render-shared.js');
  if (!existsSync(module)) return undefined;
  /** React is loaded with the first story: many installations share none. */
  const load = async () => (await import(pathToFileURL(module).href)) as { renderSharedStory: RenderSharedStory };
  const page = async (language: InterfaceLanguage) =>
    withOffers(await readFile(join(folder, 'pages', language, 'shared-story.html'), 'utf8'), ctx.offers, slow);
  return {
    pages: { en: await page('en'), es: await page('es') },
    render: async (...story) => withSupport(ctx, await (await load()).renderSharedStory(...story)),
  };
}

/** Writes this installation's address for support where a page offers one. */
const withSupport = ({ supportEmail }: Pick<AppServices, 'supportEmail'>, html: string) =>
  // The configuration accepts no address with characters that mean something in HTML.
  html.replaceAll('data-support=""', () => `data-support="" href="mailto:${supportEmail}"`);

/** Returns every prerendered page with the addresses of this installation, by language and path. */
async function preparePages(
  ctx: Pick<AppServices, 'publicUrl' | 'supportEmail' | 'offers'>,
  folder: string,
  slow: boolean,
): Promise<Map<string, PreparedPage>> {
  const { publicUrl, offers } = ctx;
  const pages: Promise<[string, PreparedPage]>[] = [];
  for (const language of interfaceLanguages) {
    for (const [path, name] of Object.entries(prepared)) {
      const built = await readFile(join(folder, 'pages', language, `${name}.html`), 'utf8').catch(() => undefined);
      if (!built || !isHere(path, offers)) continue;
      for (const named of [false, true]) {
        const page = withSupport(ctx, withOffers(withHead(built, publicUrl, path, language, named), offers, slow));
        const key = language + path + (named ? '?lang' : '');
        pages.push(preparePage(page).then((answer) => [key, answer]));
      }
    }
  }
  return new Map(await Promise.all(pages));
}
