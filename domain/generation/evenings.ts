import { z } from 'zod';
import { interfaceLanguages } from '../identity/language.ts';
import { once } from '../once.ts';

/** The next chapter of the child's last story, or a new story. */
export const eveningWays = ['chapter', 'new'] as const;
export type EveningWay = (typeof eveningWays)[number];

/**
 * Outcome of an evening. A story was written and the parent was told by a notification (`push`), by a `mail` or by
 * neither (`untold`); or there is none: the `allowance` was used up, the wish was `refused`, or the writing `failed`.
 */
export const eveningOutcomes = ['push', 'mail', 'untold', 'allowance', 'refused', 'failed'] as const;
export type EveningOutcome = (typeof eveningOutcomes)[number];
/** The outcomes with a story. */
export const toldOutcomes = ['push', 'mail', 'untold'] as const satisfies readonly EveningOutcome[];

/** A plan pauses after 3 stories that nobody opened; a story more than 120 minutes late is not written. */
export const eveningBounds = { unread: 3, lateMinutes: 120 } as const;

/** GET returns the caller's `Evenings`. */
export const eveningsPath = '/api/generation/evenings';
/** PUT stores a child's `EveningPlanInput` unpaused: `Evenings`. DELETE removes it. NOT_FOUND for another's child. */
export const eveningPath = (childId: string) => `${eveningsPath}/${encodeURIComponent(childId)}`;

const weekday = z.int().min(1).max(7);

export const eveningPlanInputSchema = once(() =>
  z.object({
    /** 1 = Monday to 7 = Sunday, each once. */
    weekdays: z
      .array(weekday)
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'names a day twice'),
    /** Local time of the family: "18:30". */
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expects hours and minutes'),
    /** An IANA name such as "America/Mexico_City". */
    timeZone: z.string().max(60).refine(isTimeZone, 'is no time zone'),
    way: z.enum(eveningWays),
    language: z.enum(interfaceLanguages),
    enabled: z.boolean(),
  }),
);

/** The request body of a PUT: adds the human verification token, needed where verification is on. */
export const eveningPlanOrderSchema = once(() =>
  eveningPlanInputSchema().extend({ turnstileToken: z.string().max(4096).nullish() }),
);
export type EveningPlanOrder = z.input<ReturnType<typeof eveningPlanOrderSchema>>;
export type EveningPlanInput = z.input<ReturnType<typeof eveningPlanInputSchema>>;

export const eveningPlanSchema = once(() =>
  eveningPlanInputSchema().extend({
    childId: z.uuid(),
    /** Whether it is paused because the last three stories were not opened. */
    paused: z.boolean(),
    /** When the next story is written; null while none is due. */
    dueAt: z.string().nullable(),
    /** Outcome of the newest evening. */
    last: z.object({ day: z.string(), outcome: z.enum(eveningOutcomes) }).nullable(),
  }),
);
export type EveningPlan = z.output<ReturnType<typeof eveningPlanSchema>>;

export const eveningsSchema = once(() =>
  z.object({
    plans: z.array(eveningPlanSchema()),
    /** The caller's address, to which a mail may go; null if no mail is sent. */
    mail: z.string().nullable(),
    /** Whether another text story may be written now. */
    allowed: z.boolean(),
  }),
);
export type Evenings = z.output<ReturnType<typeof eveningsSchema>>;

function isTimeZone(name: string): boolean {
  // An offset such as "+02:00" has no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const dayMilliseconds = 86_400_000;

/**
 * Returns the first moment after `after` at which it is `time` on one of the weekdays in the time zone, and the local
 * day. A time that a clock change skips comes later by the length of the change; if one occurs twice, the first counts.
 */
export function nextEvening(
  { weekdays, time, timeZone }: Pick<EveningPlanInput, 'weekdays' | 'time' | 'timeZone'>,
  after: Date,
): { at: Date; day: string } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = Math.floor(localMilliseconds(after.getTime(), timeZone) / dayMilliseconds) * dayMilliseconds;
  for (let ahead = 0; ; ahead += 1) {
    const day = today + ahead * dayMilliseconds;
    if (!weekdays.includes(new Date(day).getUTCDay() || 7)) continue;
    const at = instantOf(day + (hours * 60 + minutes) * 60_000, timeZone);
    if (at > after.getTime()) return { at: new Date(at), day: new Date(day).toISOString().slice(0, 10) };
  }
}

/** The instant at which clocks in a time zone show `local`, a local time given as if it were UTC. */
function instantOf(local: number, timeZone: string): number {
  const offsetNear = (instant: number) => localMilliseconds(instant, timeZone) - instant;
  const before = local - offsetNear(local - dayMilliseconds);
  const after = local - offsetNear(local + dayMilliseconds);
  const shown = [before, after].filter((instant) => localMilliseconds(instant, timeZone) === local);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The local time of a time zone at an instant, given as if it were UTC; to the second. */
function localMilliseconds(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
