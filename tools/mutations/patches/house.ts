import type { PatchGroup } from '../patch.ts';

const mails = ['server/mails.test.ts'];
const sold = ['web/operations/screens/nothing-sold.screen.test.tsx'];
const legal = ['web/shell/legal-facts.test.ts'];

/** What an installation of one's own may rely on. */
export const house: PatchGroup[] = [
  {
    file: 'server/identity/mail/queue-mail.ts',
    tests: mails,
    patches: [
      ['P36', 'mails go to addresses that nobody verified', 'and users.email_verified and', 'and'],
      ['P36', 'opened links are told of all day long', "interval '1 day'", "interval '0 days'"],
    ],
  },
  {
    file: 'server/providers/mail/client.ts',
    tests: ['server/identity/sign-in/sign-in-link.test.ts'],
    patches: [
      ['P39', 'bounces come back to nobody', '...(returnPath && {', '...(false && {'],
      ['P39', 'no operator hears of a mail that was refused', 'onNotTaken({ responseCode, code });', ''],
    ],
  },
  {
    file: 'server/providers/mail/client.ts',
    tests: ['server/operations/alerts/alerts.test.ts'],
    patches: [
      ['P40', 'mail programs answer the machine', "'Auto-Submitted': 'auto-generated'", "'X-Nothing': 'generated'"],
    ],
  },
  {
    file: 'server/operations/people/help-person.ts',
    tests: mails,
    patches: [
      [
        'P36',
        'nobody is told that their account was handed out',
        'if (ctx.mailer) await queueMail',
        'if (false) await queueMail',
      ],
    ],
  },
  {
    file: 'server/identity/mail/mail-choices.ts',
    tests: mails,
    patches: [['P36', 'one press ends nothing', '.set({ shares: false })', '.set({ shares: true })']],
  },
  {
    file: 'server/identity/mail/send-queued-mails.ts',
    tests: mails,
    patches: [
      [
        'P36',
        'a mail that another server is sending is sent again',
        'claimed_at < app_now() - make_interval',
        'claimed_at < app_now() + make_interval',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/tell-of-opened-share.ts',
    tests: mails,
    patches: [['P36', 'an owner’s own look counts', 'share.userId === readerId', "share.userId === 'nobody'"]],
  },
  {
    file: 'server/billing/sync-customer.ts',
    tests: mails,
    patches: [['P36', 'every try of a card is a mail', "counting.periodStart?.toISOString() ?? ''", 'Math.random()']],
  },
  {
    file: 'server/platform/mail-letter.ts',
    tests: mails,
    patches: [['P36', 'mail programs offer no button', "'List-Unsubscribe-Post'", "'X-Unsubscribe-Post'"]],
  },
  {
    file: 'server/providers/deepseek/dialect.ts',
    tests: ['server/configurations.test.ts'],
    patches: [
      [
        'P37',
        'a field that a strict server refuses is sent on',
        'return { ...dialect, usage: false };',
        'return { ...dialect, json: false };',
      ],
    ],
  },
  {
    file: 'server/providers/oidc/client.ts',
    tests: ['server/configurations.test.ts'],
    patches: [
      ['P37', 'every issuer is asked for its account chooser', 'choosesAccount && { prompt', 'true && { prompt'],
    ],
  },
  {
    file: 'web/shell/legal-facts.ts',
    tests: legal,
    patches: [
      ['P38', 'stories are sent to China from every house', "makers.writer === 'DeepSeek'", "makers.writer !== 'x'"],
      ['P38', 'no end is a number', 'number >= unlimited ? text.words.unlimited : String(number)', 'String(number)'],
      ['P38', 'Google signs in everywhere', 'google: doors.google,', 'google: true,'],
    ],
  },
  {
    file: 'web/operations/screens/dashboard.tsx',
    tests: sold,
    patches: [
      ['P38', 'the dashboard counts subscriptions where nothing is sold', '{sells && (', '{(sells || true) && ('],
    ],
  },
  {
    file: 'web/operations/screens/users/users.tsx',
    tests: sold,
    patches: [
      ['P38', 'the list of users counts who pays where nobody does', 'sells ? cards : ofNobodyPaying', 'cards'],
    ],
  },
  {
    file: 'server/generation/running/note-provider.ts',
    tests: ['server/generation/wire.test.ts'],
    patches: [['P39', 'the log says nothing of a writer that fails', "'a provider failed a story'", "''"]],
  },
  {
    file: 'server/setting-problems.ts',
    tests: ['server/setting-problems.test.ts'],
    patches: [
      ['P31', 'a secret is told at the start', 'const hidden = ', 'const hidden = false && '],
      ['P39', 'a wrong variable comes without an example', '`for example ${name}=${example}`', "''"],
      ['P39', 'a library says what a variable expects', "case 'invalid_value':", "case 'custom':"],
    ],
  },
  {
    file: 'server/operations/services/tell-clock.ts',
    tests: ['server/operations/services/examine-services.test.ts'],
    patches: [
      ['P39', 'a clock that is off is none', 'Math.abs(secondsAhead) > mostClockSeconds', 'secondsAhead > 1e9'],
      ['P39', 'what runs here proves its own clock', 'filter(({ sameMachine }) => !sameMachine)', 'filter(() => true)'],
      ['P39', 'the fault is always here', 'off.length * 2 <= clocks.length', 'clocks.length === 0'],
    ],
  },
  {
    file: 'domain/offers.ts',
    tests: ['server/offers.test.ts'],
    patches: [
      [
        'P38',
        'Premium is sold where it adds nothing',
        'return freeText < unlimited ||',
        'return freeText <= unlimited ||',
      ],
      ['P38', 'pictures that nobody draws are sold', '(draws && freeImage', '(freeImage'],
    ],
  },
  {
    file: 'web/operations/use-named.ts',
    tests: ['web/operations/screens/other-services.screen.test.tsx'],
    patches: [['P38', 'the office says Gemini of another', ".replace('Gemini', illustrator)", '']],
  },
  {
    file: 'server/providers/service-name.ts',
    tests: ['server/providers/service-name.test.ts'],
    patches: [['P38', 'a name that ends alike is another’s', 'host.endsWith(`.${domain}`)', 'host.endsWith(domain)']],
  },
  {
    file: 'server/create-context.ts',
    tests: ['server/generation/dialects.test.ts'],
    patches: [
      [
        'P39',
        'no writer is given more than half a minute',
        '(settings.textPatienceSeconds ?? streamInactivitySeconds) * 1000',
        'streamInactivitySeconds * 1000',
      ],
    ],
  },
  {
    file: 'server/generation/text/writer-pace.ts',
    tests: ['server/generation/text/writer-pace.test.ts'],
    patches: [
      ['P39', 'quick words are promised whatever was measured', 'median > promisedMilliseconds', 'median > 600_000'],
      ['P39', 'a restart remembers stories of long ago', "interval '7 days'", "interval '70 days'"],
    ],
  },
  {
    file: 'server/generation/running/run-story.ts',
    tests: ['server/generation/text/writer-pace.test.ts'],
    patches: [['P39', 'a wait that was too long is not measured', "failure?.code === 'TIMEOUT'", 'false']],
  },
  {
    file: 'web/ui/styles.css',
    tests: ['web/generation/pages/slow-writer.screen.test.tsx'],
    patches: [
      ['P39', 'a slow writer is said to be quick', ':root[data-writer="slow"] .of-quick-writer', ':root .nobody'],
    ],
  },
  {
    file: 'server/pages/web-pages.ts',
    tests: ['server/generation/text/writer-pace.test.ts'],
    patches: [['P39', 'pages say for ever what was true at the start', 'ctx.pace.slowWriter() !== null', 'false']],
  },
  {
    file: 'domain/generation/api.ts',
    tests: ['server/generation/dialects.test.ts'],
    patches: [
      [
        'P39',
        'a book of a slow writer is given up as soon as any',
        'Math.max(1, patienceSeconds',
        'Math.min(1, patienceSeconds',
      ],
    ],
  },
  {
    file: 'web/generation/writing/silence-alarm.ts',
    tests: ['web/generation/writing/silence-alarm.test.ts'],
    patches: [['P39', 'a page gives up while a slow plan is made', '3 * patience', 'patience']],
  },
  {
    file: 'server/serve.ts',
    tests: ['server/surroundings.test.ts'],
    patches: [['P39', 'a full disk is told in PostgreSQL’s words', "'No space left on device'", "'No room at all'"]],
  },
  {
    file: 'server/operations/alerts/rules.ts',
    tests: ['server/operations/alerts/alerts.test.ts'],
    patches: [
      ['P40', 'a report of a parent waits unseen', 'if (open === 0) return [];', 'return [];'],
      ['P40', 'an issuer that is down for everybody rings nobody', 'failedSignIns: 3,', 'failedSignIns: 3000,'],
      ['P40', 'a cap that was raised is told as reached', "where action = 'change_live_settings'", 'where false'],
    ],
  },
  {
    file: 'server/operations/alerts/watch.ts',
    tests: ['server/operations/alerts/alerts.test.ts'],
    patches: [['P40', 'nothing is ever over', 'set ended_at = app_now(), tries = 0', 'set tries = 0']],
  },
  {
    file: 'server/operations/alerts/tell-alerts.ts',
    tests: ['server/operations/alerts/alerts.test.ts'],
    patches: [
      [
        'P40',
        'each server tells the same',
        " and (claimed_at is null or claimed_at < app_now() - interval '1 minute')",
        '',
      ],
      ['P40', 'Exchange answers the machine', "'X-Auto-Response-Suppress'", "'X-Nothing'"],
    ],
  },
  {
    file: 'server/generation/start-generation.ts',
    tests: ['server/generation/no-room.test.ts'],
    patches: [
      [
        'P41',
        'stories are begun on a full disk',
        'if (!(await ctx.room.hasRoom()))',
        'if (!(await ctx.room.hasRoom()) && false)',
      ],
    ],
  },
  {
    file: 'server/app.ts',
    tests: ['server/generation/no-room.test.ts'],
    patches: [['P41', 'a full disk is ready', '(await isReady()) && (await ctx.room.hasRoom())', '(await isReady())']],
  },
  {
    file: 'server/operations/services/live-settings-reader.ts',
    tests: ['server/operations/services/live-settings.test.ts'],
    patches: [
      [
        'P42',
        'a setting that nobody can read counts',
        'schema.safeParse(values.get(name) ?? null).data ?? null',
        'values.get(name) ?? null',
      ],
    ],
  },
  {
    file: 'server/operations/services/live-settings.ts',
    tests: ['server/operations/services/live-settings.test.ts'],
    patches: [
      ['P42', 'the audit holds nothing of before', 'details: { before, after', 'details: { before: null, after'],
    ],
  },
  {
    file: 'server/generation/start-generation.ts',
    tests: ['server/operations/services/live-settings.test.ts'],
    patches: [['P42', 'a cap needs a restart', 'live.dailyCaps?.[writer.provider] ?? ', '']],
  },
  {
    file: 'server/operations/users/act-on-many.ts',
    tests: ['server/operations/users/many.test.ts'],
    patches: [
      ['P43', 'more are changed than were shown', 'found.length > expected', 'found.length > mostAtOnce'],
      ['P43', 'a filter of everybody is taken', 'if (isEverybody)', 'if (!isEverybody && false)'],
      ['P43', 'an undo overrules who decided since', 'l.id <> e.id', 'false'],
      ['P43', 'who pays is suspended', 'where ${isMeant} and m.listed_at', 'where m.listed_at'],
    ],
  },
  {
    file: 'server/operations/upkeep/delete-planned.ts',
    tests: ['server/operations/users/many.test.ts'],
    patches: [
      ['P43', 'nothing waits a day', 'make_interval(hours => ${deletionDelayHours})', 'make_interval(hours => 0)'],
    ],
  },
];
