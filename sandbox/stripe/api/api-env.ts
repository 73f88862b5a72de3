import type { Hono } from 'hono';
import type { parseForm } from './form.ts';

/** The context of each API call: its parsed form. */
export type ApiEnv = { Variables: { form: ReturnType<typeof parseForm> } };
export type Api = Hono<ApiEnv>;
