import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../ui/styles.css';
import { Premise } from './premise-line.tsx';

test('[P20] what a story will be about is announced once, also when a name in it is corrected', async () => {
  const screen = await render(<Premise text={null} language="english" />);
  const region = screen.container.querySelector('[aria-live]');
  expect(region?.textContent).toBe('');
  for (const name of ['Figgy', 'Jabari']) {
    await screen.rerender(<Premise text={`${name} goes up in a balloon.`} language="english" />);
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(`${name} goes up in a balloon.`);
    expect(region?.textContent).toBe('Figgy goes up in a balloon.');
  }
  expect(screen.container.querySelectorAll('[role=status]')).toHaveLength(0);
});

test('[P20] the picture below stays where it is on a phone when it is said what the story will be about', async () => {
  await page.viewport(390, 844);
  const below = (text: string | null) => (
    <div className="px-4">
      <Premise text={text} language="spanish" />
      <img alt="Mateo" />
    </div>
  );
  const screen = await render(below(null));
  const top = () => screen.getByRole('img').element().getBoundingClientRect().top;
  const before = top();
  const said = 'Mañana es el primer día de escuela, y Mateo piensa llevarse todo, absolutamente todo, por si acaso.';
  await screen.rerender(below(said));
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent(said);
  expect(top()).toBe(before);
});
