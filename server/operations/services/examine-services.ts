import { randomInt } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Vendor } from '#domain/operations/api.ts';
import type { Finding } from '#domain/operations/findings.ts';
import { accents } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { asMail } from '../../platform/mail-letter.ts';
import { askOutsideClocks } from '../../platform/outside-clocks.ts';
import { ProviderFailure, type ProviderFailureKind } from '../../providers/failure.ts';
import { BadSound } from '../../stories/narration/sound/read-sound.ts';
import { makeSound } from '../../stories/narration/sound/sound-thread.ts';
import { mostClockSeconds, tellClock } from './tell-clock.ts';
import { absent, fails, type Told, works } from './told.ts';

/** A disk with less free space than this is soon full. */
const leastFreeBytes = 1024 ** 3;
const askMilliseconds = 10_000;

/** The services that the sandbox may play, by their names in findings. */
export const servicesOfVendors: Record<Vendor, string> = {
  google: 'Sign-in with Google',
  deepseek: 'Writer of stories',
  reader: 'Second reader',
  gemini: 'Pictures',
  stripe: 'Payments',
  turnstile: 'Human verification',
  speech: 'Voices',
};

/**
 * Sends every configured service one tiny real request, all at once, and returns in plain words what works, what does
 * not and which setting to change. `mailTo` gets a mail. Never throws: a service that cannot be asked is a finding.
 */
export async function examineServices(ctx: AppServices, mailTo: string | null): Promise<Finding[]> {
  const { google, oidc } = ctx.issuers;
  const played = ctx.sandboxVendors.map((vendor) => servicesOfVendors[vendor]);
  const asked: [string, () => Promise<Told>][] = [
    ['Public address', () => publicAddress(ctx)],
    ['Database', () => database(ctx)],
    ['Store of pictures', () => store(ctx)],
    ['Free disk', () => disk(ctx)],
    ['Clock', async () => tellClock(await askOutsideClocks(ctx.outside, ctx.now, askMilliseconds))],
    ...ctx.textProviders.map((provider, index): [string, () => Promise<Told>] => [
      index === 0 ? 'Writer of stories' : 'Second writer',
      () => writer(provider, index === 0 ? 'DEEPSEEK' : 'SECOND_TEXT', ctx.silenceMilliseconds),
    ]),
    ['Second reader', () => secondReader(ctx)],
    ['Pictures', () => pictures(ctx)],
    ['Voices', () => voices(ctx)],
    ['Sign-in with Google', () => issuer(google, 'GOOGLE_CLIENT_ID', 'OIDC_ISSUER')],
    [
      oidc ? `Sign-in with ${oidc.name}` : 'Sign-in with an issuer of your own',
      () => issuer(oidc, 'OIDC_ISSUER', 'OIDC_ISSUER'),
    ],
    ['Mail', () => mail(ctx, mailTo)],
    ['Payments', () => payments(ctx)],
    ['Human verification', () => humans(ctx)],
  ];
  return Promise.all(
    asked.map(async ([service, ask]) => {
      const started = performance.now();
      const told = await ask().catch(() => fails('It could not be asked.', 'The log of the server says more.'));
      const milliseconds = Math.round(performance.now() - started);
      // A stand-in that works says nothing about the real service.
      if (told.outcome !== 'works' || !played.includes(service)) return { service, ...told, milliseconds };
      return { service, outcome: 'played', says: 'The sandbox plays it.', change: null, milliseconds };
    }),
  );
}

async function publicAddress({ publicUrl }: AppServices): Promise<Told> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(askMilliseconds) });
    if (answer.ok && (await answer.text()).includes('"ok"')) return works(`${publicUrl} leads here.`);
    return fails(
      `${publicUrl} is answered with ${answer.status}, by somebody else than this server.`,
      'Set PUBLIC_URL to the address that browsers use, or let the proxy there lead to this server.',
    );
  } catch {
    return fails(
      `${publicUrl} cannot be reached from this machine.`,
      'Start the server, or look at PUBLIC_URL, the name’s DNS record, and the proxy. Some routers let nobody inside reach their outside address: then try from a phone.',
    );
  }
}

