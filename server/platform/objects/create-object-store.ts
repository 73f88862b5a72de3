import type { ObjectStore } from './objects.ts';
import { createFolderStore } from './objects-folder.ts';
import { createS3Store, type S3Settings } from './objects-s3.ts';

/** Where objects are kept: a folder of this machine, or a bucket of an S3-compatible store. */
export type StorageSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings);

export function createObjectStore(settings: StorageSettings): ObjectStore {
  return settings.kind === 's3' ? createS3Store(settings) : createFolderStore(settings.folder);
}
