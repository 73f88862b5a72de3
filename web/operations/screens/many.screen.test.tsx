import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import { batchesPath, manyPath, undoManyPath } from '#domain/operations/many.ts';
import * as figures from '../testing/figures.ts';
import { openOffice, panel, table, textOf } from '../testing/office.tsx';

const preview = {
  asOf: '2026-11-20T10:00:00.000Z',
  matching: 1200,
  spared: 2,
  sample: [{ id: 'b1', name: 'Bot', email: 'b1@bots.example', createdAt: '2026-11-20T09:00:00Z', stories: 0 }],
};
const batch = {
  batch: 'batch-1',
  at: '2026-11-20T10:01:00Z',
  action: 'suspend_user',
  operator: 'ada@lunatale.test',
  request: 'Bots',
  users: 1200,
  undone: 0,
};

test('[P43] a flood of accounts is filtered, looked at, suspended with a reason, and taken back', async () => {
  const { screen, calls } = await openOffice('/admin/users', {
    [adminPaths.users]: figures.users,
    [manyPath]: preview,
    [batchesPath]: [batch],
    [undoManyPath('batch-1')]: { batch: 'batch-1', changed: 1200 },
  });
  expect(textOf(panel('Many at once'))).toContain('nothing is ever done to everybody');
  await expect.element(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await screen.getByText('More filters').click();
  await screen.getByLabelText('Joined from').fill('2026-11-21');
  await screen.getByLabelText('to (UTC)').fill('2026-11-20');
  await expect.poll(() => document.body.textContent).toContain('The range ends before it begins');
  await screen.getByLabelText('Joined from').fill('2026-11-20');
  await screen.getByLabelText('Address begins with').fill('203.0.113.%');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByText(/1,200 free accounts; 2 operators and payers/)).toBeVisible();
  expect(table('The newest')[1]).toContain('Bot | b1@bots.example');
  const act = screen.getByRole('button', { name: 'Suspend 1,200' });
  await expect.element(act).toBeDisabled();
  await screen.getByLabelText('Why').fill('Bots of tonight');
  await act.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  const posted = () => calls.filter(({ method }) => method === 'POST');
  await expect
    .poll(() => posted()[0])
    .toMatchObject({
      path: manyPath,
      body: {
        filter: { from: '2026-11-20', to: '2026-11-20', network: '203.0.113.' },
        action: 'suspend',
        asOf: preview.asOf,
        expected: 1200,
        request: 'Bots of tonight',
      },
    });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => posted().at(-1)?.path).toBe(undoManyPath('batch-1'));
});
