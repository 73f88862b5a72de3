import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Door, spoilDoor, watchConsole } from './doors/door.ts';
import { type House, openHouse } from './doors/house.ts';
import { mail } from './doors/mail.ts';
import { payments } from './doors/payments.ts';
import { requests } from './doors/requests.ts';
import { signIn } from './doors/sign-in.ts';
import { speech } from './doors/speech.ts';
import { store } from './doors/store.ts';
import { pictures, reading, text } from './doors/stories.ts';

/** SPOILT_FACTOR multiplies the usual number of exchanges, and SPOILT_SEED sets the first seed. */
const factor = Number(process.env.SPOILT_FACTOR ?? 1);
const seed = Number(process.env.SPOILT_SEED ?? 20_261_123);
const timeout = 1_200_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Spoilt exchanges are not reported as failures of ours, do not count or lose anything, and leave nothing behind. */
const holds = async (door: Door) => {
  const ours = watchConsole();
  const { faults } = await spoilDoor(door, house, Math.ceil(door.share * factor), seed);
  ours.stop();
  expect([...faults, ...ours.told]).toEqual([]);
};

test('[P15] payments, spoilt, are no failure of ours, and give and take nothing', { timeout }, () => holds(payments));

test('[P03] a sign-in, spoilt, is told as such, and lets nobody in as somebody else', { timeout }, () => holds(signIn));

test('[P18] a story, spoilt, is told once, counted only when it is whole, and leaves nothing', { timeout }, () =>
  holds(text),
);

test('[P21] pictures, spoilt, cost pictures or the story, and are counted as it is said', { timeout }, () =>
  holds(pictures),
);

test('[P29] a second reader, spoilt, lets nothing through uncounted and leaves nothing', { timeout }, () =>
  holds(reading),
);

test('[P39] a voice, spoilt, breaks no page, leaves out no sentence and lights no word that is not there', () =>
  holds(speech));

test('[P34] a mail server, spoilt, changes no answer, and gets one mail of one name', { timeout }, () => holds(mail));

test('[SAVE-17] [P33] an object store, spoilt, costs pictures and never a story, and keeps nothing', { timeout }, () =>
  holds(store),
);

test('[P23] [P26] what a browser sends, spoilt, is refused in the words of the document', { timeout }, () =>
  holds(requests),
);
