import { issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { sometimesLate, spoiltBody } from '#sandbox/mutate.ts';
import { startS3 } from '#sandbox/s3/server.ts';
import { type Spoiler, startSpoiler } from '#sandbox/spoiler.ts';
import { startTestShop } from '#server/billing/testing.ts';
import { createObjectStore } from '#server/platform/objects/create-object-store.ts';
import type { TestMember } from '#server/testing.ts';
import { startMailSpoiler } from './mail-spoiler.ts';

const vendors = ['stripe', 'deepseek', 'gemini', 'reader'] as const;
type Spoilable = (typeof vendors)[number] | 'issuer' | 's3';

/** About one answer in three is wrong. */
const spoiltShare = 0.34;
/** The longest delay of a late answer, in milliseconds: longer than the product waits for words here. */
const latest = 800;

/** Starts the product with every service it calls behind a door at which answers can be spoilt. */
export async function openHouse() {
  const doors = {} as Record<Spoilable, Spoiler>;
  const mail = await startMailServer();
  const mailDoor = await startMailSpoiler(mail.url);
  /** Changes the claims of the next tokens that the issuer signs. */
  let claims: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined;
  const account = { sub: '1', email: 'ana@example.org', name: 'Ana' };
  const issuer = await startIssuer({ ...issuers.pocketId, claims: (made) => claims?.(made) ?? made }, account);
  doors.issuer = await startSpoiler(issuer.url, { signed: true });
  const s3 = await startS3({ pageSize: 2 });
  doors.s3 = await startSpoiler(s3.endpoint, { signed: true });
  const { region, accessKeyId, secretAccessKey } = s3;
  const endpoint = doors.s3.url + new URL(s3.endpoint).pathname;
  const shop = await startTestShop({
    vendors: ['google', 'stripe', 'deepseek', 'gemini'],
    reader: {},
    oidc: { issuer: doors.issuer.url, clientSecret: '' },
    mail: { url: mailDoor.url, from: 'Lunatale <hello@lunatale.test>', patience: 300, pause: 20 },
    objects: createObjectStore({ kind: 's3', endpoint, region, accessKeyId, secretAccessKey }),
    silenceMilliseconds: 600,
    rateLimitFactor: 0,
    through: async (urls) => {
      for (const vendor of vendors) doors[vendor] = await startSpoiler(urls[vendor] ?? '');
      return Object.fromEntries(vendors.map((vendor) => [vendor, doors[vendor].url]));
    },
  });
  const { server } = shop;

  const house = {
    ...shop,
    account,
    issuer,
    mail,
    mailDoor,
    s3,
    doors,
    /** From now on about one answer in three of this vendor is wrong, in a way that `random` chooses. */
    spoil(vendor: Spoilable, random: () => number): void {
      doors[vendor].spoil = async ({ body }) => {
        await sometimesLate(random, latest);
        return random() < spoiltShare ? spoiltBody(body, random) : undefined;
      };
    },
    spoilClaims(change: typeof claims): void {
      claims = change;
    },
    /** All services answer correctly again, and the circuit breakers are closed. */
    mend(): void {
      for (const door of Object.values(doors)) door.spoil = undefined;
      mailDoor.spoil = undefined;
      claims = undefined;
      for (const breaker of Object.values(server.ctx.breakers)) breaker.succeeded();
    },
    /** Returns what an exchange has left unfinished: reservations that are still held. */
    async unfinished(member: TestMember): Promise<string[]> {
      await server.ctx.running.settled();
      const [row] = await server.sql<{ running: number }>(
        "select count(*)::int as running from generations where user_id = $1 and status in ('reserved', 'writing')",
        [member.userId],
      );
      return row?.running === 0 ? [] : [`left ${row?.running} reservations`];
    },
    /** Returns what a whole run has left behind: open connections, and failures reported as INTERNAL. */
    async leftBehind(): Promise<string[]> {
      await server.ctx.running.settled();
      await server.ctx.settled();
      await server.ctx.recorder.flush();
      const left: string[] = [];
      const open = { ...doors, 'the mail server': mailDoor };
      for (const [name, door] of Object.entries(open)) {
        for (let waited = 0; door.underWay() > 0 && waited < 5000; waited += 50) await pause(50);
        if (door.underWay() > 0) left.push(`left ${door.underWay()} connections to ${name}`);
      }
      const ours = await server.sql<{ error_message: string; details: unknown }>(
        "delete from error_logs where error_message = 'INTERNAL' returning error_message, error_details as details",
      );
      if (ours.length > 0) left.push(`told ${ours.length} failures as its own`);
      return left;
    },
    async close(): Promise<void> {
      await server.stop();
      for (const door of Object.values(doors)) await door.stop();
      await mailDoor.stop();
      await mail.stop();
      await issuer.stop();
      await s3.stop();
    },
  };
  return house;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
