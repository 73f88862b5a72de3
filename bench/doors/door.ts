import type { House } from './house.ts';

/** One way across which others speak to the product: exchanges that were good are spoilt there. */
export type Door = {
  name: string;
  /** How many of each five hundred exchanges are made here. */
  share: number;
  /** How many are made at once, where an exchange mostly waits. */
  atOnce?: number;
  open(house: House): Promise<OpenDoor>;
};

export type OpenDoor = {
  /** One exchange, spoilt as the seed says. Answers in words what did not hold. */
  exchange(seed: number): Promise<string[]>;
  /** A good exchange once all is mended, and what is left of the others. Answers in words what did not hold. */
  close(): Promise<string[]>;
};

/** Of a run through one door: how many exchanges, and what did not hold, each with the seed that shows it. */
export type DoorResult = { tried: number; faults: string[] };

/** Spoils `times` exchanges at a door, the same ones for the same seed. */
export async function spoilDoor(door: Door, house: House, times: number, seed: number): Promise<DoorResult> {
  const open = await door.open(house);
  const faults: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < times) {
      const each = seed + next++;
      try {
        for (const fault of await open.exchange(each)) faults.push(`${fault} (seed ${each})`);
      } catch (cause) {
        faults.push(`${cause instanceof Error ? cause.stack : cause} (seed ${each})`);
      }
    }
  };
  await Promise.all(Array.from({ length: door.atOnce ?? 1 }, work));
  house.mend();
  faults.push(...(await open.close()), ...(await house.leftBehind()));
  return { tried: times, faults };
}

/** What is written to the console from now on: what a server of ours writes there, nobody foresaw. */
export function watchConsole(): { told: string[]; stop(): void } {
  const { error } = console;
  const told: string[] = [];
  console.error = (...words: unknown[]) => told.push(words.map(String).join(' '));
  return {
    told,
    stop: () => {
      console.error = error;
    },
  };
}
