/** What goes wrong in the browser: the script itself, and the widget that it shows. */
export const scriptFaults = ['script-down'] as const;
export const widgetFaults = ['interactive', 'widget-error', 'widget-expired', 'widget-timeout'] as const;
/** What goes wrong when a token is verified. */
export const verifyFaults = [
  'missing-input-secret',
  'invalid-input-secret',
  'missing-input-response',
  'invalid-input-response',
  'bad-request',
  'timeout-or-duplicate',
  'internal-error',
  'wrong-host',
  'wrong-action',
  '500',
  'not-json',
  'reset',
  'silence',
  'slow',
] as const;
