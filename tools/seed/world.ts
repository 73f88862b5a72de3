import {
  ageGroups,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  storyLengths,
} from '#domain/stories/options.ts';
import { writeStory } from '#storyteller/write.ts';
import { createRandom, type Random } from './random.ts';

/** Rows by table, in the order in which they may be inserted. */
export type World = Record<string, Record<string, unknown>[]>;

/** The domain of all e-mail addresses of this world, which belong to nobody. */
export const seedDomain = 'families.example';

const firstNames =
  'Mia Noah Emma Liam Sofía Mateo Lucía Hugo Anna Jonas Clara Paul Elena Marco Chloé Louis Aoife Sean Maja Oskar Ines Tiago Nora Finn Zoe Adam Eva Bruno'.split(
    ' ',
  );
const lastNames =
  'Berger García Novak Rossi Martin Silva Murphy Lindberg Kowalska López Weber Costa Dubois Hansen Fernández Meyer Romano Nowak Byrne Torres'.split(
    ' ',
  );
const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
];
const countries = { ES: 24, MX: 18, US: 16, DE: 12, AR: 8, GB: 7, CO: 6, CL: 4, FR: 3, IE: 2 };
const failures = { TIMEOUT: 5, PROVIDER_UNAVAILABLE: 4, CONTENT_FILTERED: 2, EMPTY_STORY: 1, INTERNAL: 0.5 };

type Person = {
  id: string;
  joined: number;
  premiumSince: number | null;
  spanish: boolean;
  zeal: number;
  agent: string;
  country: string;
};

const day = 86_400_000;

/**
 * Builds a believable product after `days` days, with `people` parents who joined little by little: more stories in the
 * evening and at weekends, some who pay, some who left, bad days of a provider. Everything ends at `now`. No row names
 * a child.
 */
