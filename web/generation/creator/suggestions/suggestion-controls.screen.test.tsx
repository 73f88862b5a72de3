import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../ui/styles.css';
import { creatorAnswers } from '../../../testing/creator-answers.ts';
import { openPage } from '../../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../../pages/create.tsx';

test('[CREATE-21] [P20] other suggestions are said, all of them lead the focus on, and a name that is there is said to be', async () => {
  const { screen } = await openPage('/create', { answers: creatorAnswers, signedIn: true });
  const region = screen.getByRole('region', { name: 'Who is in it?' });
  const options = region.getByRole('checkbox');
  await expect.element(options.first()).toBeVisible();
  (region.getByRole('button', { name: 'Other suggestions: Who is in it?' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const shown = options.elements().map((each) => each.closest('label')?.textContent ?? '');
  await expect.element(region.getByText(`Now to choose from: ${shown.join(', ')}.`)).toBeInTheDocument();
  (region.getByRole('button', { name: /^Show all/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(options.nth(3)).toHaveFocus();
  const names = () => options.elements().map((each) => each.closest('label')?.textContent ?? '');
  expect(names().slice(0, 3), 'what was heard stands before').toEqual(shown);
  const all = names();
  await userEvent.keyboard(' ');
  expect(names(), 'a choice moves nothing').toEqual(all);
  const field = region.getByRole('textbox');
  for (const said of ['Mia is in the story.', 'Mia is in the story already.']) {
    await field.fill('Mia');
    await userEvent.keyboard('{Enter}');
    await expect.element(region.getByText(said)).toBeInTheDocument();
  }
});

test('[CREATE-21] [P20] a surprise tells of no other suggestions, even where some were asked for before', async () => {
  const { screen } = await openPage('/create', { answers: creatorAnswers, signedIn: true });
  const region = screen.getByRole('region', { name: 'Where does it happen?' });
  await region.getByRole('button', { name: 'Other suggestions: Where does it happen?' }).click();
  const news = region.getByText(/^Now to choose from/);
  await expect.element(news).toBeInTheDocument();
  const said = news.element().textContent;
  const surprise = screen.getByRole('button', { name: 'Surprise me' });
  for (let times = 0; times < 8; times += 1) {
    await surprise.click();
    await expect.element(screen.getByText(/^Filled in/)).toBeInTheDocument();
    expect(
      news
        .elements()
        .map((each) => each.textContent)
        .filter((text) => text !== said),
    ).toEqual([]);
  }
});
