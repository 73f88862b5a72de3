import type { Door } from './door.ts';
import { mail } from './mail.ts';
import { payments } from './payments.ts';
import { requests } from './requests.ts';
import { signIn } from './sign-in.ts';
import { speech } from './speech.ts';
import { store } from './store.ts';
import { pictures, reading, text } from './stories.ts';

/** Every door: between the server and its clients, its providers and its stores, and between a page and its device. */
export const doors: readonly Door[] = [payments, signIn, text, pictures, reading, speech, mail, store, requests];
