import { z } from 'zod';

/** GET returns a parent's `MailChoices`, PUT changes them; 404 where no mail is sent. */
export const mailChoicesPath = '/api/identity/mails';
export const mailChoicesSchema = z.object({
  /** Whether the parent gets a mail when a link they shared is opened for the first time. */
  shares: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** POST unsubscribes from optional mails, by one click in mail programs (RFC 8058); GET leads to a page that asks. */
export const leaveMailsPath = (token: string) => `${mailChoicesPath}/leave/${encodeURIComponent(token)}`;
