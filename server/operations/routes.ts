import { Hono } from 'hono';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import type { AppServices } from '../context.ts';
import { visitorLanguage } from '../identity/visitor-language.ts';
import type { AppEnv } from '../platform/http.ts';

export function operationsRoutes(ctx: AppServices) {
  return new Hono<AppEnv>().get(publicSettingsPath, (c) => {
    const settings: PublicSettings = {
      sandboxVendors: [...ctx.sandboxVendors],
      supportEmail: ctx.supportEmail,
      turnstileSiteKey: null,
      suggestedLanguage: visitorLanguage(ctx, c),
    };
    return c.json(settings, 200, { 'cache-control': 'no-store' });
  });
}
