import { describe, expect, test } from 'vitest';
import { unlimited, usualAllowances } from '#domain/offers.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import * as english from '../platform/i18n/en/legal.ts';
import * as spanish from '../platform/i18n/es/legal.ts';
import { trueOf } from './legal-facts.ts';

type Settings = Pick<PublicSettings, 'signIn' | 'makers'>;

const texts = [
  ['English', english],
  ['Spanish', spanish],
] as const;
const signIn = { google: false, oidc: null, mail: true, passkeys: false, signUps: 'open' } as const;
const home: Settings = {
  signIn,
  makers: { writer: null, secondWriter: null, illustrator: null, reader: null, voice: null },
};
const words = (of: typeof english, house: Parameters<typeof trueOf>[1]) =>
  [of.privacyPolicy, of.termsOfService]
    .flatMap((text) => trueOf(text, house).sections)
    .flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items])
    .join('\n');

describe.for(texts)('the legal texts in %s', ([, of]) => {
  const usual = { settings: undefined, sells: true, draws: true, allowances: usualAllowances };

  test('[P38] [LEGAL-07] of the documented product name its services, its numbers and its price', () => {
    const told = words(of, usual);
    for (const name of ['Google:', 'Apple', 'DeepSeek:', 'Google Gemini:', 'Stripe:', 'China', '9.99'])
      expect(told).toContain(name);
    expect(told).toMatch(/3 text stories and 1 illustrated|3 cuentos de texto y 1 cuento ilustrado/);
    expect(told).not.toMatch(/\{(?!email)/);
  });

  test('[P38] of a house with a model of its own name nobody who is not there', () => {
    const told = words(of, { settings: home, sells: false, draws: false, allowances: usualAllowances });
    expect(told).not.toMatch(/Google|Apple|DeepSeek|Gemini|Stripe|China|Premium|9\.99|\b(3|1|10) (text|illus|cuento)/);
    expect(told).not.toMatch(/undefined|null|\{(?!email)/);
    expect(told).toMatch(/on a machine of whoever runs this place|en una máquina de quien lleva este sitio/);
    expect(told).toMatch(/A mail server|Un servidor de correo/);
  });

  test('[P38] name the services that are set, and other numbers of stories', () => {
    const told = words(of, {
      settings: {
        signIn: { ...signIn, mail: false, oidc: { name: 'Hearth', icon: false, up: true } },
        makers: {
          writer: 'OpenRouter',
          secondWriter: 'Ollama',
          illustrator: 'OpenAI',
          reader: 'Mistral',
          voice: 'OpenAI',
        },
      },
      sells: true,
      draws: true,
      allowances: { freeText: unlimited, freeImage: 7, dailyGemini: 25 },
    });
    for (const name of ['Hearth:', 'OpenRouter:', 'Ollama:', 'OpenAI:', 'Mistral:', 'Stripe:', ': 7', ': 25'])
      expect(told).toContain(name);
    expect(told).toMatch(/stories: unlimited|texto: sin límite/);
    expect(told).not.toMatch(/Google|DeepSeek|China|2147483647|10 (illustrated|cuentos)|3 (text|cuentos)/);
    expect(told).not.toMatch(/\{(?!email)/);
  });
});
