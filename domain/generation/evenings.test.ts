import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eveningPlanInputSchema, nextEvening } from './evenings.ts';

const every = [1, 2, 3, 4, 5, 6, 7];
const next = (time: string, timeZone: string, after: string, weekdays = every) => {
  const { at, day } = nextEvening({ weekdays, time, timeZone }, new Date(after));
  return [at.toISOString(), day];
};

test('[P23] an evening is the next of its weekdays, where the family lives', () => {
  expect(next('18:30', 'America/Mexico_City', '2026-11-26T20:00:00Z')).toEqual([
    '2026-11-27T00:30:00.000Z',
    '2026-11-26',
  ]);
  expect(next('18:30', 'America/Mexico_City', '2026-11-27T00:30:00Z')).toEqual([
    '2026-11-28T00:30:00.000Z',
    '2026-11-27',
  ]);
  // Asked on a Thursday, returns the next Monday.
  expect(next('19:00', 'Europe/Madrid', '2026-11-26T20:00:00Z', [1])).toEqual([
    '2026-11-30T18:00:00.000Z',
    '2026-11-30',
  ]);
  expect(next('00:15', 'Pacific/Kiritimati', '2026-11-26T09:00:00Z')).toEqual([
    '2026-11-26T10:15:00.000Z',
    '2026-11-27',
  ]);
});

test('[P23] when clocks change, a time that is left out comes as much later, and one that comes twice comes once', () => {
  expect(next('02:30', 'America/New_York', '2027-03-14T06:00:00Z')).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14']);
  expect(next('02:30', 'America/New_York', '2027-03-14T07:30:00Z')).toEqual(['2027-03-15T06:30:00.000Z', '2027-03-15']);
  expect(next('01:30', 'America/New_York', '2027-11-07T05:00:00Z')).toEqual(['2027-11-07T05:30:00.000Z', '2027-11-07']);
  expect(next('01:30', 'America/New_York', '2027-11-07T05:30:00Z')).toEqual(['2027-11-08T06:30:00.000Z', '2027-11-08']);
  // Bedtime keeps its local time.
  expect(next('18:30', 'Europe/Madrid', '2027-03-27T18:00:00Z')).toEqual(['2027-03-28T16:30:00.000Z', '2027-03-28']);
});

test('[P23] in every time zone, from any moment on, each day of a plan comes once and in its order', () => {
  const zones = [
    'Europe/Madrid',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1439 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (timeZone, minute, weekdays, start) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        let after = start;
        let last = '';
        for (let evening = 0; evening < 9; evening += 1) {
          const { at, day } = nextEvening({ weekdays, time, timeZone }, after);
          expect(at > after && day > last).toBe(true);
          expect(weekdays).toContain(new Date(day).getUTCDay() || 7);
          expect(at.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
          [after, last] = [at, day];
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('[P23] a plan names its days once, a time and a time zone that there are', () => {
  const plan = {
    weekdays: [5, 6],
    time: '18:30',
    timeZone: 'Europe/Madrid',
    way: 'new',
    language: 'es',
    enabled: true,
  };
  const isFine = (change: object) => eveningPlanInputSchema().safeParse({ ...plan, ...change }).success;
  expect(isFine({})).toBe(true);
  for (const change of [
    { weekdays: [] },
    { weekdays: [1, 1] },
    { weekdays: [0] },
    { weekdays: [8] },
    { time: '24:00' },
    { time: '7:30' },
    { time: '18:60' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+02:00' },
    { timeZone: '' },
    { way: 'film' },
    { language: 'fr' },
  ])
    expect(isFine(change), JSON.stringify(change)).toBe(false);
});
