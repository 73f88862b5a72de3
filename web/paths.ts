/** Every address of the product, said once. Links and redirects use these, never a literal. */
export const paths = {
  home: '/',
  create: '/create',
  signIn: '/signin',
  authCallback: '/auth/callback',
  /** Where a link from a mail leads. */
  signInLink: '/auth/link',
  welcome: '/welcome',
  /** Where the last line of a mail leads, to have no more of them. */
  mails: '/mails',
  /** Where a mail about an e-reader is answered. */
  eReader: '/e-reader',
  /** Where the link of an invitation into a household leads; its token stands behind the "#". */
  invitation: '/invitation',
  /** Where a parent says what a program may do that asks for it. */
  authorize: '/authorize',
  /** Where a new installation gets its operator. */
  operator: '/operator',
  pricing: '/pricing',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  subscriptionSuccess: '/subscription/success',
  myStories: '/my-stories',
  story: '/story',
  storyText: '/story/text',
  storyWithImages: '/story/with-images',
  samples: '/samples',
  /** A story that was given away; `sharedPagePath` of the domain makes the address. */
  shared: '/shared/:token',
  profile: '/profile',
  account: '/account',
  admin: '/admin',
  notFound: '/not-found',
  design: '/design',
} as const;

/** An example story, by its name: dragon, space or garden. */
export const sampleStory = (id: string) => `${paths.samples}/${encodeURIComponent(id)}`;

/** The library with one story outlined and scrolled to. */
export const highlightedStory = (id: string) => `${paths.myStories}?highlight=${encodeURIComponent(id)}`;