async function database({ store }: AppServices): Promise<Told> {
  try {
    const { rows } = await store.asService((tx) =>
      tx.execute<{ version: string; at: number }>(
        sql`select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as at`,
      ),
    );
    const [row] = rows;
    const late = Math.abs((row?.at ?? 0) - Date.now() / 1000);
    if (late > mostClockSeconds) {
      return fails(
        `It answers, but its clock and this machine’s differ by ${Math.round(late)} seconds.`,
        'Run a time service on both: signing in and payments fail when a clock is minutes off.',
      );
    }
    return works(`PostgreSQL ${row?.version.split(' ')[0]} answers.`);
  } catch {
    return fails('It does not answer.', 'Look at DATABASE_URL, or at the free space of DATA_DIR.');
  }
}

async function store({ objects }: AppServices): Promise<Told> {
  const key = 'doctor/trial';
  try {
    await objects.put(key, Buffer.from('A trial.'));
    const read = await objects.get(key);
    await objects.removeBelow('doctor');
    if (read?.toString() === 'A trial.') return works('A file was written, read and removed.');
    return fails(
      'A file that was written came back as something else.',
      'Look at STORAGE_URL and what stands in front of it.',
    );
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EROFS' || code === 'EACCES') {
      return fails(
        'Nothing can be written there.',
        'Make the folder of STORAGE_URL (or DATA_DIR) writable for this user.',
      );
    }
    if (code === 'ENOSPC') return fails('The disk is full.', 'Make space on the disk of DATA_DIR.');
    return fails(
      'A file could not be written.',
      'Look at STORAGE_URL, STORAGE_KEY_ID, STORAGE_SECRET and the rights of the key.',
    );
  }
}

async function disk({ dataFolder }: AppServices): Promise<Told> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const says = `${(free / 1024 ** 3).toFixed(1)} GB are free.`;
  return free > leastFreeBytes
    ? works(says)
    : fails(says, 'Make space on the disk of DATA_DIR, or fewer backups (BACKUP_KEEP).');
}

async function writer(
  { client }: AppServices['textProviders'][number],
  prefix: string,
  patience: number,
): Promise<Told> {
  try {
    const dialect = await client.learn();
    let sentence = '';
    await client.stream(
      [
        { role: 'system', content: 'You answer with one short sentence.' },
        { role: 'user', content: 'Say good night.' },
      ],
      {
        maxTokens: 60,
        signal: AbortSignal.timeout(Math.max(60_000, 2 * patience)),
        silenceMilliseconds: patience,
        onText: (text) => {
          sentence += text;
        },
        onBegin: () => {},
        onUsage: () => {},
      },
    );
    if (sentence.trim() === '')
      return fails(`${client.model} answers without a word.`, `Set ${prefix}_MODEL to another model.`);
    const aloud = dialect.thinks ? ' It cannot be kept from thinking first, so stories begin late.' : '';
    return works(`${client.model} wrote a sentence.${aloud}`);
  } catch (error) {
    const kind = kindOf(error);
    const has = kind === 'refused_model' ? await client.models().catch(() => []) : [];
    const models = has.length > 0 ? ` It has: ${has.slice(0, 12).join(', ')}.` : '';
    return fails(`${client.model}: ${failures[kind]}${models}`, changeOf(kind, prefix));
  }
}

async function pictures({ gemini, offers }: AppServices): Promise<Told> {
  if (!offers.pictures) {
    return absent('Stories are words alone.', 'GEMINI_API_KEY=…, or PICTURES_BASE_URL=… and PICTURES_MODEL=…');
  }
  const prefix = gemini.takesReferences ? 'GEMINI' : 'PICTURES';
  try {
    await gemini.check();
    return works(`${gemini.imageModel} is there.`);
  } catch (error) {
    const kind = kindOf(error);
    return fails(`${gemini.imageModel}: ${failures[kind]}`, changeOf(kind, prefix));
  }
}

/** A sentence that a voice is tried with. */
const goodNight: Record<StoryLanguage, string> = { english: 'Good night.', spanish: 'Buenas noches.' };

