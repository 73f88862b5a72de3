import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { memberRole, openOwnerConnection, serviceRole } from './connect.ts';

/** The two addresses a server works with: one for a single user's work, one for work of no single user. */
export type WorkingAddresses = { member: string; service: string };

const roles = { member: memberRole, service: serviceRole } as const;
type Kind = keyof typeof roles;
const kinds = Object.keys(roles) as Kind[];

/** An arbitrary number that nothing else here locks; not the migrations' one, whose lock a caller may hold. */
const lockId = 2_026_112_019;

/**
 * Returns the addresses of this database's two logins, which own nothing and may become nobody else. The first call
 * makes them, with passwords that only the owner can read; later calls return the same ones, for every server.
 * `url` logs in as the owner, who may create roles; the running server needs it for nothing else.
 */
export async function ensureLogins(url: string): Promise<WorkingAddresses> {
  const owner = await openOwnerConnection(url);
  try {
    await owner.query('select pg_advisory_lock($1)', [lockId]);
    await owner.query('create table if not exists drizzle.logins (kind text primary key, name text, password text)');
    const { rows } = await owner.query<{ kind: Kind; name: string; password: string }>('select * from drizzle.logins');
    const found = new Map(rows.map((row) => [row.kind, row]));
    const addresses = { member: '', service: '' };
    for (const kind of kinds) {
      const { name, password } = found.get(kind) ?? (await makeLogin(owner, kind));
      await ensureRights(owner, kind, name, password);
      addresses[kind] = addressOf(url, name, password);
    }
    return addresses;
  } catch (error) {
    throw new Error(
      `the server's own logins could not be made: ${(error as Error).message}; make them as docs/operating.md says, and set DATABASE_MEMBER_URL and DATABASE_SERVICE_URL`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
}

/** Roles belong to the whole server, so the login is named after its database, whose name is unique there. */
async function makeLogin(owner: pg.Client, kind: Kind): Promise<{ name: string; password: string }> {
  const { rows } = await owner.query<{ database: string; id: number }>(
    'select datname as database, oid::bigint as id from pg_database where datname = current_database()',
  );
  const { database = '', id } = rows[0] ?? {};
  const name = `${Buffer.byteLength(database) > 40 ? `lunatale_${id}` : database}_as_${kind}`;
  const password = randomBytes(32).toString('base64url');
  await owner.query('insert into drizzle.logins values ($1, $2, $3)', [kind, name, password]);
  const known = await owner.query('select from pg_roles where rolname = $1', [name]);
  // The role may be left over from a dropped database of the same name.
  if (known.rowCount) await owner.query(`alter role ${owner.escapeIdentifier(name)} login password '${password}'`);
  return { name, password };
}

/** A database may be a copy, or come from another server, so the login it names may not exist here yet. */
async function ensureRights(owner: pg.Client, kind: Kind, name: string, password: string): Promise<void> {
  const login = owner.escapeIdentifier(name);
  const { rows } = await owner.query<{ known: boolean; belongs: boolean | null; is_16: boolean }>(
    `select to_regrole($1) is not null as known, pg_has_role(to_regrole($1)::oid, $2, 'usage') as belongs,
       current_setting('server_version_num')::integer >= 160000 as is_16`,
    [login, roles[kind]],
  );
  if (!rows[0]?.known) await owner.query(`create role ${login} login password '${password}'`);
  // Before 16 a login that inherits a role's rights may also act as it, which gives it no further rights.
  const only = rows[0]?.is_16 ? ' with inherit true, set false' : '';
  // So that the owner may end its sessions and drop what it holds.
  if (!rows[0]?.known) await owner.query(`grant ${login} to current_user`);
  if (!rows[0]?.belongs) await owner.query(`grant ${roles[kind]} to ${login}${only}`);
}

/** Returns the address of the same server and database for another login. */
function addressOf(url: string, name: string, password: string): string {
  const address = new URL(url);
  address.username = encodeURIComponent(name);
  address.password = password;
  for (const said of ['user', 'password']) address.searchParams.delete(said);
  return address.href;
}

/**
 * Checks that both logins can work and can do nothing else: they own nothing, bypass nothing, create nothing and
 * belong to no role but their own (P09). If not, throws an error that says which login may do what.
 */
export async function requireModestLogins(addresses: WorkingAddresses): Promise<void> {
  for (const kind of kinds) {
    const client = new pg.Client({ connectionString: addresses[kind], connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (code !== '28P01' && code !== '28000') throw error;
      throw new Error(
        `PostgreSQL does not let the server's own login in (${message}); let it in, or set DATABASE_MEMBER_URL and DATABASE_SERVICE_URL`,
      );
    }
    try {
      const { name, powers } = await powersOf(client, roles[kind]);
      if (powers.length === 0) continue;
      throw new Error(
        `the database login ${name}, which works as ${roles[kind]}, ${powers.join(', ')}; docs/operating.md says how to make one that cannot`,
      );
    } finally {
      await client.end();
    }
  }
}

async function powersOf(client: pg.Client, role: string): Promise<{ name: string; powers: string[] }> {
  const { rows } = await client.query<{ name: string; powers: string[] }>(
    `select rolname as name, array_remove(array[
       case when rolsuper then 'is a superuser' end,
       case when rolbypassrls then 'bypasses row-level security' end,
       case when rolcreaterole then 'may create roles' end,
       case when rolcreatedb then 'may create databases' end,
       case when rolreplication then 'may replicate' end,
       case when exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = me.oid and deptype = 'o')
         then 'owns tables or databases' end,
       case when not pg_has_role(me.oid, $1, 'usage') then 'has not the rights of ' || $1 end,
       (select 'may act for ' || string_agg(other.rolname, ' and ') from pg_roles other
         where not rolsuper and other.oid <> me.oid and other.rolname <> $1 and pg_has_role(me.oid, other.oid, 'member'))
     ], null) as powers
     from pg_roles me where rolname = current_user`,
    [role],
  );
  return rows[0] ?? { name: 'nobody', powers: [] };
}
