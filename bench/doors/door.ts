import type { House } from './house.ts';

/** An interface between the product and others. Good exchanges across it are spoilt on purpose. */
export type Door = {
  name: string;
  /** The number of exchanges here, of each 500 over all doors. */
  share: number;
  /** How many exchanges run at once, where they mostly wait. */
  atOnce?: number;
  open(house: House): Promise<OpenDoor>;
};

export type OpenDoor = {
  /** Makes one exchange, spoilt by the seed. Returns a description of each fault. */
  exchange(seed: number): Promise<string[]>;
  /** Makes a good exchange once all is mended, and checks what the others left. Returns a description of each fault. */
  close(): Promise<string[]>;
};

/** The result for one door: the number of exchanges, and the faults, each with the seed that reproduces it. */
export type DoorResult = { tried: number; faults: string[] };

/** Makes `times` spoilt exchanges at a door; the same seed gives the same exchanges. */
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

/** Collects the console errors from now on: a server of ours writes them only for unforeseen failures. */
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
