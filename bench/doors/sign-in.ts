import { seeded, spoiltBody, spoiltValue } from '#sandbox/mutate.ts';
import type { Door } from './door.ts';

/** The identity provider's answers, and what the browser brings back from it: nobody is signed in as somebody else. */
export const signIn: Door = {
  name: 'sign-in',
  share: 100,
  async open(house) {
    const { server, doors, issuer } = house;
    const client = server.ctx.issuers.oidc?.client;
    const counts = async () => {
      const [row] = await server.sql<{ sessions: number; lone: number }>(
        `select (select count(*)::int from sessions) as sessions,
           (select count(*)::int from users u where not exists (select from identities i where i.user_id = u.id)) as lone`,
      );
      return row ?? { sessions: 0, lone: 0 };
    };
    const go = async (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });

    /** Signs in; `change` alters the query of the address that the browser comes back with. */
    const come = async (change: (query: string) => string) => {
      const before = await counts();
      const faults: string[] = [];
      const read = (step: string, answer: Response) => {
        const place = answer.headers.get('location') ?? '';
        const end = URL.canParse(place, server.url) ? new URL(place, server.url) : undefined;
        // Addresses that are too long for any server are refused before they are read.
        if (answer.status === 431 || answer.status === 414) return undefined;
        if (answer.status !== 302 || !end) faults.push(`${step} was answered ${answer.status} ${place.slice(0, 99)}`);
        const code = new URLSearchParams(end?.hash.slice(1)).get('error_code');
        if (code && !['SIGN_IN_FAILED', 'SIGN_IN_CANCELLED'].includes(code)) faults.push(`${step} told ${code}`);
        return end;
      };
      await client?.discover().catch(() => {});
      const begun = await go(`${server.url}/auth/v1/authorize?provider=oidc`);
      const chooser = read('the start', begun);
      if (chooser && !/^https?:$/.test(chooser.protocol)) faults.push(`the browser was sent to ${chooser.protocol}`);
      if (!chooser || chooser.origin === server.url) return { faults, session: undefined };
      const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const back = await go(`${issuer.url}/authorize${chooser.search}`);
      const callback = back.headers.get('location');
      if (!callback) return { faults, session: undefined };
      const [path = '', query = ''] = callback.split('?');
      const answer = await go(`${server.url}${new URL(path).pathname}?${change(query)}`, cookie);
      const end = read('the return', answer);
      const session = new URLSearchParams(end?.hash.slice(1)).get('access_token') ?? undefined;
      const after = await counts();
      const made = after.sessions - before.sessions;
      if (made !== (session ? 1 : 0)) faults.push(`${made} sessions were made and ${session ? 1 : 0} given`);
      if (after.lone > 0) faults.push(`${after.lone} users belong to no account`);
      return { faults, session };
    };
    const whose = async (session: string) => {
      const answer = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${session}` } });
      return ((await answer.json()) as { email?: string }).email;
    };

    return {
      async exchange(seed) {
        const random = seeded(seed);
        const way = random();
        let signed: Record<string, unknown> | undefined;
        if (way < 0.5) house.spoil('issuer', random);
        else if (way < 0.8) {
          house.spoilClaims((claims) => {
            signed = spoiltValue(structuredClone(claims), random) as Record<string, unknown>;
            return signed;
          });
        }
        const onWay = (query: string) =>
          way < 0.8 ? query : (spoiltBody(Buffer.from(query), random)?.toString('latin1') ?? '');
        const { faults, session } = await come((query) =>
          encodeURI(onWay(query).replaceAll('#', '%23')).slice(0, 9000),
        );
        const email = session && (await whose(session));
        house.mend();
        // If a token has no email, the product asks the issuer for the email of the same subject.
        const vouched = typeof signed?.email === 'string' ? signed.email : house.account.email;
        if (email && email !== vouched.toLowerCase()) faults.push(`${vouched} came in as ${email}`);
        if (session && signed && !isSound(signed, doors.issuer.url)) faults.push('unsound claims were believed');
        return faults;
      },
      async close() {
        const { faults, session } = await come((query) => query);
        const email = session && (await whose(session));
        return [...faults, ...(email === house.account.email ? [] : [`a good sign-in ended as ${email}`])];
      },
    };
  },
};

/** Whether a token with these claims may be accepted at all. */
function isSound({ iss, aud, sub, exp, nonce }: Record<string, unknown>, issuer: string): boolean {
  const forUs = aud === 'lunatale' || (Array.isArray(aud) && aud.includes('lunatale'));
  const lives = typeof exp === 'number' && exp > Date.now() / 1000 - 60;
  return iss === issuer && forUs && lives && typeof sub === 'string' && sub !== '' && typeof nonce === 'string';
}
