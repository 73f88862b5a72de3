import { DomainError } from '#domain/errors.ts';
import { type InterfaceLanguage, locales } from '#domain/identity/language.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import {
  type SharedStory,
  type StoryInPage,
  sharedCoverPath,
  sharedPagePath,
  storyInPageId,
} from '#domain/stories/share.ts';
import type { AppServices } from '../../context.ts';
import { chosenLanguage, spokenLanguage, visitorLanguage } from '../../identity/callers/visitor-language.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { readSharedStory } from '../shared-story.ts';

/** Renders a shared story as the browser will: web/render-shared.tsx, which the build puts beside its pages. */
export type RenderSharedStory = (token: string, story: SharedStory, language: InterfaceLanguage) => Promise<string>;

/** The pages of the web app in each language: the bare app, and, of a built one, the page of a shared story. */
export type SharedPages = {
  shells: Record<InterfaceLanguage, string>;
  shared?: { pages: Record<InterfaceLanguage, string>; render: RenderSharedStory };
};

/** What the page is, without a word of its story. */
const descriptions: Record<InterfaceLanguage, string> = {
  en: 'A bedtime story that somebody shared with you, to read or to listen to.',
  es: 'Un cuento para dormir que alguien compartió contigo, para leerlo o escucharlo.',
};

/** Where the page of a shared story waits for it (web/build/pages.ts). */
const storyPlace = '<div id="root" data-page="shared-story"></div>';

/**
 * Answers with the page of a shared story: in a browser it can be read before any script has come, and brings the story
 * along for them. A preview card for messengers in its head holds only the title and the drawn cover (STORY-12). It is never
 * indexed or cached, and the pages it links to do not learn its address. Visitors who never chose a language read
 * around the story in its own. Without a story it is the app's page with an error status, in the browser's own language:
 * the link came from somebody who speaks it with them, wherever they are.
 */
export async function answerSharedPage(
  ctx: AppServices,
  c: AppContext,
  { shells, shared }: SharedPages,
  token: string,
): Promise<Response> {
  const found = await open(ctx, c, token);
  const story = typeof found === 'number' ? undefined : found;
  const head = [
    '<meta name="robots" content="noindex, nofollow, noarchive, noimageindex" />',
    '<meta name="referrer" content="no-referrer" />',
  ];
  const language =
    chosenLanguage(c) ?? (story ? languageTag(story.language) : (spokenLanguage(c) ?? (await visitorLanguage(ctx, c))));
  if (story) {
    head.push(`<meta name="description" content="${descriptions[language]}" />`);
    const cards = {
      'og:type': 'article',
      'og:site_name': 'Lunatale',
      'og:title': story.title,
      'og:url': ctx.publicUrl + sharedPagePath(token),
      'og:image': ctx.publicUrl + sharedCoverPath(token),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': locales[languageTag(story.language)].replace('-', '_'),
      'twitter:card': 'summary_large_image',
    };
    for (const [property, content] of Object.entries(cards)) {
      head.push(`<meta property="${property}" content="${escapeHtml(content)}" />`);
    }
  }
  const rendered = story && shared && navigates(c) && (await rendering(ctx, shared.render(token, story, language)));
  const page = rendered ? withStory(shared.pages[language], token, story, rendered) : shells[language];
  // A function, because a title may hold "$&".
  const html = page.replace('</head>', () => `${head.join('\n')}\n</head>`);
  return c.html(html, typeof found === 'number' ? found : 200, {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive, noimageindex',
  });
}

/** Whether a browser opens the page for a person: what fetches it for a preview learns nothing of the story's text. */
const navigates = (c: AppContext) => c.req.header('sec-fetch-dest') === 'document';

/** Returns the rendered story; nothing if it does not render, because the scripts of the app's page may still show it. */
const rendering = (ctx: AppServices, markup: Promise<string>): Promise<string | undefined> =>
  markup.catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a shared story was not rendered');
    return undefined;
  });

/** Puts a rendered story into its page, and the story itself beside it, for the scripts. */
function withStory(page: string, token: string, story: SharedStory, rendered: string): string {
  // No text of a story may end the element: "<" stands for itself in JSON only.
  const json = JSON.stringify({ token, story } satisfies StoryInPage).replaceAll('<', '\\u003c');
  return page
    .replace('<title>Lunatale</title>', () => `<title>${escapeHtml(story.title)} · Lunatale</title>`)
    .replace(
      storyPlace,
      () =>
        `<div id="root" data-page="shared-story">${rendered}</div><script type="application/json" id="${storyInPageId}">${json}</script>`,
    );
}

/** Returns the story, or the status of a page without one: missing, or requested too often. */
async function open(ctx: AppServices, c: AppContext, token: string): Promise<SharedStory | 404 | 429> {
  try {
    ctx.countCall(c, 'shared-story');
    return await readSharedStory(ctx, token);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    if (code === 'STORY_NOT_FOUND') return 404;
    if (code === 'RATE_LIMITED') return 429;
    throw error;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
