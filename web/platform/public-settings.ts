import { useEffect, useState } from 'react';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import { log } from './log.ts';

let asked: Promise<PublicSettings> | undefined;

/** The part of the configuration that browsers may know, fetched once; the next call retries a failed fetch. */
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

/** The public settings, or undefined until they are loaded. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    publicSettings().then(setSettings, () => log.warn('The public settings could not be read'));
  }, []);
  return settings;
}
