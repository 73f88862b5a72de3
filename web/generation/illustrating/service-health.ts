import { generateStoryGeminiPath } from '#domain/generation/api.ts';

/** Milliseconds between two checks of a service that is down (ILLUS-13). */
export const healthPauseMilliseconds = 120_000;

/** Whether the service is back: OPTIONS returns exactly 204 or 405; anything else is down (ILLUS-14, AMB-038). */
export async function isServiceBack(signal?: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(generateStoryGeminiPath, {
      method: 'OPTIONS',
      cache: 'no-store',
      ...(signal && { signal }),
    });
    return status === 204 || status === 405;
  } catch {
    return false;
  }
}
