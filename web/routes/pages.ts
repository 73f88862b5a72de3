import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { lazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

/** Every page in its own chunk; the router assigns addresses and guards. */
export const pages = {
  landing: lazyPage(() => import('../shell/pages/landing.tsx')),
  privacyPolicy: lazyPage(() => import('../shell/pages/privacy-policy.tsx')),
  termsOfService: lazyPage(() => import('../shell/pages/terms-of-service.tsx')),
  notFound: lazyPage(() => import('../shell/pages/not-found.tsx')),
  signIn: lazyPage(() => import('../identity/pages/signin.tsx')),
  welcome: lazyPage(() => import('../identity/pages/welcome.tsx')),
  signInLink: lazyPage(() => import('../identity/pages/link.tsx')),
  mails: lazyPage(() => import('../identity/pages/mails.tsx')),
  eReader: lazyPage(() => import('../stories/pages/e-reader.tsx')),
  invitation: lazyPage(() => import('../identity/pages/invitation.tsx')),
  authorize: lazyPage(() => import('../identity/pages/authorize.tsx')),
  operator: lazyPage(() => import('../identity/pages/operator.tsx')),
  authCallback: lazyPage(() => import('../identity/pages/callback.tsx')),
  profile: lazyPage(() => import('../shell/pages/profile.tsx')),
  create: lazyPage(() => import('../generation/pages/create.tsx')),
  myStories: lazyPage(() => import('../shell/pages/my-stories.tsx')),
  storyText: lazyPage(() => import('../stories/pages/story-text.tsx')),
  storyWithImages: lazyPage(() => import('../stories/pages/story-with-images.tsx')),
  sampleStory: lazyPage(() => import('../stories/pages/sample-story.tsx')),
  sharedStory: lazyPage(() => import('../stories/pages/shared-story.tsx')),
  pricing: lazyPage(() => import('../billing/pages/pricing.tsx')),
  subscriptionSuccess: lazyPage(() => import('../billing/pages/subscription-success.tsx')),
  account: lazyPage(() => import('../billing/pages/account.tsx')),
  admin: lazyPage(() => import('../operations/pages/admin.tsx')),
  design: lazyPage(() => import('../shell/pages/design.tsx')),
};

/** Pages that may be hydrated from prerendered markup, by address. */
export const prerenderedPages = {
  [paths.home]: pages.landing,
  [paths.pricing]: pages.pricing,
  [paths.privacyPolicy]: pages.privacyPolicy,
  [paths.termsOfService]: pages.termsOfService,
  [paths.notFound]: pages.notFound,
};

/** Loads all that a page needs for its first rendering. */
type Preload = (language: InterfaceLanguage) => Promise<unknown>;

/** Pages for which the server sends a frame, by name. */
export const framedPages: Record<string, Preload> = {
  create: pages.create.preload,
  'my-stories': pages.myStories.preload,
  signin: pages.signIn.preload,
  'sample-story': (language) =>
    Promise.all([
      pages.sampleStory.preload(),
      import('../stories/samples/sample.ts').then(({ loadSamples }) => loadSamples(language)),
    ]),
  'shared-story': pages.sharedStory.preload,
};
