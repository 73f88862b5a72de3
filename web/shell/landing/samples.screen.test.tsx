import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';

afterEach(() => page.viewport(1280, 900));

test.each([640, 768, 900])(
  'at a width of %i the dragon of the open sample keeps its lantern: its picture is cut at neither side',
  async (width) => {
    await page.viewport(width, 1024);
    const { screen } = await openPage('/', { language: 'es' });
    const picture = screen.getByRole('img', { name: /dragona/ });
    await expect.element(picture).toBeInTheDocument();
    const image = picture.element() as HTMLImageElement;
    image.loading = 'eager';
    await image.decode();
    const ratio = image.clientWidth / image.clientHeight;
    expect(ratio).toBeGreaterThanOrEqual(image.naturalWidth / image.naturalHeight);
    await screen.unmount();
  },
);
