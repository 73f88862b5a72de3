/** Where the pictures of a user's saved stories lie, each story in a folder of its own (DATA-09). */
export const savedPicturesFolder = (userId: string) => `story-images/stories/${userId}`;

/** Where the pictures of one generation wait until its story is kept or forgotten. */
export const generationFolder = (userId: string, generationId: string) => `generations/${userId}/${generationId}`;

/** Where the object store keeps what belongs to a user: pictures of saved stories and of stories in the making, and drawn friends. */
export function objectFolders(userId: string): string[] {
  return [savedPicturesFolder(userId), `generations/${userId}`, `sheets/${userId}`];
}
