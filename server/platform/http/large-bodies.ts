import { DomainError } from '#domain/errors.ts';

/** The bytes of large bodies in memory at a time, of all callers, and the large bodies of one caller at a time. */
const heldAtMost = 192 * 1024 * 1024;
const ofOneAtMost = 2;
const soon = { retryAfterSeconds: 5 };

/** A picture as a save sends it, spaces and all. */
const picture = /"data:image\/[a-z+.-]{1,20};base64,[A-Za-z0-9+/=\\ ]*"/gi;
/** The most letters for which a picture counts in a body. */
const lettersOfPicture = 100;

let held = 0;
const callers = new Map<string, number>();

/** A large body while it is read and used. */
export type LargeBody = {
  /** Notes its size so far, in bytes. Throws UNAVAILABLE if that is too much beside all others. */
  grown(bytes: number): void;
  /** Releases its bytes. */
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

/** Returns how many letters a body has besides its pictures: the cost of parsing it. */
export function lettersBesidesPictures(text: string): number {
  let letters = text.length;
  for (const [found] of text.matchAll(picture)) letters -= Math.max(0, found.length - lettersOfPicture);
  return letters;
}
