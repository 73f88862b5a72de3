import { createHash } from 'node:crypto';

export type Person = {
  email: string;
  name: string;
  locale: 'en' | 'es';
  /** The role of a demo operator, shown in the chooser. */
  role?: 'super_admin' | 'admin' | 'viewer';
};

/** The people in the account chooser. The three with a lunatale.test address are the demo's operators. */
export const people: readonly Person[] = [
  { email: 'ana.morales@example.com', name: 'Ana Morales', locale: 'es' },
  { email: 'emily.carter@example.com', name: 'Emily Carter', locale: 'en' },
  { email: 'diego.fuentes@example.com', name: 'Diego Fuentes', locale: 'es' },
  { email: 'sam.okafor@example.com', name: 'Sam Okafor', locale: 'en' },
  { email: 'admin@lunatale.test', name: 'Luz Navarro', locale: 'es', role: 'super_admin' },
  { email: 'editor@lunatale.test', name: 'Theo Brandt', locale: 'en', role: 'admin' },
  { email: 'viewer@lunatale.test', name: 'Mina Clarke', locale: 'en', role: 'viewer' },
];

/** The person with an e-mail address: one of the list, or somebody named after the address. */
export function personFor(email: string, locale: 'en' | 'es'): Person {
  const known = people.find((person) => person.email === email.toLowerCase());
  if (known) return { ...known, email };
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(' ');
  return { email, name: name || email, locale };
}

/** A number of 21 digits, like Google's subjects; the same address always gets the same one. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return `1${(digest.readBigUInt64BE(0) % 10n ** 10n).toString().padStart(10, '0')}${(digest.readBigUInt64BE(8) % 10n ** 10n).toString().padStart(10, '0')}`;
}

/** What the e-mail field accepts: one @ with something on both sides, no spaces, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);
}
