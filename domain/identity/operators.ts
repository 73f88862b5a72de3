/** The roles of operators, lowest first (operations 6). */
export const adminRoles = ['viewer', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof adminRoles)[number];

export const roleLabels: Record<AdminRole, string> = { viewer: 'Viewer', admin: 'Admin', super_admin: 'Super Admin' };

/** Whether a role is at least as high as another. */
export function hasRank(role: AdminRole, minimum: AdminRole): boolean {
  return adminRoles.indexOf(role) >= adminRoles.indexOf(minimum);
}

/** By area and action: { analytics: { view: true } } (DATA-37). For actions not in the map, the role decides. */
export type Permissions = Record<string, Record<string, boolean>>;
export const permissionNames = ['analytics.view'] as const;
export type Permission = (typeof permissionNames)[number];

/** Every role has a permission, unless the operator's map says no (AMB-107). */
export function hasPermission(permissions: Permissions, permission: Permission): boolean {
  const [area = '', action = ''] = permission.split('.');
  return permissions[area]?.[action] ?? true;
}

/** The caller's status in the back office (ADMIN-14). */
export type AdminStatus =
  | { isAdmin: false }
  | { isAdmin: true; role: AdminRole; email: string; permissions: Permissions; lastLogin: string | null };

/** What a screen or a call requires of an operator. */
export type Requirement = { role: AdminRole; permission?: Permission };

const analytics = { role: 'viewer', permission: 'analytics.view' } as const;

/** The requirement of each admin path (ADMIN-01 to ADMIN-07); the server's reads require the same. */
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

/** The requirement of a path below /admin; a path that is not listed needs admin (ADMIN-07). */
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
