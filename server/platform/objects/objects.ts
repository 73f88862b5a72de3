/**
 * Files by key ("stories/{user}/{story}/image-0.png"). Keys are ours, never a caller's: a key with an
 * empty, "." or ".." part or a letter outside [A-Za-z0-9._-] is refused (P25).
 */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes everything whose key begins with these parts. */
  removeBelow(prefix: string): Promise<void>;
  /** Keys below these parts, in order. */
  list(prefix: string): Promise<string[]>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
};
