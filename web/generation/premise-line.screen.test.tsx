import { expect, test } from 'vitest';
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