async function voices({ speech }: AppServices): Promise<Told> {
  if (!speech) {
    return absent(
      'Stories are read aloud by the device.',
      'SPEECH_BASE_URL=… with SPEECH_MODEL=… and SPEECH_VOICES=…, or GEMINI_API_KEY=…',
    );
  }
  const { engine } = speech;
  const prefix = engine.id === 'gemini' ? 'GEMINI' : 'SPEECH';
  const [voice] = engine.voices;
  const [language = 'english'] = voice?.languages ?? [];
  try {
    await engine.check();
    const sound = await engine.speak(
      {
        text: goodNight[language],
        voice: voice?.name ?? '',
        accent: accents[language][0],
        language,
        rate: 1,
      },
      { signal: AbortSignal.timeout(askMilliseconds), timeoutMilliseconds: askMilliseconds, onUsage: () => {} },
    );
    const { seconds } = await makeSound({
      bytes: new Uint8Array(sound.bytes),
      mimeType: sound.mimeType,
      expected: 1,
      pause: 0,
    });
    return works(`${engine.model} said good night in ${seconds.toFixed(1)} seconds of sound.`);
  } catch (error) {
    if (error instanceof BadSound)
      return fails(
        `${engine.model} answers, but not with sound that can be used.`,
        'Let it answer WAV, MP3 or PCM to POST /audio/speech.',
      );
    const kind = kindOf(error);
    if (prefix === 'GEMINI')
      return fails(
        `${engine.model}: ${failures[kind]}`,
        'Set GEMINI_SPEECH_MODEL to a model that speaks, or SPEECH=off.',
      );
    return fails(
      `${engine.model}: ${failures[kind]}`,
      'Look at SPEECH_BASE_URL, which ends before /audio/speech, at SPEECH_MODEL, SPEECH_VOICES and SPEECH_API_KEY. In a container 127.0.0.1 is the container itself.',
    );
  }
}

async function issuer(it: AppServices['issuers']['google'], key: string, address: string): Promise<Told> {
  if (!it) return absent('Not set.', `${key}=… with what belongs to it in .env.example`);
  try {
    await it.client.discover();
    return works('Its discovery document was read.');
  } catch {
    return fails(
      'Its discovery document cannot be read. The button on the page says so, everything else runs.',
      `Look at ${address}: ${address}/.well-known/openid-configuration has to open in a browser, by https.`,
    );
  }
}

async function secondReader({ reader }: AppServices): Promise<Told> {
  if (!reader) return absent('The word lists decide alone.', 'READER=writer, or READER_BASE_URL=… and READER_MODEL=…');
  // The reader does not ask again about a text that it has read before.
  const text = `The owl counted ${randomInt(1_000_000)} stars and fell asleep.`;
  try {
    await reader.read(
      { kind: 'text', language: 'english', ageGroup: 'preschool', fears: [], before: '', text },
      { signal: AbortSignal.timeout(60_000) },
    );
    return works(`${reader.name} has read a sentence.`);
  } catch {
    return fails(
      `${reader.name} gives no verdict.`,
      'Look at READER_BASE_URL, READER_MODEL and READER_API_KEY, and at READER_DAILY_USD; READER=off leaves it to the word lists.',
    );
  }
}

async function mail({ mailer }: AppServices, mailTo: string | null): Promise<Told> {
  if (!mailer) return absent('No mail is sent.', 'SMTP_URL=smtp://user:password@mail.example.org:587 and MAIL_FROM=…');
  try {
    await mailer.verify();
    if (mailTo === null) return works('The mail server knows us.');
    await mailer.send(
      asMail(
        {
          language: 'en',
          subject: 'Mail works',
          paragraphs: ['This mail was asked for to see whether mail arrives. It does.'],
          foot: 'Nothing is to be done.',
        },
        mailTo,
      ),
    );
    return works(`A mail to ${mailTo} was taken. Whether it arrives, only its inbox can tell.`);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    if (code === 'EAUTH')
      return fails(
        'The mail server refuses the login.',
        'Look at the user and the password in SMTP_URL; write @ in a password as %40.',
      );
    if (responseCode !== undefined) {
      return fails(
        `The mail server refuses the mail with ${responseCode}.`,
        'Set MAIL_FROM to an address that this login may send from.',
      );
    }
    return fails(
      'The mail server cannot be reached.',
      'Look at the host and the port in SMTP_URL: smtp:// is mostly 587, smtps:// 465.',
    );
  }
}

