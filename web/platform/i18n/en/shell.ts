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
  offline: 'You are offline. Stories you have opened here can be read; everything else waits for the network.',
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
  landing: {
    documentTitle: 'Lunatale: bedtime stories made for your child',
    description:
      'Choose the characters, a place and something worth learning: Lunatale writes a bedtime story for your child, in English or Spanish, with pictures if you like.',
    hero: {
      title: 'Tonight, the story knows their name.',
      lead: 'Choose a fox, a castle in the clouds and something worth learning. Lunatale writes a bedtime story for the child beside you, in English or Spanish.',
      create: 'Create a story',
    },
    steps: {
      title: 'How it works',
      choose: {
        title: 'Choose who and where',
        text: 'Animals, places and small lessons are a tap away, or use your own words. Out of ideas? Let the moon decide.',
      },
      write: {
        title: 'Watch it being written',
        text: 'The first words are there in seconds. If someone needs a glass of water, the story waits for you.',
        words:
          'The owl looked at the little rabbit for a long, long time. Then she opened one wing, and under it there was',
      },
      read: {
        title: 'Read it by lamplight',
        text: 'Large letters, a page that dims with the room, and a shelf for the stories they will ask for again.',
      },
    },
    sample: {
      title: 'What a page is like',
      asked: 'The wish: a fox and an owl, a forest, and something about sharing.',
      alt: 'A fox and an owl stand smiling on a forest path; behind them the moon is full.',
      storyTitle: 'The fox who borrowed the moon',
      first:
        'The forest was so quiet that Nilo the fox could hear the moss growing. He had lost his lantern somewhere between the old oak and the stream, and the way home had curled up in the dark like a cat.',
      second:
        '“Take mine,” said a voice above him. It was the owl, and she was pointing one wing at the moon. “I only lend it out on nights like this.”',
      third:
        '“But then you will have no light at all,” said Nilo. The owl thought about that. “Then we had better walk together.”',
    },
    features: {
      title: 'For the last quarter of an hour of the day',
      personal: {
        title: 'It is about them',
        text: 'Their first name, their favourite animal, the thing that was difficult today. You choose it, and it becomes part of the story.',
      },
      ai: {
        title: 'Written by AI, for this one night',
        text: 'No two stories are the same. Each is written word by word while you watch, checked before you see it, and ends the way a bedtime story should: softly.',
      },
      educational: {
        title: 'Something to take along',
        text: 'The lesson lies in what happens, not in a lecture at the end.',
        morals: 'Sharing, being patient, being brave, saying sorry.',
      },
      multilingual: {
        title: 'In English and in Spanish',
        text: 'In the language of the house, or in the one you are learning together.',
      },
    },
    voices: {
      title: 'What evenings sound like',
      first: {
        quote: 'She asked for the owl again. It was the first night in weeks without a debate about the light.',
        name: 'Marta',
        role: 'mother of a five-year-old',
      },
      second: {
        quote: 'I read it in English, their grandmother reads it in Spanish over the phone. One story, two accents.',
        name: 'Daniel',
        role: 'father of twins',
      },
      third: {
        quote: 'I cannot invent anything at eight in the evening. Now I only have to do the voices.',
        name: 'Rosa',
        role: 'grandmother',
      },
    },
    closing: {
      title: 'The lamp is on',
      text: 'Three text stories and one with pictures are free. All you need to bring is a quarter of an hour.',
      create: 'Create tonight’s story',
    },
  },
  notFound: {
    title: 'This page has wandered off',
    message: 'We looked under the bed and behind the moon. Perhaps the address has a typo, or the story was put away.',
    returnHome: 'Return Home',
  },
} as const;
