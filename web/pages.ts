import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

// The words' pages, by file, while they are being written: a missing one shows the not-found page.
const wordPages = import.meta.glob<{ default: ComponentType }>(['./{identity,billing,stories,generation}/pages/*.tsx']);
const wordPage = (file: string) =>
  lazyPage(wordPages[`./${file}.tsx`] ?? (() => import('./shell/pages/not-found.tsx')));

/** Every page in its own chunk; the router says at which address and behind which guard. */
export const pages = {
  data: lazyPage(() => import('./data.tsx')),
  landing: lazyPage(() => import('./shell/pages/landing.tsx')),
  privacyPolicy: lazyPage(() => import('./shell/pages/privacy-policy.tsx')),
  termsOfService: lazyPage(() => import('./shell/pages/terms-of-service.tsx')),
  notFound: lazyPage(() => import('./shell/pages/not-found.tsx')),
  signIn: wordPage('identity/pages/signin'),
  authCallback: wordPage('identity/pages/callback'),
  profile: wordPage('identity/pages/profile'),
  create: wordPage('generation/pages/create'),
  myStories: wordPage('stories/pages/my-stories'),
  storyText: wordPage('stories/pages/story-text'),
  storyWithImages: wordPage('stories/pages/story-with-images'),
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
