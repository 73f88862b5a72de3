/**
 * Every key under which the browser stores something, in one place (AMB-013). All carry the product's
 * name, except the two that the specification names.
 */
export const storageKeys = {
  /** Cookie and local storage: 'en' | 'es'. The server reads the cookie (I18N-03, I18N-07). */
  language: 'lunatale-language',
  /** Cookie: 'night' | 'day' | 'auto'. */
  theme: 'lunatale-theme',
  /** Local storage, written by the identity client: tokens, expiry and the user. */
  sessionTokens: 'lunatale-auth',
  /** Local storage: the session record that pages read, without tokens (SESSION-07). */
  sessionRecord: 'lunatale-session',
  /** Local storage: when any tab last refreshed the session, in milliseconds (SESSION-18). */
  sessionRefreshedAt: 'lunatale-session-refreshed-at',
  /** Local storage: sign-outs that the server has not heard of yet (SESSION-04). */
  signOuts: 'lunatale-sign-outs',
  /** Session storage: the sign-in that this tab has started and not finished (P02). */
  signInAttempt: 'lunatale-sign-in',
  /** Session storage: set when the session ended by itself and not by signing out. */
  sessionEnded: 'lunatale-session-ended',
  /** Session storage: where to go after sign-in. */
  authRedirect: 'auth_redirect',
  /** Session storage: 'monthly' | 'yearly', the plan that was chosen in this tab. */
  planPeriod: 'lunatale-plan-period',
  /** Session storage: the path of the page that this tab left for the payment page. */
  checkoutLeft: 'lunatale-checkout-left',
  /** Session storage: how often /pricing sent the user on. */
  pricingRedirects: 'redirect_count',
  /** Session storage: how often a route guard sent the user on (ROUTE-16). */
  guardRedirects: 'lunatale-guard-redirects',
  /** Local storage: 'yes' | 'no', whether the use of this browser may be counted. */
  analytics: 'lunatale-analytics',
  /** Local storage: the reader's font size and page light. */
  reading: 'lunatale-reading',
  /** Local storage: 'yes' | 'no', whether a screen reader says a story while it is written. */
  speakAlong: 'lunatale-speak-along',
  /** Local storage: the hearts that were set without a network and wait to be sent. */
  favoritesWaiting: 'lunatale-favorites-waiting',
  /** Local storage: the paragraph at which each story was left. */
  readingPlaces: 'lunatale-reading-places',
  /** Local storage: who reads each story aloud, as chosen on this device. */
  storyVoices: 'lunatale-story-voices',
  /** Local storage: the signed-in user's subscription, kept for 30 minutes (SUB-15). */
  subscription: 'lunatale-subscription',
  /** Local storage: when the billing page was last opened, in milliseconds. */
  billingOpened: 'lunatale-billing-opened',
  /** Local storage: set when the ad-blocker notice was dismissed for good (PRICE-10). */
  adBlockerNotice: 'lunatale-ad-blocker-notice',
  /** Local storage, followed by the user's id: the favourites as a map of story id to true (DATA-12). */
  favorites: 'lunatale-favorites',
  /** Local storage, followed by the user's id: set once this browser's favourites are in the account (AMB-048). */
  favoritesMerged: 'lunatale-favorites-merged',
  /** Local storage: the example stories (LIB-48, DATA-16). */
  savedStories: 'lunatale-saved-stories',
  /** Local storage: a finished story on its way to being saved (AMB-065). */
  storyDraft: 'lunatale-story-draft',
  /** Local storage: what was changed in stories and not saved yet. */
  storyEdits: 'lunatale-story-edits',
  /** Local storage: the dedication of each story's book, as it was last written on this device. */
  dedications: 'lunatale-dedications',
  /** Local storage: where the picture of a story was last found (IMG-08). */
  storyPictures: 'lunatale-story-pictures',
  /** Session storage: the creator's form of a visitor who was sent to sign in (CREATE-33). */
  pendingOptions: 'lunatale-pending-options',
  /** Session storage: the stories that were deleted in this tab a moment ago, and until when that can be undone. */
  latelyDeleted: 'lunatale-lately-deleted',
  /** Session storage: a story was asked for in this tab, and its end was not seen yet. */
  storyAwaited: 'lunatale-story-awaited',
  /** Session storage: the creator's unsent form, so that it survives a reload. */
  creatorForm: 'lunatale-creator-form',
} as const;

/** The IndexedDB database that keeps recorded sentences, with the account that read them, until they are sent. */
export const recordingsDatabase = 'lunatale-recordings';
