import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles.css';
import { CharacterPicture } from './pictures.tsx';

test('[CREATE-15] a face shows the look and the pronoun that are known', async () => {
  const screen = await render(
    <>
      <CharacterPicture character="vale" className="size-16" />
      <CharacterPicture character="vale" pronoun="she" className="size-16" />
      <CharacterPicture character="vale" look="glasses" pronoun="she" className="size-16" />
    </>,
  );
  const faces = () => new Set([...screen.container.querySelectorAll('img')].map((each) => each.src));
  await expect.poll(() => faces().size).toBe(3);
});

test('[CREATE-15] at night a portrait has a light ground, so that dark hair and feelers are seen', async () => {
  const screen = await render(
    <div data-theme="night">
      <CharacterPicture character="ladybug" className="size-16" />
    </div>,
  );
  await expect.poll(() => screen.container.querySelector('.rounded-full')).not.toBeNull();
  const portrait = screen.container.querySelector('.rounded-full') as Element;
  const ground = () => getComputedStyle(portrait).backgroundColor;
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
  screen.container.querySelector('[data-theme]')?.removeAttribute('data-theme');
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
});
