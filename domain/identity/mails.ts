import { z } from 'zod';

/** GET answers a parent's `MailChoices`, PUT changes them; 404 where no mail is sent. */
export const mailChoicesPath = '/api/identity/mails';
export const mailChoicesSchema = z.object({
  /** Whether to be told when a link that one gave away is opened for the first time. */
  shares: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** POST ends the mails that one may do without, as mail programs do it by one press (RFC 8058); GET leads to the page that asks. */
export const leaveMailsPath = (token: string) => `${mailChoicesPath}/leave/${encodeURIComponent(token)}`;
