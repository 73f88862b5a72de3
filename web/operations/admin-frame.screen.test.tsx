import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from './testing/figures.ts';
import { linesOf, openOffice, superAdmin, viewer } from './testing/office.tsx';

const _dialog = () => document.querySelector('[role=dialog]') ?? document.body;

test('[ADMIN-16, ADMIN-17, ADMIN-18, ADMIN-19, ADMIN-20, ADMIN-21, ADMIN-22] the sidebar shows to each operator what is open to them', async () => {
  const navigation = () => linesOf(document.querySelector('nav[aria-label=Admin]'));
  const self = () => linesOf(document.querySelector('aside')).slice(-4);
  const first = await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard });
  expect(navigation()).toEqual([
    'Dashboard',
    'Analytics',
    'Users',
    'User Usage',
    'API Monitoring',
    'API Costs',
    'Logs',
    'Services',
    'Child Safety',
    'Settings',
  ]);
  expect(self()).toEqual(['System Online', 'Super Admin', 'chief@lunatale.test', 'Sign Out']);
  await first.screen.unmount();
  const second = await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard }, {
    ...viewer,
    permissions: { analytics: { view: false } },
  } as never);
  expect(navigation()).toEqual(['Dashboard', 'Logs']);
  expect(self()).toEqual(['System Online', 'Viewer', 'viewer@lunatale.test', 'Sign Out']);
  await second.screen.unmount();
  await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard }, { ...superAdmin, role: 'admin' } as never);
  expect(navigation()).toEqual([
    'Dashboard',
    'Analytics',
    'Users',
    'User Usage',
    'API Monitoring',
    'API Costs',
    'Logs',
    'Services',
    'Child Safety',
  ]);
});

test('[ADMIN-02, ADMIN-04, ADMIN-05, ADMIN-10, ADMIN-11, ADMIN-12] who may not see a screen is sent where the check says', async () => {
  const whereTo = async (path: string, operator: Parameters<typeof openOffice>[2]) => {
    const { screen } = await openOffice(path, { [adminPaths.dashboard]: figures.dashboard }, operator);
    const heading = linesOf(document.querySelector('h1')).join();
    await screen.unmount();
    return heading;
  };
  expect(await whereTo('/admin/users', viewer)).toBe('Admin Dashboard');
  expect(await whereTo('/admin/settings', viewer)).toBe('Admin Dashboard');
  expect(await whereTo('/admin/settings', superAdmin)).toBe('The profile');
  expect(await whereTo('/admin/logs', { isAdmin: false })).toBe('/my-stories');
  expect(await whereTo('/admin/nowhere', superAdmin)).toBe('/');
});
