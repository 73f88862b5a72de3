import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ProductServer } from '../../journeys/server.ts';
import type { Camera, View } from './camera.ts';

const screens =
  'dashboard analytics users user-usage api-monitoring api-costs business logs services safety settings'.split(' ');
/** The tabs of screens that have some. */
const tabs: Record<string, string[]> = {
  analytics: ['Users', 'Content', 'Geography'],
  'user-usage': ['User Details', 'Usage Trends'],
  'api-monitoring': ['Error Logs', 'Performance', 'Story times', 'Prompts'],
};

/** Fills the database with believable months, so that every screen of the office is full. */
export function fillOffice({ dataDir }: ProductServer): void {
  const seed = join(import.meta.dirname, '../seed.ts');
  spawnSync(process.execPath, [seed, '300', '90'], { stdio: 'ignore', env: { ...process.env, DATA_DIR: dataDir } });
}

/** Shoots every screen of the office with its tabs; if there are users, also the dialogs over it. */
export async function shootOffice(camera: Camera, view: View, state: 'empty' | 'full'): Promise<void> {
  const { page } = view;
  for (const screen of screens) {
    const name = `office-${state}-${screen}`;
    await page.goto(`/admin/${screen}`);
    await camera.shoot(view, name);
    for (const tab of tabs[screen] ?? []) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const drawn = () => [...document.querySelectorAll('div[role=img]')].every((chart) => chart.querySelector('svg'));
      await page.waitForFunction(drawn);
      await camera.shoot(view, `${name}-${tab.toLowerCase().replaceAll(' ', '-')}`);
    }
  }
  if (view.device === 'phone') {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Menu' }).click();
    await camera.shoot(view, `office-${state}-menu`, { window: true });
  }
  if (state === 'empty') return;
  await page.goto('/admin/users');
  await shootDetails(camera, view, 'office-full-user');
  await page.goto('/admin/person?find=families.example');
  await page.getByRole('main').getByRole('link').nth(1).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await camera.shoot(view, 'office-full-person');
  await page.goto('/admin/user-usage');
  await page.getByRole('tab', { name: 'User Details' }).click();
  await shootDetails(camera, view, 'office-full-usage-of-one');
  await page.goto('/admin/logs');
  await shootDetails(camera, view, 'office-full-log-entry');
  await page.goto('/admin/user-usage');
  await page.getByRole('button', { name: 'Reset Daily Limits' }).click();
  await camera.shoot(view, 'office-full-reset-question', { window: true });
}

async function shootDetails(camera: Camera, view: View, name: string): Promise<void> {
  await view.page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await camera.shoot(view, name, { window: true });
}
