import { z } from 'zod';

/** The country of an address, for the language of a first visit. It is kept by address, in memory, for a day. */
export type GeolocationClient = {
  /** Two capital letters; undefined when the service does not know, hangs (2 s) or fails. Never rejects. */
  countryOf(address: string): Promise<string | undefined>;
  /** Returns what is known already, without asking. */
  known(address: string): string | undefined;
};

const answerMilliseconds = 2000;
const keptMilliseconds = 24 * 3600 * 1000;
const failureKeptMilliseconds = 60 * 1000;
const keptAddresses = 10_000;

/** Without `url` none is asked. `{ip}` in it stands for the address; without it the address is the parameter `ip`. */
export function createGeolocationClient(url: string | undefined, now: () => number = Date.now): GeolocationClient {
  const countries = new Map<string, { country: string | undefined; until: number }>();
  const asking = new Map<string, Promise<string | undefined>>();

  const keep = (address: string, country: string | undefined) => {
    const oldest = countries.keys().next();
    if (countries.size >= keptAddresses && !oldest.done) countries.delete(oldest.value);
    const lifetime = country === undefined ? failureKeptMilliseconds : keptMilliseconds;
    countries.set(address, { country, until: now() + lifetime });
    return country;
  };
  const read = (address: string) => {
    const entry = countries.get(address);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    known: (address) => read(address)?.country,
    async countryOf(address) {
      if (url === undefined) return undefined;
      const entry = read(address);
      if (entry) return entry.country;
      let answer = asking.get(address);
      if (!answer) {
        answer = ask(url, address)
          .then((country) => keep(address, country))
          .finally(() => asking.delete(address));
        asking.set(address, answer);
      }
      return answer;
    },
  };
}

const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2}$/)
  .transform((letters) => letters.toUpperCase());
/** The field names of the usual services. */
const answerSchema = z.union([
  code,
  z.object({ country_code: code }).transform((answer) => answer.country_code),
  z.object({ countryCode: code }).transform((answer) => answer.countryCode),
  z.object({ country: code }).transform((answer) => answer.country),
]);

async function ask(url: string, address: string): Promise<string | undefined> {
  try {
    const target = new URL(url.replace('{ip}', encodeURIComponent(address)));
    if (!url.includes('{ip}')) target.searchParams.set('ip', address);
    const response = await fetch(target, {
      signal: AbortSignal.timeout(answerMilliseconds),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const text = await response.text();
    return answerSchema.safeParse(parseJson(text)).data;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
