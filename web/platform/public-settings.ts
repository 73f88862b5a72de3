import { useEffect, useState } from 'react';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import { log } from './log.ts';

let asked: Promise<PublicSettings> | undefined;

/** What the browser may know of the configuration, fetched once; a failed fetch is tried again at the next call. */
export function publicSettings(): Promise<PublicSettings> {
  asked ??= fetchSettings().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchSettings(): Promise<PublicSettings> {
  const response = await fetch(publicSettingsPath);
  if (!response.ok) throw new Error(`The public settings were answered with ${response.status}.`);
  return response.json();
}

/** The public settings, or undefined until they are here. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    publicSettings().then(setSettings, () => log.warn('The public settings could not be read'));
  }, []);
  return settings;
}
