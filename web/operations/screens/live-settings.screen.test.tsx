import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type LiveSettingsAnswer, liveSettingsPath } from '#domain/operations/live-settings.ts';
import { openOffice, panel, textOf } from '../testing/office.tsx';

const answer: LiveSettingsAnswer = {
  set: { banner: null, signUps: null, dailyCaps: { deepseek: 5 } },
  configured: { signUps: 'open', dailyCaps: { deepseek: 20, gemini: null } },
};

test('[P42] an operator sets a banner in both languages, sign-ups and caps; one language alone is not sent', async () => {
  const { screen, calls } = await openOffice('/admin/services', { [liveSettingsPath]: answer });
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await expect.element(screen.getByLabelText('DeepSeek, configured: $20.00')).toHaveValue(5);
  await userEvent.fill(screen.getByLabelText('In English'), 'Stories are slow tonight.');
  expect(textOf(panel('Settings of a bad day'))).toContain('write both, or neither');
  await expect.element(screen.getByRole('button', { name: 'Set' })).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('In Spanish'), 'Esta noche tardan.');
  await userEvent.selectOptions(screen.getByLabelText('New accounts'), 'closed');
  await userEvent.fill(screen.getByLabelText('DeepSeek, configured: $20.00'), '');
  await userEvent.fill(screen.getByLabelText('Gemini, configured: no cap'), '2.5');
  await screen.getByRole('button', { name: 'Set' }).click();
  await expect.poll(sent).toEqual([
    {
      banner: { en: 'Stories are slow tonight.', es: 'Esta noche tardan.' },
      signUps: 'closed',
      dailyCaps: { gemini: 2.5 },
    },
  ]);
});
