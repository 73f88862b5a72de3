import type { PatchGroup } from '../patch.ts';

const session = (name: string) => ({
  file: `web/platform/session/${name}.ts`,
  tests: [`web/platform/session/${name}.test.ts`],
});

/** Rules that are true on paper: who may where, what is kept for how long, what a story is called. */
export const rules: PatchGroup[] = [
  {
    file: 'web/routes/guard-rules.ts',
    tests: ['web/routes/guard-rules.test.ts'],
    patches: [
      ['ROUTE-05', 'a signed-out visitor sees the page', "if (session === 'signed-out') return 'sign-in';", ''],
      [
        'ROUTE-13',
        'a loading session is signed out',
        "if (session === 'loading') return 'verify';",
        "if (session === 'loading') return 'sign-in';",
      ],
      [
        'ROUTE-14',
        'who has no subscription sees the page',
        "redirects > guardRedirectLimit ? 'render' : 'pricing'",
        "'render'",
      ],
      [
        'ROUTE-15',
        'a slow subscription leads to the prices',
        " || subscription === 'slow') return 'render'",
        ") return 'render'",
      ],
      ['ROUTE-16', 'the guard redirects for ever', 'const guardRedirectLimit = 2;', 'const guardRedirectLimit = 99;'],
      ['ROUTE-17', 'a subscriber is sent to the prices', "subscription === 'subscriber' || ", ''],
    ],
  },
  {
    file: 'domain/billing/subscription.ts',
    tests: ['web/routes/guard-rules.test.ts'],
    patches: [
      [
        'ROUTE-17',
        'an admin is sent to the prices',
        "return status === 'active' || status === 'admin';",
        "return status === 'active';",
      ],
    ],
  },
  {
    file: 'domain/billing/subscription.ts',
    tests: ['web/billing/rules.test.ts'],
    patches: [
      ['SUB-02', 'a trial is not active', " || status === 'trialing' || ", ' || '],
      [
        'SUB-07',
        'a trial subscribes',
        "return status === 'active' || status === 'admin';",
        "return status === 'active' || status === 'admin' || status === 'trialing';",
      ],
      [
        'BILL-14',
        'a cancelled subscription that has ended says when',
        'view.isActive && view.canceledAt !== null',
        'view.canceledAt !== null',
      ],
    ],
  },
  {
    file: 'web/billing/payment-error.ts',
    tests: ['web/billing/rules.test.ts'],
    patches: [
      [
        'ERR-39',
        'a blocked script is a network problem',
        "error.blocked ? 'scriptBlocked' : 'scriptFailed'",
        "'scriptFailed'",
      ],
      ['ERR-40', 'a blocked request is a network problem', "return 'fetchBlocked'", "return 'network'"],
      ['ERR-41', 'a lost network is a failed start', "if (error instanceof NetworkError) return 'network';", ''],
      [
        'ERR-42',
        'a checkout that failed has no words of its own',
        "error instanceof NoAddressError) return 'checkout'",
        "error instanceof NoAddressError) return 'start'",
      ],
      [
        'ERR-43',
        'a refused billing page is one that cannot be opened',
        "error instanceof NoAddressError) return 'portal'",
        "error instanceof NoAddressError) return 'openPortal'",
      ],
      ['ERR-44', 'a billing page that cannot be opened has other words', "return 'openPortal';", "return 'portal';"],
    ],
  },
  {
    file: 'web/platform/i18n/en/billing.ts',
    tests: ['web/billing/rules.test.ts'],
    patches: [
      [
        'ERR-44',
        'the words for a billing page that cannot be opened change',
        "openPortal: 'Failed to open billing portal'",
        "openPortal: 'That did not work'",
      ],
      ['BILL-11', 'the way to the billing page is said otherwise', 'Redirecting to billing portal...', 'One moment'],
    ],
  },
  {
    file: 'domain/usage/allowance.ts',
    tests: ['domain/usage/allowance.test.ts'],
    patches: [
      ['LIMIT-10', 'percents are cut off', 'Math.round((used / limit) * 100)', 'Math.floor((used / limit) * 100)'],
      [
        'LIMIT-10',
        'more than all is said',
        'Math.min(100, Math.round((used / limit) * 100))',
        'Math.round((used / limit) * 100)',
      ],
      ['LIMIT-10', 'nothing of nothing is nothing', 'limit <= 0 ? 100 :', 'limit <= 0 ? 0 :'],
      [
        'LIMIT-23',
        'a free picture story is a premium one',
        "illustrated ? 'free_image' : 'free_no_image'",
        "illustrated ? 'premium_gemini' : 'free_no_image'",
      ],
      [
        'LIMIT-23',
        'a premium text story counts as drawn',
        "illustrated ? 'premium_gemini' : 'premium_no_image'",
        "'premium_gemini'",
      ],
    ],
  },
  {
    file: 'db/functions/usage.sql',
    tests: ['server/usage/usage.test.ts'],
    patches: [
      [
        'LIMIT-13',
        'a fourth free story is written',
        'case when used >= "limit" then \'FREE_NO_IMAGE_LIMIT_EXCEEDED\'',
        'case when used > "limit" then \'FREE_NO_IMAGE_LIMIT_EXCEEDED\'',
      ],
      [
        'LIMIT-14',
        'a second free picture story is drawn',
        'case when used >= "limit" then \'FREE_IMAGE_LIMIT_EXCEEDED\'',
        'case when used > "limit" then \'FREE_IMAGE_LIMIT_EXCEEDED\'',
      ],
      [
        'LIMIT-15',
        'who once paid writes for ever',
        "used := 0;\n      reason := case when status not in ('admin', 'active', 'trialing') then",
        "used := 0;\n      reason := case when status in ('free') then",
      ],
      [
        'LIMIT-16',
        'an eleventh story of a day is drawn',
        'status <> \'admin\' and used >= "limit"',
        'status <> \'admin\' and used > "limit"',
      ],
      [
        'LIMIT-05',
        'a trial is not Premium',
        "effective_subscription_status(p_user_id) in ('active', 'trialing') then 'premium'",
        "effective_subscription_status(p_user_id) in ('active') then 'premium'",
      ],
    ],
  },
  {
    ...session('refresh-rules'),
    patches: [
      [
        'SESSION-17',
        'a refresh is due with 600 seconds left',
        'expiresAt - now < windowMilliseconds',
        'expiresAt - now <= windowMilliseconds',
      ],
      [
        'SESSION-18',
        'a refresh waits longer than five minutes',
        'now - refreshedAt >= pauseMilliseconds',
        'now - refreshedAt > pauseMilliseconds',
      ],
      ['SESSION-18', 'a clock that was set back forbids refreshing', 'refreshedAt > now || now', 'now'],
      [
        'SESSION-19',
        'the next refresh leaves the pause aside',
        'Math.max(0, windowOpens - now, pauseEnds - now)',
        'Math.max(0, windowOpens - now)',
      ],
      [
        'SESSION-14',
        'an expired session is cleared',
        "=== 'SESSION_EXPIRED' ? 'refresh' : 'clear'",
        "=== 'SESSION_EXPIRED' ? 'clear' : 'clear'",
      ],
    ],
  },
  {
    ...session('callback'),
    patches: [
      [
        'CALLBACK-01',
        'the redirect is forgotten',
        "const redirect = address.searchParams.get('redirect');",
        'const redirect = null;',
      ],
      ['P02', 'tokens of a sign-in from elsewhere are taken', 'if (!ours || !access_token', 'if (!access_token'],
      [
        'P02',
        'a sign-in for a code takes tokens',
        'if (ours?.verifier !== undefined) {',
        'if (code && ours?.verifier) {',
      ],
      [
        'ERR-34',
        'too many tries are told as a refusal',
        "if (ours && fragment.get('error_code') === 'RATE_LIMITED') return { kind: 'too-often' };",
        '',
      ],
    ],
  },
  {
    ...session('redirect'),
    patches: [
      [
        'SIGNIN-06',
        'where a visitor came from is forgotten',
        'if (target !== undefined) storage.setItem',
        'if (target === undefined) storage.setItem',
      ],
      ['CREATE-37', 'the word create means nothing', "parameter === 'create' ? '/create' : parameter", 'parameter'],
      [
        'CALLBACK-04',
        'the saved path goes before the parameter',
        'safeRedirectPath(parameter, origin) ?? savedRedirect(storage, origin)',
        'savedRedirect(storage, origin) ?? safeRedirectPath(parameter, origin)',
      ],
      ['CALLBACK-07', 'without any path the landing page opens', "?? '/create';", "?? '/';"],
    ],
  },
  {
    ...session('cross-tab'),
    patches: [
      ['SESSION-12', 'other tabs are not heard', "target.addEventListener('storage', onStorage);", ''],
      ['SESSION-13', 'repetitions are delivered', '    if (repeated) return;\n', ''],
      ['SESSION-13', 'a sign-out is dropped', 'last.state === state && now()', 'now()'],
    ],
  },
  {
    ...session('stored-session'),
    patches: [
      [
        'SESSION-07',
        'the record holds a token',
        'const record: SessionRecord = { user: session.user, expiresAt: session.expiresAt };',
        'const record: SessionRecord = { ...session };',
      ],
      [
        'SESSION-04',
        'the record outlives the sign-out',
        '[sessionTokens, sessionRecord, sessionRefreshedAt, subscription]',
        '[sessionTokens, sessionRefreshedAt, subscription]',
      ],
      [
        'SESSION-21',
        'the picture of the provider is not shown',
        'text(said.avatar_url) ?? text(said.picture) ?? null',
        'text(said.avatar_url) ?? null',
      ],
      ['SESSION-06', 'when the user came is lost', "createdAt: text(value.created_at) ?? ''", "createdAt: ''"],
    ],
  },
  {
    file: 'domain/identity/redirect.ts',
    tests: ['domain/identity/redirect.test.ts'],
    patches: [
      ['P01', 'an address of two slashes is accepted', 'if (!/^\\/(?![/\\\\])/.test(target) || ', 'if ('],
      [
        'CALLBACK-05',
        'an address of another site is accepted',
        'export function safeRedirectPath(target: unknown, origin: string): string | undefined {\n',
        'export function safeRedirectPath(target: unknown, origin: string): string | undefined {\n  if (typeof target === "string" && target.startsWith("https:")) return target;\n',
      ],
    ],
  },
  {
    file: 'domain/stories/text/title.ts',
    tests: ['domain/stories/text/title.test.ts'],
    patches: [
      ['GEN-19', 'a marked title is not taken', 'if (marked && marked.length < titleLengthLimit) return marked;', ''],
      ['GEN-20', 'the title may be the sixth line', '.slice(0, 5)', '.slice(0, 6)'],
      ['GEN-20', 'a list item is a title', ' && !/^[-*]/.test(text)', ''],
      ['GEN-21', 'a Spanish story is about in English', 'storyAbout[language]', 'storyAbout.english'],
    ],
  },
  {
    file: 'web/stories/images/illustrated.ts',
    tests: ['web/stories/images/illustrated.test.ts'],
    patches: [
      ['LIB-08', 'a story that lost its pictures opens as text', ' || story.imageUploadFailed;', ';'],
      [
        'DATA-07',
        'an empty list is a picture',
        'story.images !== null && story.images.length > 0',
        'story.images !== null',
      ],
    ],
  },
  {
    file: 'web/stories/images/image-lookup.ts',
    tests: ['web/stories/images/image-lookup.test.ts'],
    patches: [
      ['IMG-05', 'a click tries for ever', 'const clicksAtMost = 3;', 'const clicksAtMost = 30;'],
      [
        'IMG-08',
        'the remembered address comes last',
        '[...(remembered === undefined ? [] : [remembered]), ...candidates, fallback]',
        '[...candidates, fallback, ...(remembered === undefined ? [] : [remembered])]',
      ],
      [
        'IMG-01',
        'a picture that came is still loading',
        "if (event.kind === 'loaded') return { ...lookup, status: 'loaded' };",
        "if (event.kind === 'loaded') return lookup;",
      ],
    ],
  },
  {
    file: 'web/usage/components/limit-dialog.tsx',
    tests: ['web/usage/limit-reasons.test.ts'],
    patches: [
      [
        'LIMIT-18',
        'a lapsed plan offers no upgrade',
        "'FREE_IMAGE_LIMIT_EXCEEDED', 'NO_ACTIVE_SUBSCRIPTION'] as const",
        "'FREE_IMAGE_LIMIT_EXCEEDED'] as const",
      ],
    ],
  },
];
