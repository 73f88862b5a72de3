export type Outcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Hands something to the device's own share sheet; where there is none, copies it (AMB-046). What the
 * reader closes without choosing is cancelled, not failed.
 */
export async function shareWithDevice(data: { title: string; text?: string; url?: string }): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copy(data.url ?? `${data.title}\n\n${data.text ?? ''}`)) ? 'copied' : 'failed';
}

/** Copies text; false when the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