async function payments({ offers, stripe, billing, publicUrl }: AppServices): Promise<Told> {
  if (!offers.payments)
    return absent('Nothing is sold.', 'STRIPE_SECRET_KEY=… with what belongs to it in .env.example');
  try {
    await stripe.readPrice(billing.priceMonthly);
  } catch {
    return fails(
      'Stripe does not tell the monthly price.',
      'Look at STRIPE_SECRET_KEY and STRIPE_PRICE_MONTHLY: both of live, or both of test mode.',
    );
  }
  const path = '/functions/v1/stripe-webhook';
  const answer = await fetch(publicUrl + path, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(askMilliseconds),
  }).catch(() => undefined);
  // Our own endpoint refuses an unsigned notification with 400.
  if (answer?.status === 400) return works('Stripe tells the price, and its notifications can reach this server.');
  return fails(
    `${publicUrl}${path} is answered with ${answer?.status ?? 'nothing'}.`,
    'Let the proxy pass that address, and name it as the endpoint at Stripe.',
  );
}

async function humans({ turnstile }: AppServices): Promise<Told> {
  if (!turnstile)
    return absent('Nobody is asked to prove to be a person.', 'TURNSTILE_SITE_KEY=… and TURNSTILE_SECRET_KEY=…');
  const answer = await turnstile.tryKey();
  if (answer === 'known') return works('It knows the secret key.');
  if (answer === 'unknown')
    return fails('It does not know the secret key.', 'Set TURNSTILE_SECRET_KEY to the one beside TURNSTILE_SITE_KEY.');
  return fails(
    'It cannot be reached. Nobody can sign in meanwhile.',
    'Look at the way out of this machine, or empty both TURNSTILE_ keys.',
  );
}

function kindOf(error: unknown): ProviderFailureKind {
  return error instanceof ProviderFailure ? error.kind : 'broken';
}

const failures: Record<ProviderFailureKind, string> = {
  refused_request: 'it refuses every request.',
  refused_key: 'it refuses the key.',
  refused_model: 'there is no such model at this address.',
  no_balance: 'the account there has nothing left to pay with.',
  too_often: 'we ask more often than we may.',
  busy: 'it is overloaded just now.',
  broken: 'it failed.',
  unreachable: 'nothing answers at its address.',
  cut: 'its answer broke off.',
  silent: 'it takes too long to begin.',
  filtered: 'it filtered the sentence.',
  garbled: 'it answers something else than this interface.',
};

function changeOf(kind: ProviderFailureKind, prefix: string): string {
  switch (kind) {
    case 'refused_key':
      return `Set ${prefix}_API_KEY to a key of this address.`;
    case 'refused_model':
      return `Set ${prefix}_MODEL to a model that is there, or ${prefix}_BASE_URL to where it is.`;
    case 'refused_request':
      return prefix === 'GEMINI' ? 'Set GEMINI_MODEL to another model.' : `Set ${prefix}_MODEL to another model.`;
    case 'no_balance':
      return 'Pay in at the provider.';
    case 'unreachable':
    case 'garbled':
      if (prefix === 'GEMINI')
        return 'Leave GEMINI_BASE_URL empty for Google’s own, and look at the way out of this machine.';
      if (prefix === 'PICTURES')
        return 'Set PICTURES_BASE_URL to the address that ends before /images/generations, for example https://api.openai.com/v1. In a container 127.0.0.1 is the container itself.';
      return `Set ${prefix}_BASE_URL to the address that ends before /chat/completions, for example http://127.0.0.1:11434/v1. In a container 127.0.0.1 is the container itself.`;
    case 'silent':
      return `Set ${prefix}_MODEL to a smaller model, or TEXT_PATIENCE_SECONDS to more, or give the machine a graphics card.`;
    default:
      return 'Try again in a while.';
  }
}
