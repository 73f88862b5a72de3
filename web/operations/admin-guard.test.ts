import { expect, test } from 'vitest';
import type { AdminRole, AdminStatus } from '#domain/identity/operators.ts';
import { adminVerdict } from './admin-guard.ts';

const operator = (role: AdminRole, permissions = {}): AdminStatus => ({
  isAdmin: true,
  role,
  permissions,
  email: 'x@example.com',
  lastLogin: null,
});

test('[ADMIN-08] nothing is decided while the session or the status is being read', () => {
  expect(adminVerdict('/admin', 'loading', 'loading')).toBe('wait');
  expect(adminVerdict('/admin', 'signed-in', 'loading')).toBe('wait');
});

test('[ADMIN-09] who is signed out goes to sign in', () => {
  expect(adminVerdict('/admin/logs', 'signed-out', 'loading')).toBe('sign-in');
});

test('[ADMIN-10, ADMIN-13] who has no record, or whose record cannot be read, goes to the fallback', () => {
  expect(adminVerdict('/admin', 'signed-in', { isAdmin: false })).toBe('fallback');
  expect(adminVerdict('/admin/users', 'signed-in', 'failed')).toBe('fallback');
});

test('[ADMIN-13] nobody is sent away because the server could not say who they are', () => {
  expect(adminVerdict('/admin/logs', 'signed-in', 'unanswered')).toBe('unsure');
});

test('[ADMIN-11, ADMIN-12, ADMIN-19] too low a rank or a missing permission leads to /admin', () => {
  expect(adminVerdict('/admin/users', 'signed-in', operator('viewer'))).toBe('admin-home');
  expect(adminVerdict('/admin/settings', 'signed-in', operator('admin'))).toBe('admin-home');
  expect(adminVerdict('/admin/api-costs/', 'signed-in', operator('admin', { analytics: { view: false } }))).toBe(
    'admin-home',
  );
});

test('[ADMIN-06, ADMIN-07] paths without a screen lead an admin on', () => {
  expect(adminVerdict('/admin/alerts', 'signed-in', operator('super_admin'))).toBe('admin-home');
  expect(adminVerdict('/admin/business', 'signed-in', operator('viewer'))).toBe('admin-home');
  expect(adminVerdict('/admin/nowhere', 'signed-in', operator('viewer'))).toBe('admin-home');
  expect(adminVerdict('/admin/nowhere', 'signed-in', operator('admin'))).toBe('unknown');
});

test('[ADMIN-01, ADMIN-02, ADMIN-04] who may, sees', () => {
  for (const path of ['/admin', '/admin/', '/admin/dashboard', '/admin/logs', '/admin/user-usage']) {
    expect(adminVerdict(path, 'signed-in', operator('viewer')), path).toBe('render');
  }
  expect(adminVerdict('/admin/users', 'signed-in', operator('admin'))).toBe('render');
  expect(adminVerdict('/admin/business', 'signed-in', operator('admin'))).toBe('render');
  expect(adminVerdict('/admin/settings', 'signed-in', operator('super_admin'))).toBe('render');
});
