import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

// The words' pages, by file, while they are being written: a missing one shows the not-found page.
const wordPages = import.meta.glob<{ default: ComponentType }>(['./{identity,billing,stories,generation}/pages/*.tsx']);
const wordPage = (file: string) =>
  lazyPage(wordPages[`./${file}.tsx`] ?? (() => import('./shell/pages/not-found.tsx')));

/** Every page in its own chunk; the router says at which address and behind which guard. */
export const pages = {
  landing: lazyPage(() => import('./shell/pages/landing.tsx')),
  privacyPolicy: lazyPage(() => import('./shell/pages/privacy-policy.tsx')),
  termsOfService: lazyPage(() => import('./shell/pages/terms-of-service.tsx')),
  notFound: lazyPage(() => import('./shell/pages/not-found.tsx')),
  signIn: lazyPage(() => import('./identity/pages/signin.tsx')),
  authCallback: lazyPage(() => import('./identity/pages/callback.tsx')),
  profile: wordPage('identity/pages/profile'),
  create: lazyPage(() => import('./generation/pages/create.tsx')),
  myStories: lazyPage(() => import('./stories/pages/my-stories.tsx')),
  storyText: lazyPage(() => import('./stories/pages/story-text.tsx')),
  storyWithImages: lazyPage(() => import('./stories/pages/story-with-images.tsx')),
  pricing: wordPage('billing/pages/pricing'),
  subscriptionSuccess: wordPage('billing/pages/subscription-success'),
  design: lazyPage(() => import('./shell/pages/design.tsx')),
};

/** Pages that may be hydrated from prerendered markup, by address. */
export const prerenderedPages = {
  [paths.home]: pages.landing,
  [paths.privacyPolicy]: pages.privacyPolicy,
  [paths.termsOfService]: pages.termsOfService,
  [paths.notFound]: pages.notFound,
};
