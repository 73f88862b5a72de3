import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from './testing/figures.ts';
import { linesOf, openOffice, superAdmin, viewer } from './testing/office.tsx';

test('[ADMIN-16, ADMIN-17, ADMIN-18, ADMIN-19, ADMIN-20, ADMIN-21, ADMIN-22] the sidebar shows to each operator what is open to them', async () => {
  const navigation = () => linesOf(document.querySelector('nav[aria-label=Admin]'));
  const self = () => linesOf(document.querySelector('aside')).slice(-4);
  const first = await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard });
  await expect
    .poll(navigation)
    .toEqual([
      'Dashboard',
      'Analytics',
      'Users',
      'User Usage',
      'API Monitoring',
      'API Costs',
      'Business',
      'Logs',
      'Services',
      'Child Safety',
      'Settings',
    ]);
  await expect.poll(self).toEqual(['System Online', 'Super Admin', 'chief@lunatale.test', 'Sign Out']);
  await first.screen.unmount();
  const second = await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard }, {
    ...viewer,
    permissions: { analytics: { view: false } },
  } as never);
  await expect.poll(navigation).toEqual(['Dashboard', 'Logs']);
  await expect.poll(self).toEqual(['System Online', 'Viewer', 'viewer@lunatale.test', 'Sign Out']);
  await second.screen.unmount();
  await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard }, { ...superAdmin, role: 'admin' } as never);
  await expect
    .poll(navigation)
    .toEqual([
      'Dashboard',
      'Analytics',
      'Users',
      'User Usage',
      'API Monitoring',
      'API Costs',
      'Business',
      'Logs',
      'Services',
      'Child Safety',
    ]);
});

test('[ADMIN-02, ADMIN-04, ADMIN-05, ADMIN-10, ADMIN-11, ADMIN-12] who may not see a screen is sent where the check says', async () => {
  const leads = async (path: string, operator: Parameters<typeof openOffice>[2], heading: string) => {
    const { screen } = await openOffice(path, { [adminPaths.dashboard]: figures.dashboard }, operator);
    await expect.poll(() => linesOf(document.querySelector('h1')).join()).toBe(heading);
    await screen.unmount();
  };
  await leads('/admin/users', viewer, 'Admin Dashboard');
  await leads('/admin/settings', viewer, 'Admin Dashboard');
  await leads('/admin/settings', superAdmin, 'The profile');
  await leads('/admin/logs', { isAdmin: false }, '/my-stories');
  await leads('/admin/nowhere', superAdmin, '/');
});

test('[ADMIN-13] a server that cannot say who one is sends nobody away, says so and is asked again', async () => {
  const away = () => Response.json({ code: 'UNAVAILABLE', message: 'Away.' }, { status: 503 });
  let answer: () => unknown = away;
  const answers = { [adminPaths.status]: () => answer(), [adminPaths.dashboard]: figures.dashboard };
  const { screen } = await openOffice('/admin', answers);
  expect(linesOf(document.querySelector('main'))).toEqual([
    'The server cannot say who you are just now',
    'It is asked again every 10 seconds. Nothing is lost.',
    'Try again',
  ]);
  answer = () => superAdmin;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => linesOf(document.querySelector('h1'))).toEqual(['Admin Dashboard']);
});

test('[ADMIN-05] the office has a night, and its settings are in the language of the operator', async () => {
  const root = document.documentElement;
  const paper = () => getComputedStyle(document.body).backgroundColor;
  root.dataset.theme = 'night';
  const night = await openOffice('/admin/settings', {}, superAdmin, 'es');
  await expect.poll(() => linesOf(document.querySelector('main'))).toEqual(['The profile', 'Mis cuentos']);
  expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(root.dataset.theme).toBe('night');
  await expect.poll(paper).toBe('rgb(18, 24, 46)');
  await night.screen.unmount();
  root.dataset.theme = 'day';
  await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard });
  await expect.poll(paper).toBe('rgb(244, 246, 249)');
});
