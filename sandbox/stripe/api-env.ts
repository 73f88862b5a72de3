import type { Hono } from 'hono';
import type { parseForm } from './form.ts';

/** What each call of the vendor's API finds read already: its form. */
export type ApiEnv = { Variables: { form: ReturnType<typeof parseForm> } };
export type Api = Hono<ApiEnv>;
