/** Premium: what it gives, what it costs, how to leave. */
export const billing = {
  price: '$9.99/month',
  benefits: {
    text: 'Unlimited text stories',
    illustrated: '10 illustrated stories a day',
    priority: 'Your stories are written first when it is busy',
    save: 'Save every story and read it again',
    languages: 'English and Spanish',
  },
  cancel: 'Cancel any time. You keep access until the end of the billing period.',
  upgrade: {
    title: 'More stories with Premium',
    subscribe: 'Start Subscription',
    later: 'Not now',
  },
  pricing: {
    title: 'A story for every night',
    description: 'Start free. When bedtime asks for more, Premium is one plan with everything in it.',
    free: 'Free',
    freePrice: '$0',
    freeText: '{count, plural, one {# text story} other {# text stories}}',
    freeImages: '{count, plural, one {# illustrated story} other {# illustrated stories}}',
    freeSave: 'Save your stories and read them again',
    freeAction: 'Create a story',
    premium: 'Premium',
    subscribe: 'Start Subscription',
    soon: 'Subscriptions open soon. Until then the free stories are yours.',
    voices: 'What parents say',
    voice1: {
      text: 'My son asks for “the fox who is me”. Two minutes later we are reading it.',
      who: 'Elena, mother of a four-year-old',
    },
    voice2: {
      text: 'We switch between Spanish and English, and both sound like a real book.',
      who: 'Marcos, father of two',
    },
    voice3: { text: 'The stories get quieter towards the end. So do my grandchildren.', who: 'Rosa, grandmother' },
    questions: 'Questions',
    question1: {
      ask: 'What is Premium?',
      answer:
        'One plan with unlimited text stories, 10 illustrated stories a day, priority when it is busy, and your whole library.',
    },
    question2: {
      ask: 'Can I cancel?',
      answer: 'Yes, any time and by yourself. You keep access until the end of the billing period you have paid for.',
    },
    question3: {
      ask: 'Can I create stories without a plan?',
      answer:
        'Yes. Every account has 3 text-only stories and 1 illustrated story for free. After that, Premium goes on.',
    },
    lastTitle: 'Tonight could have a story of its own',
    lastAction: 'Sign in and begin',
    lastActionSignedIn: 'Create a story',
  },
} as const;
