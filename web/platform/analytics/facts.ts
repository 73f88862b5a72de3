/** Returns a page's address without user data: no query, no fragment, no id, no token of a shared story. */
export function pageOf(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const page = first === 'story' || first === 'admin' || first === 'auth' || first === 'subscription';
  const plain = /^[a-z-]{1,24}$/;
  if (first === '') return '/';
  if (!plain.test(first)) return '/other';
  return page && plain.test(second) ? `/${first}/${second}` : `/${first}`;
}

type Texts = { readonly [key: string]: unknown };

/**
 * Returns a control's key in our catalogue, such as "create.submit": its label is looked up among the texts that
 * never change. A label that is not ours, such as a title or a name, becomes "other".
 */
export function controlOf(label: string, catalogue: Texts): string {
  return find(label.trim(), catalogue, '') ?? 'other';
}

function find(label: string, texts: Texts, path: string): string | undefined {
  for (const [key, value] of Object.entries(texts)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (value === label && label !== '') return name;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const found = find(label, value as Texts, name);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns up to 20 stack frames: functions and places in our scripts, no message, which could quote a story. */
export function framesOf(error: unknown): { function: string; filename: string; lineno: number; colno: number }[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .map((line) => /(?:at )?([\w$.<>]*)\s*[(@]?\(?(https?:\/\/[^\s?#]+|\/[^\s?#]+):(\d+):(\d+)\)?$/.exec(line.trim()))
    .filter((match) => match !== null)
    .slice(0, 20)
    .map(([, name, file, line, column]) => ({
      function: name || '?',
      filename: (file ?? '').replace(/^https?:\/\/[^/]+/, ''),
      lineno: Number(line),
      colno: Number(column),
    }));
}
