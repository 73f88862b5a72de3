import { PostHog } from 'posthog-js-lite';
import { asInterfaceLanguage } from '#domain/identity/language.ts';
import type { AnalyticsSettings } from '#domain/operations/api.ts';
import { loadCatalogue } from '../i18n/load.ts';
import { routeChangeComplete } from '../route-change.ts';
import { controlOf, framesOf, pageOf } from './facts.ts';

/** The only properties that leave the browser, whatever else the library adds. */
const allowed = new Set(['page', 'language', 'control', '$exception_list', '$exception_level', '$lib', '$lib_version']);

/**
 * Counts page views (EVENT-01), clicks on buttons (EVENT-09) and uncaught errors (EVENT-18). Stores nothing
 * in the browser, identifies nobody and fetches no settings. Returns a function that ends it.
 */
export function startClient({ key, host }: AnalyticsSettings): () => void {
  const client = new PostHog(key, {
    host,
    persistence: 'memory',
    personProfiles: 'never',
    autocapture: false,
    captureHistoryEvents: false,
    preloadFeatureFlags: false,
    disableRemoteConfig: true,
    disableSurveys: true,
    disableGeoip: true,
    disableCompression: true,
    flushAt: 10,
    flushInterval: 5000,
    before_send: (event) =>
      event && {
        ...event,
        properties: Object.fromEntries(Object.entries(event.properties ?? {}).filter(([name]) => allowed.has(name))),
      },
  });
  const base = () => ({ page: pageOf(location.pathname), language: document.documentElement.lang });
  const view = () => client.capture('page_view', base());
  const click = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button, [role="button"]') : null;
    if (!button) return;
    const label = button.getAttribute('aria-label') ?? button.textContent ?? '';
    const at = base();
    const catalogue = await loadCatalogue(asInterfaceLanguage(at.language));
    client.capture('button_click', { ...at, control: controlOf(label, catalogue) });
  };
  const fail = (reason: unknown) => {
    const type = reason instanceof Error ? reason.name : 'Error';
    const stacktrace = { type: 'raw', frames: framesOf(reason) };
    const mechanism = { handled: false, synthetic: false };
    client.capture('$exception', {
      ...base(),
      $exception_level: 'error',
      $exception_list: [{ type, value: '', mechanism, stacktrace }],
    });
  };
  const error = (event: ErrorEvent) => fail(event.error);
  const rejection = (event: PromiseRejectionEvent) => fail(event.reason);
  const leave = () => void client.flush().catch(() => {});
  addEventListener(routeChangeComplete, view);
  addEventListener('click', click, { capture: true });
  addEventListener('error', error);
  addEventListener('unhandledrejection', rejection);
  addEventListener('pagehide', leave);
  view();
  return () => {
    removeEventListener(routeChangeComplete, view);
    removeEventListener('click', click, { capture: true });
    removeEventListener('error', error);
    removeEventListener('unhandledrejection', rejection);
    removeEventListener('pagehide', leave);
    client.optOut();
  };
}
