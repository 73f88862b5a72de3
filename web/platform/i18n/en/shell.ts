/** Texts of the frame round the pages, the landing page and the not-found page. */
export const shell = {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  create: 'Create',
  privacyPolicy: 'Privacy policy',
  verifyingAccess: 'Verifying access...',
  notFound: {
    title: 'Page not found',
    message: 'This page has wandered off into the night.',
    returnHome: 'Return Home',
  },
} as const;
