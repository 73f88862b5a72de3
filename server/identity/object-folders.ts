/** Where the object store keeps what belongs to a user: pictures of saved stories and of stories in the making. */
export function objectFolders(userId: string): string[] {
  return [`stories/${userId}`, `generations/${userId}`];
}
