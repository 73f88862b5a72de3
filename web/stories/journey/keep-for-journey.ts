import { type Story, type StoryPage, type StorySummary, storyCoverPath, storyPath } from '#domain/stories/api.ts';
import {
  type NarratedStory,
  narratedStoriesPath,
  narrationOfferPath,
  narrationSoundPath,
} from '#domain/stories/narration/api.ts';
import { type Recording, storyRecordingsPath, versionedSound } from '#domain/stories/recordings.ts';
import { callApi, fetchApi } from '../../platform/api.ts';
import { publicSettings } from '../../platform/public-settings.ts';
import { sizedAddress } from '../images/image-addresses.ts';
import { narrationAddress } from '../listening/libraries.ts';
import { type ShelfFilter, shelfAddress } from '../queries.ts';

/** How many stories are fetched in parallel: somebody may be reading over the same connection. */
const atOnce = 3;

export type JourneyProgress = { kept: number; of: number };

/**
 * Fetches these stories, or every one that a filter finds, with text, pictures and finished sound: the service worker caches them
 * for use without a network. Calls `tell` after each story. Returns how many were kept; a story that fails is left out
 * and the others go on. Throws the errors of reading the shelf's list.
 */
export async function keepForJourney(
  wanted: ShelfFilter | readonly StorySummary[],
  userId: string,
  tell: (progress: JourneyProgress) => void,
): Promise<JourneyProgress> {
  // Asks the browser not to evict the cache when storage is short; it may refuse.
  void navigator.storage?.persist?.();
  const [stories, narrated] = await Promise.all([isSelection(wanted) ? wanted : listOf(wanted), readNarrated()]);
  const progress = { kept: 0, of: stories.length };
  const waiting = stories.values();
  const take = async () => {
    for (const story of waiting) {
      if (await keepOne(story, userId, narrated.get(story.id))) progress.kept += 1;
      tell({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return progress;
}

const isSelection = (wanted: ShelfFilter | readonly StorySummary[]): wanted is readonly StorySummary[] =>
  Array.isArray(wanted);

async function listOf(filter: ShelfFilter): Promise<StorySummary[]> {
  const stories: StorySummary[] = [];
  let cursor: string | null = null;
  do {
    const page: StoryPage = await callApi<StoryPage>(shelfAddress(filter, cursor));
    stories.push(...page.stories);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return stories;
}

/** Fetches the narration and the recordings; a story without its sound is kept all the same. */
async function keepSounds(id: string, narrated: NarratedStory | undefined): Promise<void> {
  try {
    if (narrated) {
      await callApi(narrationAddress(id, { voice: narrated.voice }));
      await (await fetch(narrationSoundPath(narrated.key))).arrayBuffer();
    }
    const recordings = await callApi<Recording[]>(storyRecordingsPath(id), { like: [] });
    for (const { id: own, version, isWhole } of recordings) if (isWhole) await fetchApi(versionedSound(own, version));
  } catch {
    // Then the device reads the story.
  }
}

/** Returns the finished narrations by story, and fetches the offer that is needed before listening. */
async function readNarrated(): Promise<Map<string, NarratedStory>> {
  try {
    if (!('voice' in (await publicSettings()).makers)) return new Map();
    await callApi(narrationOfferPath);
    const narrated = await callApi<NarratedStory[]>(narratedStoriesPath, { like: [] });
    return new Map(narrated.map((each) => [each.storyId, each]));
  } catch {
    return new Map();
  }
}

/** Returns whether the text and every picture arrived. */
async function keepOne({ id }: StorySummary, userId: string, narrated: NarratedStory | undefined): Promise<boolean> {
  try {
    const { images } = await callApi<Story>(storyPath(id));
    // A story with pictures begins with its cover as well.
    const pictures = [storyCoverPath(userId, id), ...(images ?? []).map(({ url }) => sizedAddress(url, 960, null))];
    const answers = await Promise.all(pictures.map((address) => fetch(address)));
    await keepSounds(id, narrated);
    return answers.every((answer) => answer.ok);
  } catch {
    return false;
  }
}
