import { type StoryPlace, storyPlacePath } from '#domain/stories/api.ts';
import { callApi } from '../../platform/api.ts';
import { log } from '../../platform/log.ts';
import { placeTold, readPlace } from './reading-place.ts';

/**
 * Tells the server where a saved story was left, so that it opens there on the parent's other devices. A place that
 * cannot be sent now, for example offline, is sent when the story is left the next time; reading never waits for it.
 */
export async function tellPlace(storyId: string): Promise<void> {
  const place = readPlace(localStorage, storyId);
  try {
    const told = await callApi<StoryPlace>(storyPlacePath(storyId), {
      method: 'PUT',
      body: { place },
      keepalive: true,
    });
    placeTold(localStorage, storyId, told);
  } catch {
    log.warn('The place in the story could not be told');
  }
}
