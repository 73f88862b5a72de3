import type { openPage } from './page.tsx';

type Screen = Awaited<ReturnType<typeof openPage>>['screen'];

/** Fills in the creator's form in English with presets, and sends it. */
export async function fillForm(
  screen: Screen,
  format: 'Text only' | 'With illustrations' = 'Text only',
): Promise<void> {
  const group = (name: string) => screen.getByRole('group', { name }).or(screen.getByRole('radiogroup', { name }));
  for (const list of ['Who is in it?', 'Where does it happen?', 'What is it about?']) {
    await screen.getByRole('button', { name: `Show all 15: ${list}` }).click();
  }
  await group('Who is in it?').getByText('Owl', { exact: true }).click();
  await group('Where does it happen?').getByText('Castle', { exact: true }).click();
  await group('What is it about?').getByText('Kindness', { exact: true }).click();
  await screen.getByText(format, { exact: true }).click();
  await screen.getByRole('button', { name: 'Write the story' }).first().click();
}
