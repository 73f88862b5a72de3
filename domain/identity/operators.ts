/** What an operator may be, lowest first (operations 6). */
export const adminRoles = ['viewer', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof adminRoles)[number];

export const roleLabels: Record<AdminRole, string> = { viewer: 'Viewer', admin: 'Admin', super_admin: 'Super Admin' };

/** Whether a role is at least as high as another. */
export function hasRank(role: AdminRole, minimum: AdminRole): boolean {
  return adminRoles.indexOf(role) >= adminRoles.indexOf(minimum);
}

/** Area, then action: { analytics: { view: true } } (DATA-37). What the map leaves out, the role decides. */
export type Permissions = Record<string, Record<string, boolean>>;
export const permissionNames = ['analytics.view'] as const;
export type Permission = (typeof permissionNames)[number];

/** Every role may, unless the record's map says no (AMB-107). */
export function hasPermission(permissions: Permissions, permission: Permission): boolean {
  const [area = '', action = ''] = permission.split('.');
  return permissions[area]?.[action] ?? true;
}

/** Who somebody is to the back office (ADMIN-14). */
export type AdminStatus =
  | { isAdmin: false }
  | { isAdmin: true; role: AdminRole; email: string; permissions: Permissions; lastLogin: string | null };

/** What a screen or a call asks of an operator. */
export type Requirement = { role: AdminRole; permission?: Permission };

const analytics = { role: 'viewer', permission: 'analytics.view' } as const;

/** Each admin path with what it asks (ADMIN-01 to ADMIN-07); the server's reads ask the same. */
export const adminRequirements = {
  '/admin': { role: 'viewer' },
  '/admin/dashboard': { role: 'viewer' },
  '/admin/analytics': analytics,
  '/admin/users': { role: 'admin' },
  '/admin/person': { role: 'admin' },
  '/admin/user-usage': analytics,
  '/admin/api-monitoring': analytics,
  '/admin/api-costs': analytics,
  '/admin/logs': { role: 'viewer' },
  '/admin/services': { role: 'admin' },
  '/admin/safety': { role: 'admin' },
  '/admin/settings': { role: 'super_admin' },
  '/admin/business': { role: 'admin' },
  '/admin/alerts': { role: 'admin' },
} as const satisfies Record<string, Requirement>;

/** What a path below /admin asks; one that no table lists needs admin (ADMIN-07). */
export function adminRequirement(path: string): Requirement {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const known: Record<string, Requirement> = adminRequirements;
  return Object.hasOwn(known, plain) ? (known[plain] as Requirement) : { role: 'admin' };
}

/** Whether an operator meets a requirement. */
export function meets(operator: { role: AdminRole; permissions: Permissions }, requirement: Requirement): boolean {
  return (
    hasRank(operator.role, requirement.role) &&
    (requirement.permission === undefined || hasPermission(operator.permissions, requirement.permission))
  );
}
