/** Sign-in and the way back from it. */
export const identity = {
  signIn: {
    title: 'Welcome back to story time',
    subtitle: 'Sign in to write stories, keep them and read them again tomorrow.',
    google: 'Continue with Google',
    leaving: 'Opening Google…',
    checking: 'Checking authentication...',
    terms: 'By continuing you agree to the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>.',
    keeps: 'The story you were making is kept and goes on right after you sign in.',
    human: 'A quick check that you are a person',
  },
  callback: {
    working: 'Signing you in…',
    title: 'Authentication Error',
    back: 'Return to Sign In',
  },
  welcome: {
    title: 'Before the first story',
    lead: 'Lunatale is for the grown-up who reads the story, not for the child who hears it.',
    statement:
      'Please confirm that you are 18 or older, and that you are a parent, a guardian or another adult who reads to children.',
    keeps: 'The story you asked for is kept and begins right after.',
    terms: 'The <terms>terms of service</terms> and the <privacy>privacy policy</privacy> apply.',
    confirm: 'Yes, I confirm',
    leave: 'No, sign out',
    problem: 'That could not be saved. Please try again.',
  },
  errors: {
    google: 'Error signing in with Google. Please try again.',
    challengeMissing: 'Please complete the verification challenge first.',
    challengeFailed: 'Verification failed. Please try again.',
    challengeExpired: 'Verification expired. Please verify again.',
    widget: 'Failed to load verification widget',
    noSession: 'No session found. Please try signing in again.',
    unexpected: 'An unexpected error occurred during authentication.',
  },
  profile: {
    title: 'Your profile',
    email: 'E-mail',
    provider: 'Signed in with',
    google: 'Google',
    since: 'With Lunatale since',
    signOut: 'Sign out',
    problem: 'Your profile could not be loaded.',
    retry: 'Try Again',
  },
} as const;
