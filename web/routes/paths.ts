/** Every address of the product, defined once. Links and redirects use these, never a literal. */
export const paths = {
  home: '/',
  create: '/create',
  signIn: '/signin',
  authCallback: '/auth/callback',
  /** Target of the sign-in link in a mail. */
  signInLink: '/auth/link',
  welcome: '/welcome',
  /** Target of the unsubscribe link in a mail's last line. */
  mails: '/mails',
  /** Target of the link in a mail about an e-reader. */
  eReader: '/e-reader',
  /** Target of an invitation into a household; its token is behind the "#". */
  invitation: '/invitation',
  /** Where a parent grants a program the access that it asks for. */
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
  /** A shared story; the domain's `sharedPagePath` builds the address. */
  shared: '/shared/:token',
  profile: '/profile',
  account: '/account',
  admin: '/admin',
  notFound: '/not-found',
  design: '/design',
} as const;

/** Returns the address of an example story: dragon, space or garden. */
export const sampleStory = (id: string) => `${paths.samples}/${encodeURIComponent(id)}`;

/** Returns the address of the library with one story outlined and scrolled to. */
export const highlightedStory = (id: string) => `${paths.myStories}?highlight=${encodeURIComponent(id)}`;
