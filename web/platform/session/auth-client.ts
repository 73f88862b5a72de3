import type { GoTrueClient } from '@supabase/auth-js';
import { storageKeys } from '../device/storage-keys.ts';

let loading: Promise<GoTrueClient> | undefined;

/**
 * The identity client, fetched only when tokens have to be set, refreshed or revoked: a visitor who
 * never signs in never downloads it. It neither reads the address bar nor refreshes by itself; both
 * follow our own rules. A failed download is tried again at the next call.
 */
export function authClient(onEvent: (event: string) => void): Promise<GoTrueClient> {
  loading ??= create(onEvent).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function create(onEvent: (event: string) => void): Promise<GoTrueClient> {
  const { GoTrueClient } = await import('@supabase/auth-js');
  const client = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: storageKeys.sessionTokens,
    flowType: 'implicit',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
  });
  client.onAuthStateChange((event) => onEvent(event));
  return client;
}
