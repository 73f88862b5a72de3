/** Faults in the browser: of the script itself, and of the widget that it shows. */
export const scriptFaults = ['script-down'] as const;
export const widgetFaults = ['interactive', 'widget-error', 'widget-expired', 'widget-timeout'] as const;
/** Faults of the verification of a token. */
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
