import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { type SharedStory, sharedPagePath } from '#domain/stories/share.ts';
import { renderFrame } from './frame.tsx';
import { loadCatalogue } from './platform/i18n/load.ts';
import { QueryProvider } from './platform/query-provider.tsx';
import { SharedStoryView } from './stories/sharing/shared-story-view.tsx';

/**
 * Renders a shared story as the server sends it, before any script: whoever opens a link on a slow phone reads at once.
 * The server loads this module from the build (`server/stories/sharing/shared-page.ts`).
 */
export async function renderSharedStory(
  token: string,
  story: SharedStory,
  language: InterfaceLanguage,
): Promise<string> {
  const view = (
    <QueryProvider>
      <SharedStoryView token={token} story={story} />
    </QueryProvider>
  );
  return renderFrame(language, await loadCatalogue(language), sharedPagePath(token), view);
}
