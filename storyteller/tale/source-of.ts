import type { Tale } from './tale.ts';

/** The paragraphs of all tellings of a tale, with `mark` for each mark. */
export const sourceOf = ({ tellings }: Tale, mark: string): string =>
  Object.values(tellings)
    .flatMap(({ body }) => body.flatMap((block) => (block.kind === 'paragraph' ? block.source : [])))
    .join('\n')
    .replace(/\{[^}]*\}/g, mark);
