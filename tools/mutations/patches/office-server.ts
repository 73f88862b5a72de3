import type { PatchGroup } from '../patch.ts';

const reads = (name: string) => ({
  file: `server/operations/${name}.ts`,
  tests: ['server/operations/figures/figures.test.ts'],
});

/** What the server counts for the back office. */
export const officeServer: PatchGroup[] = [
  {
    ...reads('figures/read-analytics'),
    patches: [
      ['ANALYTICS-02', 'the range is always a week', 'rangeDays[query.range]', "rangeDays['7d']"],
      ['ANALYTICS-06', 'the stories are all events', 'stories: sum(content.types)', 'stories: sum(eventBreakdown)'],
      ['ANALYTICS-06', 'the subscriptions are 0', 'subscriptions: paying', 'subscriptions: 0 * paying'],
      [
        'ANALYTICS-06',
        'no event is named',
        '      eventBreakdown,\n      subscriptionStats',
        '      eventBreakdown: [],\n      subscriptionStats',
      ],
      [
        'ANALYTICS-07',
        'the paying count stands for the active',
        'subscriptionStats,\n      users: {',
        'subscriptionStats: { ...subscriptionStats, active: subscriptionStats.free },\n      users: {',
      ],
      [
        'ANALYTICS-08',
        'new users are active ones',
        'new: byDay.get(date)?.new ?? 0',
        'new: byDay.get(date)?.active ?? 0',
      ],
      [
        'ANALYTICS-08',
        'nobody is ever active',
        "filter (where kind = 'active'), 0)",
        "filter (where kind = 'nobody'), 0)",
      ],
      ['ANALYTICS-08', 'the providers are left out', 'providers: await readProviders(tx)', 'providers: []'],
      ['ANALYTICS-09', 'languages are lengths', "languages: 'language'", "languages: 'length'"],
      ['ANALYTICS-09', 'settings are left out', "settings: 'setting'", "settings: 'nothing'"],
      ['ANALYTICS-10', 'countries are left out', "where kind = 'country' and", "where kind = 'land' and"],
    ],
  },
  {
    ...reads('figures/read-overview'),
    patches: [
      [
        'DASH-07',
        'stories are counted as events',
        "filter (where kind = 'story'), 0)::integer as stories,\n      coalesce(sum(count) filter (where kind = 'event'), 0)::integer as events",
        "filter (where kind = 'event'), 0)::integer as stories,\n      coalesce(sum(count) filter (where kind = 'story'), 0)::integer as events",
      ],
      [
        'DASH-10',
        'a day counts no writers',
        "sum(users) filter (where kind = 'writers')",
        "sum(count) filter (where kind = 'writers')",
      ],
      [
        'DASH-10',
        'days without a story are left out',
        'return days.map((date) => ({ date, stories',
        'return days.filter((date) => byDay.has(date)).map((date) => ({ date, stories',
      ],
      [
        'DASH-12',
        'unique users are all events',
        "sum(count) filter (where kind = 'last'), 0)",
        "sum(count) filter (where kind = 'event'), 0)",
      ],
      [
        'DASH-08',
        'trials do not count as active',
        "where status in ('active', 'trialing')",
        "where status in ('active')",
      ],
      ['DASH-14', 'who has canceled is free', 'total - active - canceled - admin', 'total - active - admin'],
    ],
  },
  {
    ...reads('figures/read-dashboard'),
    patches: [
      ['DASH-18', 'the dashboard is of eight days', 'askedDays(now, 7,', 'askedDays(now, 8,'],
      ['DASH-07', 'the events are the stories', 'userEvents: totals.events', 'userEvents: totals.stories'],
    ],
  },
  {
    ...reads('figures/read-health'),
    patches: [
      [
        'DASH-22',
        'health is of two hours',
        "from api_usage_logs where timestamp > app_now() - interval '1 hour'",
        "from api_usage_logs where timestamp > app_now() - interval '2 hours'",
      ],
      [
        'DASH-15',
        'the errors of the hour are all errors',
        "from error_logs where timestamp > app_now() - interval '1 hour')",
        'from error_logs where false)',
      ],
      [
        'DASH-15',
        'a failed call has succeeded',
        'filter (where not is_fault(status_code, error_message))',
        'filter (where status_code < 600)',
      ],
      ['DASH-15', 'nobody is active', "last_active_at > app_now() - interval '1 hour')", 'last_active_at is null)'],
    ],
  },
  {
    ...reads('figures/read-costs'),
    patches: [
      ['COST-04', 'the average is of the providers', 'totalCost / totalRequests', 'totalCost / providers.length'],
      [
        'COST-05',
        'calls are counted as cost',
        'as provider, sum(cost_usd)::float as cost, sum(priced)::integer as requests,\n',
        'as provider, sum(priced)::float as cost, sum(priced)::integer as requests,\n',
      ],
      ['COST-05', 'the response time is the sum', "sumOf(rows, 'ms') / sumOf(rows, 'timed')", "sumOf(rows, 'ms')"],
      ['COST-06', 'yesterday is today', 'yesterday: costOn(yesterday)', 'yesterday: costOn(today)'],
      [
        'COST-07',
        'all costs of a day are of one provider',
        'select date, api_provider as provider, total_cost_usd',
        "select date, 'gemini' as provider, total_cost_usd",
      ],
      ['COST-07', 'the days are told by requests', 'total_cost_usd::float as cost', 'total_requests::float as cost'],
      ['COST-08', 'calls without a status', 'status_code as "statusCode"', '200 as "statusCode"'],
      [
        'COST-11',
        'the oldest calls come first',
        'and ${chosen} order by timestamp desc limit ${callRows}',
        'and ${chosen} order by timestamp limit ${callRows}',
      ],
      [
        'COST-12',
        'the provider is not looked at',
        "query.provider === 'all' ? sql`true` : sql`api_provider = ${query.provider}`",
        'sql`true`',
      ],
      ['COST-13', 'the list of calls is longer than 100', 'const callRows = 100', 'const callRows = 120'],
      ['COST-16', 'the most expensive are eleven', 'const expensiveRows = 10', 'const expensiveRows = 11'],
    ],
  },
  {
    ...reads('figures/read-monitoring'),
    patches: [
      [
        'MONITOR-05',
        'the average is the peak',
        'averageResponseTime: timed === 0 ? 0 :',
        'averageResponseTime: timed === 0 ? 0 : 2 *',
      ],
      ['MONITOR-05', 'the requests are counted per hour', '0 : requests / minutes', '0 : (60 * requests) / minutes'],
      [
        'MONITOR-07',
        'the uptime counts refused calls',
        '100 - percentOf(row.server_errors, row.requests)',
        '100 - percentOf(row.requests, row.requests)',
      ],
      [
        'MONITOR-08',
        'every endpoint is healthy',
        'status: endpointStatus(percentOf(row.errors, row.requests))',
        'status: endpointStatus(0 * row.errors)',
      ],
      ['MONITOR-11', 'the error log has no addresses', 'ip_address as "ipAddress"', 'null as "ipAddress"'],
      [
        'MONITOR-11',
        'the error log has only failures of ours',
        'from api_usage_logs where status_code >= 400 and',
        'from api_usage_logs where status_code >= 500 and',
      ],
      [
        'MONITOR-13',
        'a point has no errors',
        'requests, errors, responseTime };',
        'requests, errors: 0 * errors, responseTime };',
      ],
      [
        'MONITOR-13',
        'an hour has a point an hour',
        'const step = byMinute ? 60_000 : 3_600_000;',
        'const step = 3_600_000;',
      ],
      [
        'MONITOR-13',
        'without calls a point has the time 0',
        '[kind]: responseTime = null } =',
        '[kind]: responseTime = 0 } =',
      ],
      [
        'MONITOR-14',
        'the machine is not asked',
        'host: await ctx.hostMetrics()',
        'host: { cpu: null, memory: null, disk: null }',
      ],
    ],
  },
  {
    ...reads('logs/read-logs'),
    patches: [
      ['LOG-27', 'four errors are named', 'const topRows = 5;', 'const topRows = 4;'],
      ['LOG-27', 'the users are the errors', 'topUsers: figures?.topUsers ?? []', 'topUsers: figures?.topErrors ?? []'],
      ['LOG-20', 'a source that fails is not named', '          skipped.push(source);\n', ''],
      [
        'LOG-23',
        'health is known without a log',
        "isKnown ? logHealth({ of: requests, errors: apiErrors }, logged) : 'unknown'",
        'logHealth({ of: requests, errors: apiErrors }, logged)',
      ],
      ['LOG-10', 'the timeframe is always a day', 'timeframeHours[timeframe]', 'timeframeHours.day'],
    ],
  },
  {
    file: 'server/operations/figures/trends.ts',
    tests: ['server/operations/figures/ranges.test.ts'],
    patches: [
      [
        'P43',
        'the hour in which the periods meet is of both',
        'calls_between(${asked.before.from}, ${asked.before.to})',
        'calls_between(${asked.before.from}, ${asked.period.to})',
      ],
      ['P43', 'today is over', 'open: at === asked.today', 'open: false'],
      ['P43', 'the period before is this one', 'before: sum(asked.before)', 'before: sum(asked.days)'],
    ],
  },
  {
    file: 'domain/operations/ranges.ts',
    tests: ['server/operations/figures/ranges.test.ts'],
    patches: [
      ['P43', 'a range may end before it begins', "if (from > to) return 'backwards';", ''],
      ['P43', 'a range may have days to come', "if (to > today || from > today) return 'future';", ''],
      ['P43', 'a range may have ten years', '>= mostDays', '>= 10 * mostDays'],
    ],
  },
  {
    file: 'server/operations/figures/read-business.ts',
    tests: ['server/operations/figures/ranges.test.ts'],
    patches: [
      [
        'P43',
        'subscriptions given by hand bring money',
        'where provider_subscription_id is not null and status',
        'where status',
      ],
      ['P43', 'what was given back stays', 'sum + paid - refunded', 'sum + paid'],
      ['P43', 'every week is over', 'open: age - (weekDays - 1) <', 'open: age >'],
    ],
  },
  {
    file: 'server/operations/figures/read-caps.ts',
    tests: ['server/operations/figures/ranges.test.ts'],
    patches: [
      ['OPS-04', 'every day has the usual pace', ' * pace;', ';'],
      ['OPS-04', 'two days are enough for a forecast', 'const leastDays = 3;', 'const leastDays = 2;'],
    ],
  },
  {
    file: 'server/platform/database/database.ts',
    tests: ['server/platform/database/database.test.ts'],
    patches: [['P33', 'a deadlock fails its transaction', 'attempt === deadlockAttempts ||', 'attempt === 1 ||']],
  },
  {
    file: 'server/operations/logs/resolve-error.ts',
    tests: ['server/operations/figures/ranges.test.ts'],
    patches: [
      [
        'LOG-27',
        'only errors with the very same words are resolved',
        'and group_id = ${id}',
        'and error_message = ${group.errorMessage}',
      ],
    ],
  },
  {
    file: 'db/functions/operations-people.sql',
    tests: ['server/operations/figures/cohorts.test.ts'],
    patches: [
      ['P43', 'the eighth day is of the first week', '(d.day - k.joined_on) / 7, 62', '(d.day - k.joined_on) / 8, 62'],
      ['P43', 'refunds are payments', 'from new_rows where amount_paid > 0;', 'from new_rows;'],
    ],
  },
  {
    file: 'db/functions/operations-figures.sql',
    tests: ['server/operations/figures/cohorts.test.ts'],
    patches: [['P43', 'a story that failed has a time', 'where a.success and ms is not null', 'where ms is not null']],
  },
  {
    file: 'domain/operations/health.ts',
    tests: ['domain/operations/rules.test.ts'],
    patches: [
      ['DASH-19', '95 percent is healthy', 'successRate > 95', 'successRate >= 95'],
      ['DASH-20', 'a warning begins at 80 percent', 'successRate > 90', 'successRate > 80'],
      ['DASH-21', 'five seconds are a warning', 'averageMilliseconds < 5000', 'averageMilliseconds <= 5000'],
      ['LOG-22', 'half errors are critical', 'share > 50', 'share >= 50'],
      ['MONITOR-08', '5 percent is an error', 'errorRate > 5', 'errorRate >= 5'],
      ['MONITOR-10', '99 percent is yellow', 'uptime < 99', 'uptime <= 99'],
    ],
  },
  {
    file: 'domain/operations/numbers.ts',
    tests: ['domain/operations/rules.test.ts'],
    patches: [
      ['CONST-02', 'a thousand is told whole', 'if (size >= 1000)', 'if (size > 1000)'],
      ['CONST-02', 'a million has no decimal', '.toFixed(1)}M', '.toFixed(0)}M'],
    ],
  },
  {
    ...reads('users/read-usage'),
    patches: [
      ['USAGE-25', 'a paid user never has', 'hasEverPaid: row.has_ever_paid', 'hasEverPaid: false'],
      [
        'USAGE-25',
        'texts and pictures swap',
        'freeText: usedOf(row.text_used, row.text_limit)',
        'freeText: usedOf(row.image_used, row.image_limit)',
      ],
      [
        'USAGE-25',
        'the stories of this week are all',
        'storiesThisWeek: row.this_week',
        'storiesThisWeek: row.stories',
      ],
      [
        'USAGE-25',
        'who came is when they last were there',
        'createdAt: iso(row.listed_at)',
        'createdAt: iso(row.last_active_at ?? row.listed_at)',
      ],
      ['USAGE-26', 'who has no name has none', "row.name.trim() || 'Unknown'", 'row.name'],
      [
        'DATA-51',
        'premium stories are not counted by day',
        'else if (detail in usageKinds) trend',
        "else if (detail in usageKinds && !detail.startsWith('premium')) trend",
      ],
      [
        'DATA-51',
        'the users of a day are not counted',
        "if (kind === 'writers') trend.users += users;",
        "if (kind === 'writers') trend.users += 0;",
      ],
      [
        'DATA-51',
        'stories are counted over eight days',
        "interval '7 days')::integer as this_week",
        "interval '17 days')::integer as this_week",
      ],
    ],
  },
  {
    file: 'server/operations/logs/recorder.ts',
    tests: ['server/operations/logs/recording.test.ts'],
    patches: [
      ['EVENT-14', 'events are not written', "    await insert('user_events', events, into(userEvents));\n", ''],
      ['EVENT-14', 'calls are not written', "    await insert('api_usage_logs', calls, into(apiUsageLogs));\n", ''],
      [
        'EVENT-13',
        'what a story cost is lost',
        'waiting.stories.push({ ...record, costUsd: costUsd?.toFixed(6) ?? null, timestamp })',
        'waiting.stories.push({ ...record, costUsd: null, timestamp })',
      ],
      [
        'EVENT-13',
        'stories are not written',
        "    await insert('story_analytics', stories, into(storyAnalytics));\n",
        '',
      ],
      ['EVENT-14', 'errors are not written', "    await insert('error_logs', failures, into(errorLogs));\n", ''],
    ],
  },
  {
    file: 'server/stories/save-story.ts',
    tests: ['server/operations/logs/recording.test.ts'],
    patches: [
      [
        'EVENT-10',
        'a saved story is another event',
        "recorder.event(userId, 'story_create'",
        "recorder.event(userId, 'story_saved'",
      ],
    ],
  },
  {
    file: 'server/identity/account/create-profile.ts',
    tests: ['server/operations/logs/recording.test.ts'],
    patches: [
      [
        'EVENT-10',
        'a signup is no event',
        "if (created) ctx.recorder.event(member.userId, 'auth_signup', { provider });",
        '',
      ],
    ],
  },
  {
    file: 'server/operations/logs/log-entries.ts',
    tests: ['server/operations/truth.test.ts'],
    patches: [
      [
        'LOG-24',
        'every sign-up is a warning',
        "if (endpoint === profilePath && code === 'PROFILE_NOT_FOUND') return 'info';",
        '',
      ],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/operations/people/help-person.test.ts'],
    patches: [
      [
        'P32',
        'a deleted story goes a day too soon',
        "deleted_at < app_now() - interval '30 days'",
        "deleted_at < app_now() - interval '29 days'",
      ],
      [
        'P35',
        'what was brought back is deleted again',
        "delete from deletion_records where kind = 'story'",
        "delete from deletion_records where kind = 'account'",
      ],
      [
        'DATA-11',
        'a deleted story keeps its pictures for ever',
        "unnest(array['story-images/stories/', ",
        "unnest(array['nowhere/', ",
      ],
    ],
  },
  {
    file: 'server/operations/figures/trends.ts',
    tests: ['server/operations/figures/figures.test.ts'],
    patches: [
      ['USAGE-07', 'every refusal is one for a limit', "kind = 'limited'", "kind = 'event'"],
      [
        'USAGE-07',
        'premium text stories are illustrated',
        "and detail = 'premium_gemini'",
        "and detail like 'premium%'",
      ],
      [
        'USERS-02',
        'who was here is counted once for all',
        "sum(users) filter (where kind = 'active')",
        "max(users) filter (where kind = 'active')",
      ],
    ],
  },
  {
    file: 'db/functions/operations-counts.sql',
    tests: ['server/operations/figures/figures.test.ts'],
    patches: [
      [
        'USAGE-07',
        'stories that were refused for a limit are not counted',
        'from new_rows where is_limited(error_message)',
        'from new_rows where false',
      ],
      [
        'ANALYTICS-02',
        'a session that goes on is counted on each of its days',
        'union all select last_seen_at, -1 from old_rows',
        'union all select last_seen_at, 0 from old_rows',
      ],
    ],
  },
  {
    file: 'db/functions/operations-figures.sql',
    tests: ['server/operations/figures/prompt-versions.test.ts'],
    patches: [
      [
        'MONITOR-06',
        'a book without its last chapter is gone on with',
        'g.prompt_version, 0, 0, 0, -1)',
        'g.prompt_version, 0, 0, 0, 0)',
      ],
      [
        'MONITOR-06',
        'a second chapter goes on with its story again',
        'sum(was * had::integer + is_now * has::integer)::integer)',
        'sum(is_now * has::integer)::integer)',
      ],
    ],
  },
  {
    file: 'server/identity/account/delete-account.ts',
    tests: ['server/operations/people/help-person.test.ts'],
    patches: [
      [
        'P33',
        'two who delete one account are written down twice',
        'if (await deleteEverythingOf(tx, userId)) await beside(tx);',
        'await deleteEverythingOf(tx, userId);\n        await beside(tx);',
      ],
    ],
  },
  {
    file: 'server/operations/users/act-on-many.ts',
    tests: ['server/operations/users/many.test.ts'],
    patches: [
      ['P43', 'two who take the same back do it twice', 'select pg_advisory_xact_lock(', 'select coalesce('],
      ['P43', 'the preview may show fewer', 'if (found.length > expected)', 'if (false)'],
      ['P43', 'a filter of everybody is taken', 'if (isEverybody)', 'if (false)'],
    ],
  },
  {
    file: 'db/restore.ts',
    tests: ['db/backup.test.ts'],
    patches: [
      [
        'P33',
        'deletions wait for their hour after a restore',
        "where job = 'repeat-deletions'",
        "where job = 'nothing'",
      ],
    ],
  },
  {
    file: 'tools/database.ts',
    tests: ['tools/database.test.ts'],
    patches: [
      ['P42', 'who is signed in stays', 'delete from sessions returning 1', 'select from sessions'],
      ['P42', 'the logins keep their passwords', "await ask(url, 'delete from drizzle.logins');", ''],
    ],
  },
  {
    file: 'server/generation/running/run-story.ts',
    tests: ['server/operations/truth.test.ts'],
    patches: [
      ['EVENT-11', 'which field was refused is not known', '{ field: failure.details.field } : {}', '{} : {}'],
      [
        'LOG-06',
        'a story is not found by the number of its request',
        '...(story.requestId && { requestId: story.requestId })',
        '',
      ],
      ['EVENT-12', 'a refusal is an error', '!noFaults.has(failure.code)', 'end.status'],
    ],
  },
  {
    file: 'server/operations/logs/read-logs.ts',
    tests: ['server/operations/truth.test.ts'],
    patches: [
      [
        'LOG-04',
        'the logs are healthy while stories fail',
        'logHealth({ of: requests, errors: apiErrors }, logged)',
        'logHealth(logged)',
      ],
    ],
  },
  {
    file: 'server/providers/gemini/client.ts',
    tests: ['server/providers/gemini/last-words.test.ts'],
    patches: [
      ['COST-04', 'a lost connection is a picture', '(isLost(ended) ? undefined : unseen())', 'unseen()'],
      ['COST-04', 'nobody is charged for what is still drawn', '(isLost(ended) ? undefined : unseen())', 'undefined'],
    ],
  },
  {
    file: 'server/operations/users/find-users.ts',
    tests: ['server/operations/users/listed-users.test.ts'],
    patches: [
      [
        'USAGE-25',
        'whoever shares a paid plan is free',
        "own_subscription_status(other.user_id) in ('active', 'trialing')",
        'false',
      ],
    ],
  },
  {
    file: 'server/operations/users/find-users.ts',
    tests: ['server/operations/figures/figures.test.ts'],
    patches: [
      [
        'USAGE-26',
        'a missing subscription is told as incomplete',
        "subscription === 'incomplete' ? 'free' : subscription",
        'subscription',
      ],
    ],
  },
  {
    file: 'server/operations/logs/audit.ts',
    tests: ['server/operations/users/many.test.ts'],
    patches: [
      ['P43', 'a flood of accounts fills the audit', 'where a.place = 1 order', 'order'],
      ['P43', 'each account of a bulk action is one action', "coalesce(details ->> 'batch', id::text)", 'id'],
    ],
  },
  {
    file: 'server/operations/people/read-person.ts',
    tests: ['server/operations/people/people.test.ts'],
    patches: [
      [
        'P43',
        'a saved story has no number',
        "coalesce(s.generation_id, (event_data ->> 'storyId')::uuid)",
        'null::uuid',
      ],
      [
        'LIMIT-02',
        'the office shows the count of an adult on whom nothing counts',
        'l.user_id = household_owner(p.id)',
        'l.user_id = p.id',
      ],
    ],
  },
  {
    file: 'server/operations/people/give-back.ts',
    tests: ['server/operations/people/people.test.ts'],
    patches: [
      [
        'LIMIT-02',
        'a story is given back to somebody on whom nothing counts',
        'where user_id = ${countedOn}',
        'where user_id = ${userId}',
      ],
    ],
  },
  {
    file: 'server/stories/library/library-filter.ts',
    tests: ['server/stories/stories.test.ts'],
    patches: [
      ['LIB-25', 'one word of a search is enough', '    ...found,\n', '    or(...found),\n'],
      ['LIB-25', 'a preset is found by any word', '(presets[place] ?? [])', 'presets.flat()'],
      [
        'LIB-27',
        'Emilia is in the stories of Emiliano',
        'return holds(names, words, longest, like);',
        'return holds(names, longest);',
      ],
      ['LIB-27', 'a name is found in a place, too', '[1:cardinality(${stories.characters})]', '[1:9]'],
      [
        'LIB-27',
        'a tag narrows nothing',
        'sql`lower(${tag}) = any(lower(${stories.tags}::text)::text[])`',
        'undefined',
      ],
      ['LIB-27', 'a shelf narrowed to a tag describes the whole library', " || tag !== ''", ''],
    ],
  },
  {
    file: 'server/stories/library/library-names.ts',
    tests: ['server/stories/stories.test.ts'],
    patches: [
      ['LIB-29', 'presets are offered as names', '!(presetCharacters as readonly string[]).includes(each)', 'true'],
      [
        'LIB-29',
        'a child without stories is offered',
        ' && own.some((each) => asNames(each).includes(asNames(name)))',
        '',
      ],
      ['LIB-29', 'whoever is offered is offered once more with company', '!holdsAnother && ', ''],
      ['LIB-29', 'hidden stories give their tags away', ' and not is_test group by', ' group by'],
    ],
  },
  {
    file: 'domain/stories/text/search-text.ts',
    tests: ['server/stories/stories.test.ts'],
    patches: [['LIB-25', 'an own tag is found by no search', '(story.tags ?? [])', '([] as string[])']],
  },
  {
    file: 'domain/stories/text/search-text.ts',
    tests: ['domain/stories/text/search-text.test.ts'],
    patches: [['LIB-25', 'a story is found by the glasses of a child', '.map(withoutLook)', '']],
  },
  {
    file: 'server/stories/save-story.ts',
    tests: ['server/stories/stories.test.ts'],
    patches: [
      [
        'LIB-22',
        'a name typed small stays small on the shelf',
        'map((each) => asTold(each, input))',
        'map((each) => each)',
      ],
    ],
  },
  {
    file: 'server/operations/routes.ts',
    tests: ['server/generation/second-provider.test.ts'],
    patches: [['P19', 'the second writer is no writer', 'textProviders.every(', 'textProviders.some(']],
  },
  {
    file: 'server/operations/routes.ts',
    tests: ['server/generation/no-room.test.ts'],
    patches: [['P41', 'a full disk is not told before', "if (!(await room.hasRoom())) return 'noRoom';", 'void room;']],
  },
  {
    file: 'server/operations/upkeep/repeat-deletions.ts',
    tests: ['server/operations/people/help-person.test.ts'],
    patches: [['P35', 'a restored backup brings deleted accounts back', 'await removeAccount(ctx, id);', 'void id;']],
  },
];
