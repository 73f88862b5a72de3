/**
 * The browser's log. For now the console; the operations word will send warnings and errors to the
 * server. Never pass story text, names or tokens.
 */
export const log = {
  info(message: string, facts: Record<string, string | number> = {}): void {
    console.info(message, facts);
  },
  warn(message: string, facts: Record<string, string | number> = {}): void {
    console.warn(message, facts);
  },
};
