/** The six kinds of a failed database call (ERR-24). */
export type DatabaseProblem = 'network' | 'auth' | 'permission' | 'validation' | 'storage' | 'server';

const codes: Record<string, DatabaseProblem> = {
  ECONNREFUSED: 'network',
  ECONNRESET: 'network',
  ENOENT: 'network',
  EPIPE: 'network',
  '57P01': 'network',
  '57P02': 'network',
  '57P03': 'network',
  // All connections are in use; a later try finds one.
  '53300': 'network',
  PGRST301: 'auth',
  PGRST116: 'permission',
  '42501': 'permission',
  ENOSPC: 'storage',
  EDQUOT: 'storage',
};
/** The first two letters of an SQLSTATE name its class. */
const classes: Record<string, DatabaseProblem> = {
  '08': 'network',
  '28': 'auth',
  '22': 'validation',
  '23': 'validation',
  '53': 'storage',
  '58': 'storage',
};

/**
 * Returns the kind of a failure, from its chain of causes; undefined if the database and the tokens
 * had no part in it (ERR-24 to ERR-26). A refused token counts as auth, also by its error's name.
 */
export function databaseProblem(cause: unknown): DatabaseProblem | undefined {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code } = error as NodeJS.ErrnoException;
    const known =
      code && (codes[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? (classes[code.slice(0, 2)] ?? 'server') : null));
    if (known) return known;
    if (/^ERR_J(WT|WS|OSE)/.test(code ?? '') || /\bJWT\b/.test(error.message)) return 'auth';
    if (/connection terminated|timeout exceeded when trying to connect/i.test(error.message)) return 'network';
  }
  return undefined;
}

/** Whether the database ended this transaction because of a deadlock; it may be tried again. */
export function isDeadlock(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ((error as NodeJS.ErrnoException).code === '40P01') return true;
  }
  return false;
}
