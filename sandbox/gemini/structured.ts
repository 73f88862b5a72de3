import type { WrittenStory } from '#storyteller/write.ts';
import { describe } from './picture.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number | string;
  required?: string[];
};

/**
 * Fills the caller's response schema with a story, by the names of its properties: `title`; `text`,
 * `content` or `story`; `paragraphs` or `pages`; `scenes`, `pictures`, `images` or `illustrations`
 * with the fields of a scene, its `alt` also as `caption`, `description` or `prompt`. Unknown names
 * get the empty value of their type, and a question about suitability gets a yes.
 */
export function pourStory(
  story: WrittenStory | undefined,
  schema: Schema | undefined,
  /** Further values by name: the story's plan, or what was seen in a picture. */
  known: object = {},
): unknown {
  const source = { ...(story && sourceOf(story)), ...known, ...(story && { looks: looksOf(story) }) };
  return schema ? pour(schema, '', source) : source;
}

const looksOf = ({ scenes }: WrittenStory) =>
  [...new Set(scenes.flatMap(({ characters }) => characters))].map((name) => ({ name, look: name }));

/** Splits the story into the thirds of a picture book: each begins at its picture, the first at the beginning. */
function bookOf({ paragraphs, scenes }: Pick<WrittenStory, 'paragraphs' | 'scenes'>) {
  const starts = scenes.map((picture, index) => (index === 0 ? 0 : picture.paragraph));
  const thirdOf = (index: number) =>
    paragraphs
      .slice(starts[index] ?? paragraphs.length, starts[index + 1] ?? paragraphs.length)
      .map((text) => ({ text }));
  const pictures = scenes.map((scene, index) => ({
    ...scene,
    scene: describe(scene),
    paragraph: scene.paragraph - (starts[index] ?? 0),
  }));
  const [opening, ...first] = thirdOf(0);
  return { opening, inThirds: pictures, first, middle: thirdOf(1), last: thirdOf(2) };
}

function sourceOf({ title, paragraphs, scenes }: WrittenStory) {
  const text = paragraphs.join('\n\n');
  const pictures = scenes.map((scene) => ({
    ...scene,
    caption: scene.alt,
    description: scene.alt,
    prompt: scene.alt,
    scene: describe(scene),
  }));
  const pages = paragraphs.map((paragraph) => ({ text: paragraph, content: paragraph }));
  return {
    title,
    text,
    content: text,
    story: text,
    paragraphs: pages,
    pages,
    ...bookOf({ paragraphs, scenes }),
    scenes: pictures,
    pictures,
    images: pictures,
    illustrations: pictures,
  };
}

function pour(schema: Schema, name: string, source: unknown): unknown {
  const type = String(Array.isArray(schema.type) ? schema.type[0] : (schema.type ?? 'object')).toLowerCase();
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) !== false || member(source, key) !== undefined,
    );
    return Object.fromEntries(
      entries.map(([key, property]) => [
        key,
        pour(property, key, member(source, key === 'pictures' && schema.properties?.first ? 'inThirds' : key)),
      ]),
    );
  }
  if (type === 'array') {
    const items = Array.isArray(source) ? source.slice(0, Number(schema.maxItems ?? source.length)) : [];
    return items.map((item) => pour(schema.items ?? { type: 'string' }, name, item));
  }
  if (type === 'boolean')
    return typeof source === 'boolean' ? source : /safe|suitable|ok|pass|accept|allow/i.test(name);
  if (type === 'integer' || type === 'number') return typeof source === 'number' ? source : 0;
  const text = typeof source === 'string' ? source : (member(source, 'text') ?? member(source, 'alt') ?? '');
  return schema.enum && !schema.enum.includes(text) ? schema.enum[0] : text;
}

function member(source: unknown, key: string): unknown {
  return typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[key] : undefined;
}
