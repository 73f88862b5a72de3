import type { OpenApiDocument, Operation } from './document.ts';

/** Returns what the document says about a call; undefined for an address that it lacks. HEAD counts as GET. */
export function operationAt(document: OpenApiDocument, method: string, target: string): Operation | undefined {
  // Normalized as by the server: "/a/../b" is "/b".
  const path = new URL(`http://localhost${target}`).pathname;
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  // A literal part wins over a placeholder, as it does in the router.
  const found = Object.entries(document.paths)
    .filter(([template, operations]) => operations[wanted] && patternOf(template, operations[wanted]).test(path))
    .sort(([a], [b]) => placeholders(a) - placeholders(b))[0];
  return found?.[1][wanted];
}

/** Returns a sentence if the document lacks this answer, else undefined. Addresses that it lacks answer 404 or 405. */
export function undocumented(
  document: OpenApiDocument,
  method: string,
  target: string,
  status: number,
): string | undefined {
  const operation = operationAt(document, method, target);
  const known = operation ? Object.keys(operation.responses) : ['404', '405'];
  if (known.includes(String(status))) return undefined;
  return `${method} ${operation?.operationId.split(' ')[1] ?? target} answered ${status}; documented: ${known.join(', ')}`;
}

const placeholders = (template: string) => template.split('{').length;

function patternOf(template: string, operation: Operation): RegExp {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.]/g, '\\.');
    const pattern = operation.parameters.find(({ name, in: place }) => name === part && place === 'path')?.schema
      .pattern;
    if (typeof pattern === 'string') return pattern.replace(/^\^|\$$/g, '');
    return part === 'path' ? '.*' : '[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
