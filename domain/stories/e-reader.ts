import { z } from 'zod';
import { once } from '../once.ts';
import { storyPath } from './api.ts';

/**
 * Makers who give each device an address of its own, which takes mails of the senders that its owner allowed, and of
 * nobody else. Nobody could say yes there, and nobody is troubled.
 */
const makers = ['kindle.com', 'free.kindle.com', 'pbsync.com'];

/** Whether an address is a device's own. */
export function isDevice(address: string): boolean {
  return makers.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
}

/** PUT body: where books are to go. */
export const eReaderOrderSchema = once(() =>
  z.object({ address: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
);

/** How many days a mail that asks somebody for a yes can be answered. */
export const eReaderAnswerDays = 7;
/** How many such mails a household may cause on a UTC day, and how many one address gets in 24 hours from all of them. */
export const eReaderQuestions = { byHousehold: 5, toAddress: 3 } as const;

export const eReaderSchema = once(() =>
  z.object({
    address: z.string().nullable(),
    /** `waiting` until whoever has the address said yes; nothing is sent before. */
    state: z.enum(['none', 'waiting', 'ready']),
    /** Whether it is a device's own address: then its maker has to be told of `sender`. */
    device: z.boolean(),
    /** Whom the mails come from. */
    sender: z.string(),
    /** How many more books may be sent today (UTC); null = any number. */
    left: z.int().min(0).nullable(),
  }),
);
export type EReader = z.infer<ReturnType<typeof eReaderSchema>>;

/** GET answers the caller's `EReader`; PUT an `eReaderOrderSchema` changes it, DELETE takes the address away, and both answer the same. 404 where no mail is sent. */
export const eReaderPath = '/api/stories/e-reader';
/** POST mails one saved story as an EPUB to the caller's e-reader and answers an `EReader`, once the mail server took it. */
export const sendToEReaderPath = (id: string) => `${storyPath(id)}/e-reader`;
/** POST says yes for the address that got this link. */
export const allowEReaderPath = (token: string) => `${eReaderPath}/links/${encodeURIComponent(token)}/allow`;
/** POST ends mails to the address that got this link (RFC 8058); GET leads to the page that asks first. */
export const leaveEReaderPath = (token: string) => `${eReaderPath}/links/${encodeURIComponent(token)}/leave`;
