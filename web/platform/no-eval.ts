/**
 * Our pages forbid eval (P24), and zod would try it once to see whether it may compile its schemas.
 * zod shares its configuration under this global name; importing this file first sets it before any
 * schema exists, without loading zod into pages that need none.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
