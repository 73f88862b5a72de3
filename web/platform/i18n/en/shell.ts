/** Texts of the frame round the pages, the landing page and the not-found page. */
export const shell = {
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  create: 'Create',
  myStories: 'My Stories',
  signIn: 'Sign in',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
  verifyingAccess: 'Verifying access...',
  theme: {
    label: 'Appearance',
    toggle: 'Switch between night and day',
    auto: 'Auto',
    night: 'Night',
    day: 'Day',
  },
  account: {
    open: 'Account of {name}',
    premium: 'Premium',
    myStories: 'My Stories',
    profile: 'Profile',
    manageBilling: 'Manage billing',
    upgrade: 'Upgrade to premium',
    signOut: 'Sign out',
  },
  demo: {
    mark: 'Demo',
    title: 'You are trying Lunatale out',
    explanation:
      'Some outside services are played by stand-ins on this machine: stories, pictures, sign-in or payments may not be the real ones, and no card is ever charged.',
  },
  footer: {
    tagline: 'A story, then sleep.',
    privacyPolicy: 'Privacy policy',
    termsOfService: 'Terms of service',
    contact: 'Contact',
  },
  notFound: {
    title: 'This page has wandered off',
    message: 'We looked under the bed and behind the moon. Perhaps the address has a typo, or the story was put away.',
    returnHome: 'Return Home',
  },
} as const;
