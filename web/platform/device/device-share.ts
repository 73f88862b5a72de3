export type Outcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Opens the device's share sheet; if there is none, copies the data (AMB-046). Closing the sheet
 * without choosing returns 'cancelled' and is no failure.
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

/** Copies text; returns false if the browser forbids it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
