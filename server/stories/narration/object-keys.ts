import { narrationsFolder } from '../../identity/family/object-folders.ts';

/** What the place of a narration's sound depends on. */
export type Placed = { id: string; userId: string; storyId: string };

const folderOf = ({ id, userId, storyId }: Placed) => `${narrationsFolder(userId)}/${storyId}/${id}`;
/** The folder of a narration's sentences until it is whole, or of everything of it. */
export const sentenceFolder = (narration: Placed, all?: 'all') =>
  all ? folderOf(narration) : `${folderOf(narration)}/sentences`;
export const sentenceKey = (narration: Placed, index: number) => `${sentenceFolder(narration)}/${index}.mp3`;
/** The key of the whole sound. */
export const wholeKey = (narration: Placed) => `${folderOf(narration)}/story.mp3`;
/** The key of a voice's sample, the same for everybody. */
export const sampleKey = (hash: string) => `narration-samples/${hash}.mp3`;
