/** The folder of the pictures of a user's saved stories, with a folder for each story (DATA-09). */
export const savedPicturesFolder = (userId: string) => `story-images/stories/${userId}`;

/** The folder of the recordings of a user's saved stories, with a folder for each story and in it each recording. */
export const recordingsFolder = (userId: string) => `recordings/${userId}`;

/** The folder in which the pictures of one generation wait until its story is kept or forgotten. */
export const generationFolder = (userId: string, generationId: string) => `generations/${userId}/${generationId}`;

/** The folder of the sound of a user's saved stories, with a folder for each story and in it each narration. */
export const narrationsFolder = (userId: string) => `narrations/${userId}`;

/** All folders of a user: pictures of saved stories and of generations, drawn friends, recorded voices and sound. */
export function objectFolders(userId: string): string[] {
  return [
    savedPicturesFolder(userId),
    `generations/${userId}`,
    `sheets/${userId}`,
    recordingsFolder(userId),
    narrationsFolder(userId),
  ];
}
