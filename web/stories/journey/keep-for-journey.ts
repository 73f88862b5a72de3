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
import { sizedAddress } from '../image-addresses.ts';
import { narrationAddress } from '../listening/libraries.ts';
import { type ShelfFilter, shelfAddress } from '../queries.ts';

/** Stories fetched at the same time: a phone's line is shared with whoever is reading. */
const atOnce = 3;

export type JourneyProgress = { kept: number; of: number };

/**
 * Fetches every story that a filter finds, with its text, pictures and finished sound: the service worker keeps what passes by, and
 * it opens without a network. `tell` hears after each story. Returns how many were kept; one that fails is left out
 * and the others go on. Throws what reading the list of the shelf throws.
 */
export async function keepForJourney(
  filter: ShelfFilter,
  userId: string,
  tell: (progress: JourneyProgress) => void,
): Promise<JourneyProgress> {
  // Asked for so that the browser does not clear it away when room is short; it may say no.
  void navigator.storage?.persist?.();
  const [stories, narrated] = await Promise.all([listOf(filter), readNarrated()]);
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

/** Who reads it comes along; a story without its sound is kept all the same. */
async function keepSounds(id: string, narrated: NarratedStory | undefined): Promise<void> {
  try {
    if (narrated) {
      await callApi(narrationAddress(id, { voice: narrated.voice }));
      await (await fetch(narrationSoundPath(narrated.key))).arrayBuffer();
    }
    const recordings = await callApi<Recording[]>(storyRecordingsPath(id), { like: [] });
    for (const { id: own, version, isWhole } of recordings) if (isWhole) await fetchApi(versionedSound(own, version));
  } catch {
    // The device reads it then.
  }
}

/** What can be heard whole, by story, and what is asked before it is heard. */
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

/** Whether the text and every picture came. */
async function keepOne({ id }: StorySummary, userId: string, narrated: NarratedStory | undefined): Promise<boolean> {
  try {
    const { images } = await callApi<Story>(storyPath(id));
    const pictures = images?.length
      ? images.map(({ url }) => sizedAddress(url, 960, null))
      : [storyCoverPath(userId, id)];
    const answers = await Promise.all(pictures.map((address) => fetch(address)));
    await keepSounds(id, narrated);
    return answers.every((answer) => answer.ok);
  } catch {
    return false;
  }
}
