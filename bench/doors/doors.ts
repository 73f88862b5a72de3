import type { Door } from './door.ts';
import { mail } from './mail.ts';
import { payments } from './payments.ts';
import { requests } from './requests.ts';
import { signIn } from './sign-in.ts';
import { speech } from './speech.ts';
import { store } from './store.ts';
import { pictures, reading, text } from './stories.ts';

/** Every way by which others speak to the server, and what it leans on, and by which a device speaks to its page. */
export const doors: readonly Door[] = [payments, signIn, text, pictures, reading, speech, mail, store, requests];
