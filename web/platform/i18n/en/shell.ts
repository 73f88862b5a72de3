/** Texts of the frame round the pages, the landing page and the not-found page. */
export const shell = {
  skipToContent: 'Skip to content',
  unknownPath: 'There is no page at that address, so here is the front page.',
  navigation: 'Main',
  home: 'Home',
  create: 'Create',
  myStories: 'My Stories',
  signIn: 'Sign in',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
  verifyingAccess: 'Verifying access...',
  offline: 'You are offline. The stories kept on this device can be read; everything else waits for the network.',
  online: 'You are online again.',
  theme: {
    label: 'Appearance',
    toggle: 'Switch between night and day',
    isNight: 'The page is in night colors now.',
    isDay: 'The page is in day colors now.',
    auto: 'Auto',
    night: 'Night',
    day: 'Day',
  },
  account: {
    open: 'Account of {name}',
    premium: 'Premium',
    myStories: 'My Stories',
    family: 'Your family',
    profile: 'Profile',
    manageBilling: 'Manage billing',
    upgrade: 'Upgrade to premium',
    office: 'Back office',
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
    pricing: 'Plans and prices',
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
      samples: 'Hear one first',
    },
    steps: {
      title: 'How it works',
      choose: {
        title: 'Choose who and where',
        text: 'Animals, places and small lessons are a tap away, or use your own words. Out of ideas? Let the moon decide.',
      },
      write: {
        title: 'Watch it being written',
        soon: 'The first words are there in seconds.',
        text: 'If someone needs a glass of water, the story waits for you.',
        words:
          'The owl looked at the little rabbit for a long, long time. Then she opened one wing, and under it there was',
      },
      read: {
        title: 'Read it by lamplight',
        text: 'Large letters, a page that dims with the room, and a shelf for the stories they will ask for again.',
      },
    },
    samples: {
      title: 'Read one tonight, or listen',
      lead: 'Three example stories, whole. You need no account for them.',
      read: 'Read the story',
      listen: 'Listen',
      about: '{action}: {title}',
      dragon: {
        title: 'The Dragon with the Smallest Fire',
        alt: 'A small dragon bends over a lantern with a little flame, on a mountain by night.',
        first:
          'Ember was the smallest dragon on Lantern Mountain. Her wings were small. Her tail was small. And her fire was the smallest of all.',
        second:
          'When the big dragons breathed, the whole sky turned gold. When Ember breathed, out came a flame as big as a bean. It was warm and round and a little bit wobbly. Then it was gone.',
        third: '“It will grow,” said her grandmother.',
      },
      space: {
        title: 'The Star That Could Not Sleep',
        first: 'Nilo had a spaceship called the Teapot. It was round and blue, and it whistled when it went fast.',
      },
      garden: {
        title: 'The Slowest Letter in the Garden',
        first: 'At the bottom of the garden, under the rhubarb, lived Olive the tortoise. She was the postwoman.',
      },
    },
    features: {
      title: 'For the last quarter of an hour of the day',
      personal: {
        title: 'It is about them',
        text: 'Their first name, their favorite animal, the thing that was difficult today. You choose it, and it becomes part of the story.',
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
      examples: 'Three examples, made up for this demonstration.',
      first: {
        quote: 'She asked for the owl again. It was the first night in weeks without a debate about the light.',
        role: 'The mother of a five-year-old',
      },
      second: {
        quote: 'I read it in English, their grandmother reads it in Spanish over the phone. One story, two accents.',
        role: 'A father of twins',
      },
      third: {
        quote: 'I cannot invent anything at eight in the evening. Now I only have to do the voices.',
        role: 'A grandmother',
      },
    },
    closing: {
      title: 'The lamp is on',
      text: 'Three text stories and one with pictures are free. All you need to bring is a quarter of an hour.',
      textAlone: 'All you need to bring is a quarter of an hour.',
      create: 'Create tonight’s story',
      pricing: 'See plans and prices',
    },
  },
  broken: {
    title: 'This page has lost the thread',
    text: 'A part of it did not arrive. Your saved stories are safe, and a story that is being written goes on. Load the page again; if that does not help, look at your connection.',
    again: 'Load again',
    home: 'To the front page',
  },
  notFound: {
    title: 'This page has wandered off',
    message: 'We looked under the bed and behind the moon. Perhaps the address has a typo, or the story was put away.',
    returnHome: 'Return Home',
  },
} as const;
