import { z } from 'zod';
import { once } from '../once.ts';
import { storyPath } from './api.ts';

/**
 * Mail domains of makers who give each device its own address, which accepts mail only from senders that its owner
 * allowed. Such an address is not asked to confirm: nobody could answer there, and nobody can be bothered.
 */
const makers = ['kindle.com', 'free.kindle.com', 'pbsync.com'];

/** Whether an address belongs to a device. */
export function isDevice(address: string): boolean {
  return makers.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
}

/** PUT body: the address to which books are sent. */
export const eReaderOrderSchema = once(() =>
  z.object({ address: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
);

/** How many days a mail that asks for confirmation can be answered. */
export const eReaderAnswerDays = 7;
/** How many such mails one household causes per UTC day, and one address gets in 24 hours, at most. */
export const eReaderQuestions = { byHousehold: 5, toAddress: 3 } as const;

export const eReaderSchema = once(() =>
  z.object({
    address: z.string().nullable(),
    /** `waiting` until the address's owner has confirmed; no book is sent before. */
    state: z.enum(['none', 'waiting', 'ready']),
    /** Whether it is a device's own address: then its owner has to allow `sender` with the maker. */
    device: z.boolean(),
    /** The address from which the mails are sent. */
    sender: z.string(),
    /** How many more books may be sent today (UTC); null = any number. */
    left: z.int().min(0).nullable(),
  }),
);
export type EReader = z.infer<ReturnType<typeof eReaderSchema>>;

/** GET, PUT an `eReaderOrderSchema` (sets the address), DELETE (removes it): `EReader`. 404 where no mail is sent. */
export const eReaderPath = '/api/stories/e-reader';
/** POST mails a saved story as an EPUB to the e-reader; returns an `EReader` once the mail server accepted it. */
export const sendToEReaderPath = (id: string) => `${storyPath(id)}/e-reader`;
/** POST confirms the address that got this link. */
export const allowEReaderPath = (token: string) => `${eReaderPath}/links/${encodeURIComponent(token)}/allow`;
/** POST ends mails to the address that got this link (RFC 8058); GET redirects to the page that asks first. */
export const leaveEReaderPath = (token: string) => `${eReaderPath}/links/${encodeURIComponent(token)}/leave`;
