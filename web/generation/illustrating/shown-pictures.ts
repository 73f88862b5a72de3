import { type Generation, generationPicturePath } from '#domain/generation/api.ts';
import { picturesPerStory } from '#domain/stories/text/pages.ts';
import { fetchApi } from '../../platform/api.ts';

/** A picture of a story in the making; `url` is an object address of this page. */
export type ShownPicture = { index: number; paragraph: number; alt: string; url: string };

/**
 * Places pictures among the paragraphs that are there. While the story is written, a picture that is drawn before its
 * words waits for them: under other words it would give away what comes.
 */
export const picturesAmong = <P extends { paragraph: number }>(
  pictures: readonly P[],
  there: number,
  active: boolean,
) =>
  pictures
    .filter(({ paragraph }) => !active || paragraph < there)
    .map((picture) => ({ ...picture, position: Math.min(picture.paragraph, there - 1) }));

/** The pictures of one story as this page can show them: each fetched once, all freed together. */
export class ShownPictures {
  #shown: ShownPicture[] = [];

  /** In the order of the story. */
  get list(): readonly ShownPicture[] {
    return this.#shown;
  }

  /** Fetches, with the access token, drawn pictures that are not shown yet; the next call retries those that fail. */
  async fetch(id: string, drawn: Generation['pictures'], signal: AbortSignal): Promise<void> {
    const missing = drawn.slice(0, picturesPerStory).filter(({ index }) => !this.#has(index));
    await Promise.all(
      missing.map(async ({ index, paragraph, alt }) => {
        try {
          const response = await fetchApi(generationPicturePath(id, index), { signal });
          this.#add({ index, paragraph, alt }, await response.blob());
        } catch {
          signal.throwIfAborted();
        }
      }),
    );
  }

  /** Takes the final answer's pictures unless all are shown; those without a paragraph are spread evenly (STORY-09). */
  take(
    images: { data: string; mimeType: string; alt: string; paragraph?: number | undefined }[],
    paragraphs: number,
  ): void {
    if (this.#shown.length === images.length) return;
    this.clear();
    for (const [index, { data, mimeType, alt, paragraph }] of images.entries()) {
      const place = paragraph ?? Math.floor(((index + 0.5) * paragraphs) / images.length);
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      this.#add({ index, paragraph: place, alt }, new Blob([bytes], { type: mimeType }));
    }
  }

  clear(): void {
    for (const { url } of this.#shown) URL.revokeObjectURL(url);
    this.#shown = [];
  }

  #has(index: number): boolean {
    return this.#shown.some((picture) => picture.index === index);
  }

  #add(picture: Omit<ShownPicture, 'url'>, bytes: Blob): void {
    if (this.#has(picture.index)) return;
    this.#shown = [...this.#shown, { ...picture, url: URL.createObjectURL(bytes) }].sort((a, b) => a.index - b.index);
  }
}
