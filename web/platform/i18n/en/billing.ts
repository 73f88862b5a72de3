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
} as const;
