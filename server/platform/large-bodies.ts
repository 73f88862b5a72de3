import { DomainError } from '#domain/errors.ts';

/** How much of large bodies is held in memory at a time, of all callers, in bytes, and how many of one caller. */
const heldAtMost = 192 * 1024 * 1024;
const ofOneAtMost = 2;
const soon = { retryAfterSeconds: 5 };

/** A picture as a save sends it, spaces and all. */
const picture = /"data:image\/[a-z+.-]{1,20};base64,[A-Za-z0-9+/=\\ ]*"/gi;
/** What a picture counts for among the letters of a body, at most. */
const lettersOfPicture = 100;

let held = 0;
const callers = new Map<string, number>();

/** A large body while it is read and used. */
export type LargeBody = {
  /** Says how large it is by now, in bytes. Throws UNAVAILABLE when that is too much beside all others. */
  grown(bytes: number): void;
  /** It is no longer held. */
  end(): void;
};

/** Throws RATE_LIMITED when this caller is sending as many as one may at a time. */
export function beginLargeBody(caller: string): LargeBody {
  const others = callers.get(caller) ?? 0;
  if (others >= ofOneAtMost) throw new DomainError('RATE_LIMITED', 'Too many at once.', soon);
  callers.set(caller, others + 1);
  let size = 0;
  return {
    grown(bytes) {
      if (held + bytes - size > heldAtMost) throw new DomainError('UNAVAILABLE', 'Too much is being sent.', soon);
      held += bytes - size;
      size = bytes;
    },
    end() {
      held -= size;
      const left = (callers.get(caller) ?? 1) - 1;
      if (left > 0) callers.set(caller, left);
      else callers.delete(caller);
    },
  };
}

/** How many letters a body has besides its pictures: what it costs to read. */
export function lettersBesidesPictures(text: string): number {
  let letters = text.length;
  for (const [found] of text.matchAll(picture)) letters -= Math.max(0, found.length - lettersOfPicture);
  return letters;
}
