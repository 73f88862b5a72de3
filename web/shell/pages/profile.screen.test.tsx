import { expect, test } from 'vitest';
import { openPage } from '../../testing/page.tsx';

test('[P33] the data and the end of the account come before what is for other programs', async () => {
  const { screen } = await openPage('/profile', { signedIn: true });
  const data = screen.getByRole('heading', { name: 'Your data' });
  await expect.element(data).toBeVisible();
  const follows = (name: string) =>
    data.element().compareDocumentPosition(screen.getByText(name).first().element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows('For other programs')).toBeTruthy();
});
