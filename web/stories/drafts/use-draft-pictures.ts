import { useEffect, useState } from 'react';
import type { StoryImage } from '#domain/stories/api.ts';
import { fetchApi } from '../../platform/api.ts';

/**
 * A draft's pictures as this page can show them: they are private and fetched with the access token.
 * Undefined until all are fetched; one that fails is left out.
 */
export function useDraftPictures(images: readonly StoryImage[]): StoryImage[] | undefined {
  const [shown, show] = useState<StoryImage[] | undefined>(images.length === 0 ? [] : undefined);
  useEffect(() => {
    if (images.length === 0) return;
    const abort = new AbortController();
    const made: string[] = [];
    const fetched = images.map(async (image) => {
      const bytes = await (await fetchApi(image.url, { signal: abort.signal })).blob();
      const { width, height } = await createImageBitmap(bytes);
      const url = URL.createObjectURL(bytes);
      made.push(url);
      return { ...image, url, width, height };
    });
    void Promise.allSettled(fetched).then((results) => {
      if (abort.signal.aborted) return;
      show(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    });
    return () => {
      abort.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [images]);
  return shown;
}
