import type { EventType } from './objects.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** The data that every operation of the stand-in works on. */
export type Account = { store: Store; webhooks: Webhooks; url: string };

/** Changes an object and emits an event with the previous values of the changed fields, like the vendor. */
export function update<T extends object>(account: Account, type: EventType, object: T, changes: Partial<T>): void {
  const previous: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changes)) {
    const before = object[name as keyof T];
    if (JSON.stringify(before) !== JSON.stringify(value)) previous[name] = before;
  }
  Object.assign(object, changes);
  account.store.changed();
  if (Object.keys(previous).length > 0) account.webhooks.emit(type, object, structuredClone(previous));
}
