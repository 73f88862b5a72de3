/** What a parent may still create, and the messages when it is used up. */
export const usage = {
  title: 'Your stories',
  text: 'Text stories',
  illustrated: 'Illustrated stories',
  illustratedToday: 'Illustrated stories today',
  used: '{used, number} of {limit, number} used ({percent, number}%)',
  unlimited: 'Unlimited',
  resets: {
    today: 'Starts again today at {time}',
    tomorrow: 'Starts again tomorrow at {time}',
    later: 'Starts again on {date} at {time}',
  },
  roles: { super_admin: 'Super Admin', admin: 'Admin', viewer: 'Viewer' },
  admin: 'You can create as many stories as you like.',
  upgrade: 'Upgrade to premium',
  loading: 'Loading your allowance…',
  offline: 'Without a connection nobody can say how many stories are left.',
  problem: 'Your allowance could not be loaded. You can still ask for a story.',
  dialog: {
    close: 'Close',
    textOnly: 'Write it without pictures',
    dailyTitle: 'That was a lot of pictures for one day',
    daily: "You've reached your daily limit of {limit, number} Gemini stories. Please try again tomorrow.",
    dailyOther: "You've reached your daily limit of {limit, number} illustrated stories. Please try again tomorrow.",
    usedUp: 'Your account has no more stories of this kind here. Whoever runs this site can give you more.',
    failedTitle: 'Not right now',
    failed: 'Unable to generate story. Please try again later.',
    offlineTitle: 'There is no connection now',
    offline: 'What you have chosen stays here.',
  },
  limit: {
    FREE_NO_IMAGE_LIMIT_EXCEEDED:
      'You have used your {limit, plural, one {free text story} other {# free text stories}}.',
    FREE_IMAGE_LIMIT_EXCEEDED:
      'You have used your {limit, plural, one {free illustrated story} other {# free illustrated stories}}.',
    NO_ACTIVE_SUBSCRIPTION: 'Your Premium plan is not active any more.',
  },
} as const;
