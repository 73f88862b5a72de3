import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepTitle } from './keep-title.ts';

const before = document.head.innerHTML;
afterEach(() => {
  document.head.innerHTML = before;
});

const titled = (textContent: string) => Object.assign(document.createElement('title'), { textContent });

/** Leaves only the title that the server sent, and returns every title that the tab has from now on. */
function open(sent: string): string[] {
  for (const each of document.head.querySelectorAll('title')) each.remove();
  document.head.append(titled(sent));
  keepTitle();
  const titles: string[] = [];
  new MutationObserver(() => titles.push(document.title)).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return titles;
}

const Page = ({ name }: { name: string }) => <title>{name}</title>;
const Coming = ({ page }: { page: Promise<string> }) => <Page name={use(page)} />;

test('[P20] while the next page is loading, the tab is named after the last one and not after the one that was sent', async () => {
  const titles = open('Sent');
  let arrive = (_: string) => {};
  const page = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const screen = await render(<Page name="One" />);
  await expect.poll(() => document.title).toBe('One');
  await screen.rerender(
    <Suspense fallback={null}>
      <Coming page={page} />
    </Suspense>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.title).toBe('One');
  arrive('Two');
  await expect.poll(() => document.title).toBe('Two');
  expect([...new Set(titles)]).toEqual(['One', 'Two']);
  await screen.unmount();
});

test('[P20] a page that was sent whole takes its title away when it is left, and the tab keeps it', async () => {
  const titles = open('One');
  document.head.querySelector('title')?.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.title).toBe('One');
  document.head.prepend(titled('Two'));
  await expect.poll(() => document.title).toBe('Two');
  expect([...new Set(titles)]).toEqual(['One', 'Two']);
});
