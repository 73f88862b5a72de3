import { recordingsDatabase } from '../../platform/device/storage-keys.ts';

/** A sentence that was read and not sent yet. */
export type WaitingTake = { userId: string; recordingId: string; sentence: number; file: Blob };

const store = 'takes';

/** Keeps a sentence on this device until it is sent; replaces an earlier take of it. */
export async function keepTake(take: WaitingTake): Promise<void> {
  await inStore('readwrite', (takes) => takes.put(take));
}

/** Returns the sentences of a recording that this user read and that wait here. */
export async function waitingTakes(userId: string, recordingId: string): Promise<WaitingTake[]> {
  const range = IDBKeyRange.bound([userId, recordingId], [userId, recordingId, []]);
  return inStore('readonly', (takes) => takes.getAll(range) as IDBRequest<WaitingTake[]>);
}

/** Removes a take that was sent. A newer take of the same sentence (by its size) stays. */
export async function forgetTake(take: WaitingTake): Promise<void> {
  const { userId, recordingId, sentence } = take;
  const [now] = await inStore(
    'readonly',
    (takes) => takes.getAll(IDBKeyRange.only([userId, recordingId, sentence])) as IDBRequest<WaitingTake[]>,
  );
  if (now && now.file.size !== take.file.size) return;
  await inStore('readwrite', (takes) => takes.delete([userId, recordingId, sentence]));
}

/** Removes all takes of a recording that is gone. */
export async function forgetTakesOf(userId: string, recordingId: string): Promise<void> {
  await inStore('readwrite', (takes) =>
    takes.delete(IDBKeyRange.bound([userId, recordingId], [userId, recordingId, []])),
  );
}

async function inStore<T>(mode: IDBTransactionMode, work: (takes: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('the device could not keep it'));
      transaction.onabort = () => reject(transaction.error ?? new Error('the device could not keep it'));
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(recordingsDatabase, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: ['userId', 'recordingId', 'sentence'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'));
  });
}
