import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { sharedCoverPath, sharedPagePath } from '#domain/stories/share.ts';
import type { AppServices } from '../context.ts';
import { chosenLanguage, visitorLanguage } from '../identity/callers/visitor-language.ts';
import type { AppContext } from '../platform/http.ts';
import type { OpenedStory } from './share-store.ts';
import { openSharedStory } from './shared-story.ts';

/**
 * Answers with the page of a shared story: the web app's page with a preview card for messengers in its
 * head, which holds only the title and the drawn cover (STORY-12). It is never indexed or cached, and the
 * pages it links to do not learn its address. Visitors who never chose a language read around the story in its own.
 * Without a story it is the same page with an error status.
 */
export async function answerSharedPage(
  ctx: AppServices,
  c: AppContext,
  pages: Record<InterfaceLanguage, string>,
  token: string,
): Promise<Response> {
  const found = await open(ctx, c, token);
  const story = typeof found === 'number' ? undefined : found;
  const head = [
    '<meta name="robots" content="noindex, nofollow, noarchive, noimageindex" />',
    '<meta name="referrer" content="no-referrer" />',
  ];
  if (story) {
    const cards = {
      'og:type': 'article',
      'og:site_name': 'Lunatale',
      'og:title': story.title,
      'og:url': ctx.publicUrl + sharedPagePath(token),
      'og:image': ctx.publicUrl + sharedCoverPath(token),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': story.language === 'spanish' ? 'es_419' : 'en_US',
      'twitter:card': 'summary_large_image',
    };
    for (const [property, content] of Object.entries(cards)) {
      head.push(`<meta property="${property}" content="${escapeHtml(content)}" />`);
    }
  }
  // A function, because a title may hold "$&".
  const page = pages[chosenLanguage(c) ?? (story ? languageTag(story.language) : await visitorLanguage(ctx, c))];
  const html = page.replace('</head>', () => `${head.join('\n')}\n</head>`);
  return c.html(html, typeof found === 'number' ? found : 200, {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive, noimageindex',
  });
}

/** Returns the story, or the status of a page without one: missing, or requested too often. */
async function open(ctx: AppServices, c: AppContext, token: string): Promise<OpenedStory | 404 | 429> {
  try {
    ctx.countCall(c, 'shared-story');
    return await openSharedStory(ctx, token);
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
