type Facts = Record<string, string | number>;

/** The browser's log: the console, and warnings also to the operators. Never pass story text, names or tokens. */
export const log = {
  info(message: string, facts: Facts = {}): void {
    console.info(message, facts);
  },
  warn(message: string, facts: Facts = {}): void {
    console.warn(message, facts);
    const type = message === unknownPath ? 'page_not_found' : 'client';
    // Fetched only when needed: most visits report nothing.
    import('./report.ts').then(
      ({ report }) => report({ type, severity: 'low', message }),
      () => {},
    );
  },
};

/** The log message for an address that does not exist (ROUTE-12). */
export const unknownPath = 'Unknown path';

/** Reports uncaught errors and unhandled rejections (EVENT-15). */
export function watchUncaught(): void {
  const tell = (type: 'window_error' | 'unhandled_rejection', reason: unknown) => {
    import('./report.ts').then(
      ({ reportUncaught }) => reportUncaught(type, reason),
      () => {},
    );
  };
  addEventListener('error', (event) => tell('window_error', event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => tell('unhandled_rejection', event.reason));
}
