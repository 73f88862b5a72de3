import { type Allowances, unlimited, usualAllowances } from '#domain/offers.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import type { LegalFact, LegalPart, LegalText } from '../platform/i18n/legal-text.ts';

type House = {
  settings: Pick<PublicSettings, 'signIn' | 'makers'> | undefined;
  sells: boolean;
  draws: boolean;
  allowances: Allowances;
};

/** Sections that are omitted if nothing is sold. */
const ofPayments = ['free-and-premium', 'payment-and-cancelling'];
const gemini = 'Google Gemini';

/** Returns the text for this installation; until its settings are loaded, for the documented product. */
export function trueOf(text: LegalText, { settings, sells, draws, allowances }: House): LegalText<string> {
  const doors = settings?.signIn ?? { google: true, oidc: null, mail: false, passkeys: false };
  const makers = settings?.makers ?? {
    writer: 'DeepSeek',
    secondWriter: null,
    illustrator: gemini,
    reader: null,
    voice: null,
  };
  const { freeText, freeImage, dailyGemini } = allowances;
  const others = doors.oidc !== null || doors.mail;
  const facts: Record<LegalFact, boolean> = {
    payments: sells,
    pictures: draws,
    google: doors.google,
    googleAlone: doors.google && !others,
    googleAndPayments: doors.google && sells,
    otherDoors: others,
    passkeys: doors.passkeys,
    issuer: doors.oidc !== null,
    mail: doors.mail,
    writer: makers.writer !== null,
    secondWriter: makers.secondWriter !== null,
    deepseek: makers.writer === 'DeepSeek',
    illustrator: draws && makers.illustrator !== null,
    reader: makers.reader !== null,
    voice: makers.voice !== null,
    usualAllowances: Object.entries(usualAllowances).every(
      ([name, number]) => allowances[name as keyof Allowances] === number,
    ),
  };
  const count = (number: number) => (number >= unlimited ? text.words.unlimited : String(number));
  const filled: Record<string, string> = {
    writer: makers.writer ?? '',
    secondWriter: makers.secondWriter ?? '',
    illustrator: makers.illustrator ?? '',
    reader: makers.reader ?? '',
    voice: makers.voice ?? '',
    issuer: doors.oidc?.name ?? '',
    draws: makers.illustrator === gemini ? text.words.writesAndDraws : text.words.draws,
    freeText: count(freeText),
    freeImage: count(freeImage),
    dailyGemini: count(dailyGemini),
  };
  const tell = (parts: LegalPart[]) =>
    parts
      .map((part) => (typeof part === 'string' ? part : facts[part.when] ? part.text : part.otherwise))
      .filter((told) => told !== undefined)
      .map((told) => told.replace(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole));
  return {
    ...text,
    sections: text.sections
      .filter(({ id }) => sells || !ofPayments.includes(id))
      .map(({ paragraphs, items, ...section }) => ({
        ...section,
        paragraphs: tell(paragraphs),
        ...(items && { items: tell(items) }),
      })),
  };
}
