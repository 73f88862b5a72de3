/**
 * Our pages forbid eval (P24), and zod would try it once to see whether it may compile its schemas.
 * zod keeps its configuration under this global name; importing this file first sets it before any
 * schema exists, without loading zod into pages that do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
