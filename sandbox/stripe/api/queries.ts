import { findPrice, product } from '../account/catalogue.ts';
import { type List, list } from '../account/objects.ts';
import type { Store } from '../account/store.ts';
import { ApiError } from './api-errors.ts';
import { type Form, formOf, listOf, textOf } from './form.ts';

type Listed = { id: string; created: number };

/** A page of objects, newest first, by the vendor's `limit`, `starting_after` and `created[...]`. */
export function pageOf<T extends Listed>(url: string, all: Iterable<T>, query: Form): List<T> {
  const created = formOf(query.created);
  const within = ({ created: at }: T) =>
    (created.gte === undefined || at >= Number(created.gte)) &&
    (created.gt === undefined || at > Number(created.gt)) &&
    (created.lte === undefined || at <= Number(created.lte)) &&
    (created.lt === undefined || at < Number(created.lt));
  const newestFirst = [...all].reverse().filter(within);
  const after = textOf(query.starting_after);
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(100, Math.max(1, Number(query.limit ?? 10) || 10));
  const rest = newestFirst.slice(from);
  return list(url, rest.slice(0, limit), rest.length > limit);
}

/** Replaces the ids named by `expand[]` by their objects; the prefix `data.` reaches into a list. */
export function expanded(store: Store, object: unknown, form: Form): unknown {
  const paths = listOf(form.expand).filter((path) => typeof path === 'string');
  if (paths.length === 0) return object;
  const copy = structuredClone(object);
  for (const path of paths) expandPath(store, copy, path.split('.'));
  return copy;
}

function expandPath(store: Store, place: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || typeof place !== 'object' || place === null) return;
  if (Array.isArray(place)) {
    for (const item of place) expandPath(store, item, [name, ...rest]);
    return;
  }
  const fields = place as Record<string, unknown>;
  const value = fields[name];
  if (typeof value === 'string') fields[name] = structuredClone(lookUp(store, value));
  const inside = fields[name];
  if (Array.isArray(inside)) for (const item of inside) expandPath(store, item, rest);
  else expandPath(store, inside, rest);
}

function lookUp({ tables }: Store, id: string): unknown {
  const byPrefix: Record<string, unknown> = {
    cus: tables.customers[id],
    sub: tables.subscriptions[id],
    in: tables.invoices[id],
    pi: tables.paymentIntents[id],
    ch: tables.charges[id],
    price: findPrice(id),
    prod: id === product.id ? product : undefined,
  };
  return byPrefix[id.split('_')[0] ?? ''] ?? id;
}

/** The vendor's search language, limited to `field:'value'` and `metadata['key']:'value'` joined by AND. */
export function searchTest(query: string): (object: Record<string, unknown>) => boolean {
  const clauses = query.split(/\s+AND\s+/i).map((clause) => {
    const [, name, key, value] = /^(\w+)(?:\[['"](.+?)['"]\])?:['"](.*)['"]$/.exec(clause.trim()) ?? [];
    if (!name || value === undefined)
      throw new ApiError(400, 'We were unable to parse your search query.', { param: 'query' });
    return { name, key, value };
  });
  return (object) =>
    clauses.every(({ name, key, value }) => {
      const field = object[name];
      const found = key === undefined ? field : (field as Record<string, unknown> | undefined)?.[key];
      return String(found ?? '').toLowerCase() === value.toLowerCase();
    });
}
