export type Form = { [name: string]: string | Form | undefined };

/**
 * Parses Stripe's form encoding: `items[0][price]=x` becomes `{ items: { 0: { price: 'x' } } }`. A
 * list is an object with numbers as names; `listOf` turns it into an array.
 */
export function parseForm(encoded: string): Form {
  const form: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = form;
    for (const name of path) {
      const next = place[name];
      place = place[name] = typeof next === 'object' ? next : (Object.create(null) as Form);
    }
    // `expand[]` has no number of its own.
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return form;
}

export function listOf(value: string | Form | undefined): (string | Form)[] {
  return typeof value === 'object' ? Object.values(value).filter((item) => item !== undefined) : [];
}

export function textOf(value: string | Form | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function formOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {};
}

/** The string values of a form, such as metadata. */
export function textsOf(value: string | Form | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
