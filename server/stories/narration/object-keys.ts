import { narrationsFolder } from '../../identity/object-folders.ts';

/** Where the sound of a narration lies. */
export type Placed = { id: string; userId: string; storyId: string };

const folderOf = ({ id, userId, storyId }: Placed) => `${narrationsFolder(userId)}/${storyId}/${id}`;
/** Below this lie the sentences of a narration that is not whole, or all of it. */
export const sentenceFolder = (narration: Placed, all?: 'all') =>
  all ? folderOf(narration) : `${folderOf(narration)}/sentences`;
export const sentenceKey = (narration: Placed, index: number) => `${sentenceFolder(narration)}/${index}.mp3`;
/** Where the whole lies. */
export const wholeKey = (narration: Placed) => `${folderOf(narration)}/story.mp3`;
/** Where a voice's sample lies: the same for everybody. */
export const sampleKey = (hash: string) => `narration-samples/${hash}.mp3`;
