/** Where the pictures of a user's saved stories lie, each story in a folder of its own (DATA-09). */
export const savedPicturesFolder = (userId: string) => `story-images/stories/${userId}`;

/** Where the voices that read a user's saved stories lie, each story and each recording in a folder of its own. */
export const recordingsFolder = (userId: string) => `recordings/${userId}`;

/** Where the pictures of one generation wait until its story is kept or forgotten. */
export const generationFolder = (userId: string, generationId: string) => `generations/${userId}/${generationId}`;

/** Where the sound of a user's saved stories lies, each narration in a folder of its own below its story's. */
export const narrationsFolder = (userId: string) => `narrations/${userId}`;

/** Where the object store keeps what belongs to a user: pictures of saved stories and of stories in the making, drawn friends, recorded voices, and sound. */
export function objectFolders(userId: string): string[] {
  return [
    savedPicturesFolder(userId),
    `generations/${userId}`,
    `sheets/${userId}`,
    recordingsFolder(userId),
    narrationsFolder(userId),
  ];
}