export function buildWorld(now: number, people: number, days: number): World {
  const random = createRandom(20_261_120);
  const world: World = {};
  const add = (table: string, row: Record<string, unknown>) => {
    world[table] ??= [];
    world[table].push(row);
  };
  const spending = new Map<string, number>();
  const texts = storyTexts(random);
  const premium: Person[] = [];
  for (let index = 0; index < people; index++) addPerson(index);
  // Today has stories too, whatever the hour is here: it is always evening somewhere.
  for (let index = 0; index < premium.length; index++) {
    const person = random.pick(premium);
    const moment = now - random.next() ** 2 * day;
    if (moment < person.joined) continue;
    addSession(person, moment);
    generate(person, random.chance(0.4) ? 'premium_gemini' : 'premium_no_image', moment - 60_000);
  }
  for (let ago = 0; ago < days; ago += 1 + random.whole(3)) addBrowserError(now - ago * day - random.whole(day));
  for (let ago = 0; ago < days; ago++)
    for (let call = random.whole(4); call > 0; call--) addRefusedCall(now - ago * day);
  for (let ago = 2; ago < days; ago += 4 + random.whole(6)) addAction(now - ago * day - random.whole(day / 2));
  for (const [key, cost] of spending) {
    const [date, provider] = key.split(' ');
    add('provider_spending', { date, provider, cost_usd: cost.toFixed(6) });
  }
  // About one in nine visitors of the landing page signs up.
  for (let ago = 0; ago < days; ago += 1) {
    const visitors = Math.round(((2 * people * (days - ago)) / days ** 2) * (7 + random.next() * 4));
    add('daily_counts', { day: at(now - ago * day).slice(0, 10), kind: 'landing', detail: 'page', count: visitors });
  }
  return world;

  function addPerson(index: number) {
    // More parents join later: the square root bends the line upwards.
    const joined = now - days * day * (1 - Math.sqrt(random.next())) - random.whole(day / 4);
    const id = random.uuid();
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const email = `${name
      .normalize('NFD')
      .replace(/[^a-z ]/gi, '')
      .toLowerCase()
      .replace(' ', '.')}.${index}@${seedDomain}`;
    const country = random.weighted(countries);
    const person: Person = {
      id,
      joined,
      premiumSince: random.chance(0.14) ? Math.min(now - day / 2, joined + random.whole(10) * day) : null,
      spanish: random.chance(['ES', 'MX', 'AR', 'CO', 'CL'].includes(country) ? 0.9 : 0.1),
      zeal: random.next() ** 2,
      agent: random.pick(agents),
      country,
    };
    if (person.premiumSince !== null && person.premiumSince < now) premium.push(person);
    const status = random.chance(0.008) ? 'suspended' : 'active';
    add('users', { id, email, created_at: at(joined), last_sign_in_at: at(joined) });
    add('profiles', { id, name, email, provider: 'google', created_at: at(joined), status });
    event(id, 'auth_signup', joined, { provider: 'google' });
    const lastVisit = visits(person);
    add('subscriptions', subscription(person));
    const user = world.users?.at(-1);
    if (user) user.last_sign_in_at = at(lastVisit);
  }

  function addSession(person: Person, moment: number) {
    add('user_sessions', {
      id: random.uuid(),
      user_id: person.id,
      started_at: at(moment),
      last_seen_at: at(Math.min(now, moment + random.whole(2_400_000))),
      user_agent: person.agent,
      country: person.country,
    });
  }

  /** Adds every evening on which a parent came; returns the last. */
  function visits(person: Person): number {
    let text = 0;
    let image = 0;
    let last = person.joined;
    const quits = random.chance(0.35) ? person.joined + random.whole(40) * day : now;
    for (let midnight = person.joined - (person.joined % day); midnight < Math.min(now, quits); midnight += day) {
      const weekend = [5, 6].includes(new Date(midnight).getUTCDay()) ? 1.4 : 1;
      const first = midnight < person.joined;
      if (!first && !random.chance((0.04 + person.zeal * 0.35) * weekend)) continue;
      const moment = Math.max(person.joined, midnight + (17 + random.next() * 5) * 3_600_000);
      if (moment >= now) continue;
      last = moment;
      addSession(person, moment);
      const isPremium = person.premiumSince !== null && moment > person.premiumSince;
      for (let story = isPremium ? random.whole(4) : random.whole(2); story > 0; story--) {
        const illustrated = random.chance(isPremium ? 0.45 : 0.2);
        if (!isPremium && (illustrated ? image >= 1 : text >= 3)) continue;
        const type = isPremium
          ? illustrated
            ? 'premium_gemini'
            : 'premium_no_image'
          : illustrated
            ? 'free_image'
            : 'free_no_image';
        if (generate(person, type, Math.min(now - 1000, moment + story * 600_000)) && !isPremium) {
          if (illustrated) image += 1;
          else text += 1;
        }
      }
    }
    add('user_usage_limits', {
      user_id: person.id,
      free_no_image_stories_used: text,
      free_image_stories_used: image,
      daily_gemini_stories_used: person.premiumSince && last > now - day ? random.whole(8) : 0,
      daily_limit_reset_date: at(now).slice(0, 10),
      has_ever_paid: person.premiumSince !== null,
    });
    return last;
  }

  /** Adds one generation with all its log rows; returns whether it succeeded. */
  function generate(person: Person, storyType: string, moment: number): boolean {
    const illustrated = /image$|gemini/.test(storyType) && !/no_image/.test(storyType);
    const provider = illustrated ? ('gemini' as const) : ('deepseek' as const);
    const endpoint = illustrated ? 'generate-story-gemini' : 'generate-story-stream';
    // Now and then a provider has a bad day.
    const badDay = Math.sin(Math.floor(moment / day) * 12.9898) > 0.97;
    const failed = random.chance(badDay ? 0.12 : 0.015);
    const text = random.pick(texts.filter(({ options }) => (options.language === 'spanish') === person.spanish));
    const options: StoryOptions = { ...text.options, model: provider };
    const params = {
      storyType,
      length: options.length,
      language: options.language,
      ageGroup: options.ageGroup,
      model: provider,
      characters: options.characters.length,
    };
    const words = failed ? 0 : text.content.split(/\s+/).length;
    const firstWords = illustrated ? 9000 + random.whole(9000) : 350 + random.whole(900);
    const took = firstWords + (illustrated ? 15_000 + random.whole(30_000) : words * 25);
    const cost = illustrated ? 0.101 + random.next() * 0.05 : 0.0002 + words * 0.0000009;
    const error = failed ? random.weighted(failures) : null;
    event(person.id, 'story_generation_started', moment, params);
    const spent = `${at(moment + took).slice(0, 10)} ${provider}`;
    spending.set(spent, (spending.get(spent) ?? 0) + cost);
    const call = {
      api_provider: provider,
      method: 'POST',
      status_code: failed ? 500 : 200,
      response_time_ms: firstWords,
      error_message: error,
      user_id: person.id,
      ip_address: `${80 + random.whole(60)}.${random.whole(250)}.${random.whole(250)}.x`,
      request_body: params,
      timestamp: at(moment + took),
    };
    add('api_usage_logs', { id: random.uuid(), ...call, endpoint, cost_usd: null });
    add('api_usage_logs', { id: random.uuid(), ...call, endpoint: 'chat-completions', cost_usd: cost.toFixed(6) });
    add('story_analytics', {
      id: random.uuid(),
      user_id: person.id,
      api_provider: provider,
      model_used: illustrated ? 'gemini-flash-latest' : 'deepseek-flash',
      // The prompts changed three weeks ago.
      prompt_version: `${illustrated ? 'book' : 'text'}.v${moment < now - 21 * day ? 8 : 9}`,
      success: !failed,
      error_message: error,
      first_words_ms: firstWords,
      generation_time_ms: took,
      word_count: words,
      cost_usd: cost.toFixed(6),
      story_params: params,
      retry_attempt: random.chance(0.03) ? 1 : 0,
      timestamp: at(moment + took),
    });
    if (failed) {
      add('error_logs', {
        id: random.uuid(),
        error_message: error,
        error_type: 'generation',
        severity: error === 'INTERNAL' ? 'high' : 'medium',
        user_id: person.id,
        ai_provider: provider,
        duration: took,
        resolved_at: moment < now - 10 * day && random.chance(0.7) ? at(moment + 2 * day) : null,
        timestamp: at(moment + took),
      });
      return false;
    }
    event(person.id, 'story_generation_completed', moment + took, { ...params, milliseconds: took });
    if (random.chance(0.8))
      save(person, storyType, options, text, Math.min(now, moment + took + random.whole(120_000)));
    return true;
  }

  function save(person: Person, storyType: string, options: StoryOptions, text: StoryText, moment: number) {
    const id = random.uuid();
    const { length, language, characters, setting, message, ageGroup, model } = options;
    add('stories', {
      id,
      user_id: person.id,
      title: text.title.slice(0, 99),
      content: text.content,
      length,
      language,
      characters,
      setting,
      message,
      age_group: ageGroup,
      model,
      story_type: storyType,
      created_at: at(moment),
      updated_at: at(moment),
    });
    event(person.id, 'story_create', moment, { storyId: id, storyType, length, language, model });
    if (random.chance(0.2)) add('favorites', { user_id: person.id, story_id: id, created_at: at(moment) });
  }

  function event(userId: string, type: string, moment: number, data: object) {
    add('user_events', {
      id: random.uuid(),
      user_id: userId,
      event_type: type,
      event_data: data,
      timestamp: at(Math.min(now, moment)),
    });
  }

  function subscription(person: Person): Record<string, unknown> {
    const { id, premiumSince, joined } = person;
    const left = premiumSince !== null && random.chance(0.2);
    const status = premiumSince === null ? 'free' : left ? 'canceled' : 'active';
    for (let paid = premiumSince ?? now; paid < now; paid += 30 * day) {
      const invoice = `in_seed_${random.uuid().slice(0, 13)}`;
      add('payments', { invoice_id: invoice, user_id: id, amount_paid: 999, currency: 'usd', paid_at: at(paid) });
      if (left) break;
    }
    return {
      id: random.uuid(),
      user_id: id,
      status,
      has_ever_subscribed: premiumSince !== null,
      created_at: at(premiumSince ?? joined),
      // A parent who does not pay has a row made by hand; one who left stays until the paid month ends.
      provider_subscription_id: premiumSince === null ? null : `sub_seed_${random.uuid().slice(0, 13)}`,
      ends_at: left && premiumSince !== null ? at(premiumSince + 30 * day) : null,
    };
  }

  /** Adds a request that was refused: nobody's fault, but logged all the same. */
  function addRefusedCall(latest: number) {
    const [endpoint, method, status, error] = random.pick([
      ['/api/stories/:id', 'GET', 404, 'STORY_NOT_FOUND'],
      ['/api/stories', 'GET', 401, 'UNAUTHORIZED'],
      ['generate-story-stream', 'POST', 403, 'FREE_NO_IMAGE_LIMIT_EXCEEDED'],
      ['generate-story-gemini', 'POST', 429, 'DAILY_GEMINI_LIMIT_EXCEEDED'],
      ['/api/stories', 'POST', 400, 'INVALID_REQUEST'],
    ] as const);
    add('api_usage_logs', {
      id: random.uuid(),
      api_provider: 'app',
      method,
      endpoint,
      status_code: status,
      response_time_ms: 3 + random.whole(20),
      error_message: error,
      ip_address: `${80 + random.whole(60)}.${random.whole(250)}.${random.whole(250)}.x`,
      timestamp: at(latest - random.whole(day)),
    });
  }

  /** Adds an operator's help for a family. */
  function addAction(moment: number) {
    const subject = random.pick(world.users ?? []).id;
    const [action, details] = random.pick([
      ['change_user_limits', { freeImage: 3 }],
      ['change_user_limits', { dailyGemini: 20 }],
      ['suspend_user', { before: 'active' }],
      ['reactivate_user', { before: 'suspended' }],
      ['reset_daily_limits', { rows: 40 + random.whole(60) }],
    ] as const);
    add('audit_entries', {
      id: random.uuid(),
      timestamp: at(moment),
      operator_email: 'editor@lunatale.test',
      operator_role: 'admin',
      action,
      subject_id: action === 'reset_daily_limits' ? null : subject,
      details,
    });
  }

  function addBrowserError(moment: number) {
    const message = random.pick([
      "TypeError: Cannot read properties of undefined (reading 'focus')",
      'ResizeObserver loop completed with undelivered notifications.',
      'Failed to fetch dynamically imported module',
      'NetworkError when attempting to fetch resource.',
    ]);
    add('error_logs', {
      id: random.uuid(),
      error_message: message,
      error_type: random.pick(['window_error', 'unhandled_rejection']),
      severity: 'high',
      user_id: null,
      page_path: random.pick(['/create', '/my-stories', '/story/text', '/']),
      user_agent: random.pick(agents),
      timestamp: at(moment),
    });
  }
}

type StoryText = { options: StoryOptions; title: string; content: string };

/** Stories that the storyteller writes once and that many families share. */
function storyTexts(random: Random): StoryText[] {
  return Array.from({ length: 60 }, (_, index) => {
    const options: StoryOptions = {
      length: random.pick(storyLengths),
      language: index % 2 === 0 ? 'english' : 'spanish',
      characters: [...new Set([random.pick(presetCharacters), random.pick(presetCharacters)])],
      setting: random.pick(presetSettings),
      message: random.pick(presetMorals),
      ageGroup: random.pick(ageGroups),
      model: 'deepseek',
      tone: 'playful',
    };
    const { title, text } = writeStory(options, `seed ${index}`);
    return { options, title, content: text };
  });
}

const at = (moment: number) => new Date(moment).toISOString();
