import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accessScopes } from '#domain/identity/access-tokens.ts';
import { ageGroups } from '#domain/identity/age-groups.ts';
import { householdRoles } from '#domain/identity/household.ts';
import { interfaceLanguages } from '#domain/identity/language.ts';
import { personPronouns } from '#domain/identity/pronouns.ts';

const at = () => timestamp({ withTimezone: true });

/** Everybody who has signed in at least once. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** Whether the identity provider says the address is verified: otherwise it proves nothing (P07). */
    emailVerified: boolean().notNull().default(true),
    createdAt: at().notNull().defaultNow(),
    lastSignInAt: at().notNull().defaultNow(),
  },
  (table) => [index('users_email').on(sql`lower(${table.email})`)],
);

/** The account at the identity provider that a user signs in with. `subject` is the provider's stable id. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    fullName: text(),
    avatarUrl: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [unique().on(table.provider, table.subject), index().on(table.userId)],
);

/** One sign-in on one browser; its refresh tokens form a family that is revoked together (P05). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull().defaultNow(),
    lastUsedAt: at().notNull().defaultNow(),
    revokedAt: at(),
    userAgent: text(),
  },
  (table) => [index().on(table.userId)],
);

/** Refresh tokens, kept as hashes only. `parentId` names the token that this one replaced in a rotation. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    parentId: uuid(),
    replacedAt: at(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [index().on(table.sessionId), index().on(table.userId)],
);

/** A finished sign-in that waits for its starter to exchange the code, kept as a hash (RFC 7636). */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    codeHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    userAgent: text(),
    expiresAt: at().notNull(),
  },
  (table) => [index('sign_in_codes_by_user').on(table.userId)],
);

/**
 * A link that was sent to an address, kept as a hash, with the browser that may use it. It has no user: whoever asks
 * for one need not have an account.
 */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    browserHash: text().notNull(),
    /** Keyed hash of the network that asked, so that a stranger cannot use up the links of an address; null = unknown. */
    networkHash: text(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [index('sign_in_links_by_email').on(table.email, table.createdAt)],
);

/** A parent's passkey: what is needed to verify signatures, and nothing that could make one. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The COSE key, in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    /** The browser in which it was made. */
    userAgent: text(),
    createdAt: at().notNull().defaultNow(),
    lastUsedAt: at(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** The language of a user's interface and mails, and which mails they get. `leaveToken` unsubscribes from those without a sign-in. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text({ enum: interfaceLanguages }).notNull().default('en'),
  /** Whether to send a mail when a link that the user shared is opened. */
  shares: boolean().notNull().default(true),
  leaveToken: uuid().notNull().unique().defaultRandom(),
});

/** Queued and sent mails: one per user, kind and `about`, whichever server sends it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['payment-problem', 'share-taken', 'export-ready', 'evening-story'] }).notNull(),
    about: text().notNull(),
    /** The deadline that the mail names, if it names one. */
    until: at(),
    queuedAt: at().notNull().defaultNow(),
    claimedAt: at(),
    tries: integer().notNull().default(0),
    sentAt: at(),
  },
  (table) => [
    unique().on(table.userId, table.kind, table.about),
    index('mails_waiting').on(table.queuedAt).where(sql`${table.sentAt} is null`),
  ],
);

/** A browser that shows push notifications: its push service's endpoint, and the keys that encrypt them (RFC 8291). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both in base64url. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index('push_subscriptions_by_user').on(table.userId, table.createdAt)],
);

/** A parent's profile, one row per user (DATA-19). */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    avatarUrl: text(),
    provider: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** A suspended account may read and leave, but no stories are written for it (AMB-120). */
    status: text({ enum: ['active', 'inactive', 'suspended'] })
      .notNull()
      .default('active'),
    /** When the parent confirmed to be 18 or older and a parent or guardian; no story is written before that. */
    adultConfirmedAt: at(),
  },
  (table) => [
    index('profiles_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('profiles_status', sql`${table.status} in ('active', 'inactive', 'suspended')`),
  ],
);

/** The adults who share a shelf. The shelf holds what they made: see docs/decisions/0042-a-household.md. */
export const households = pgTable('households', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: at().notNull().defaultNow(),
});

/** Who is in which household: every user is in exactly one, from the first sign-in on. */
export const householdMembers = pgTable(
  'household_members',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    householdId: uuid()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    role: text({ enum: householdRoles }).notNull(),
    joinedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('household_members_by_household').on(table.householdId),
    uniqueIndex('household_members_owner').on(table.householdId).where(sql`role = 'owner'`),
    check('household_members_role', sql`${table.role} in ('owner', 'adult')`),
  ],
);

/** A link that lets one more adult into a household, kept as a hash. Deleted once it is used or revoked. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The adult who invites. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    householdId: uuid()
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [index('household_invitations_by_user').on(table.userId), index().on(table.householdId)],
);

/** A program that registered to ask parents for access (RFC 7591). It belongs to no user and has no secret. */
export const oauthClients = pgTable('oauth_clients', {
  id: uuid().primaryKey().defaultRandom(),
  /** The name the program gave itself. */
  name: text().notNull(),
  redirectUris: text().array().notNull(),
  createdAt: at().notNull().defaultNow(),
});

/** Access that a parent granted and that the program has not collected yet; the code is kept as a hash. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    codeHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    redirectUri: text().notNull(),
    challenge: text().notNull(),
    scopes: text({ enum: accessScopes }).array().notNull(),
    expiresAt: at().notNull(),
  },
  (table) => [index('oauth_codes_by_user').on(table.userId), index('oauth_codes_by_client').on(table.clientId)],
);

/** A token with which a parent's program calls us, kept as a hash. A revoked one is deleted. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The program's name, as the parent chose it. */
    name: text().notNull(),
    scopes: text({ enum: accessScopes }).array().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: at().notNull().defaultNow(),
    /** Accurate to the minute. */
    lastUsedAt: at(),
    /** Null: valid until it is revoked. */
    expiresAt: at(),
    /** The program that asked for it; null: the parent made it by hand. */
    clientId: uuid().references(() => oauthClients.id, { onDelete: 'cascade' }),
    /** The only address that accepts it (RFC 8707); null: all that its scopes open. */
    audience: text(),
    refreshHash: text().unique(),
    /** The previous refresh token; if it is used again, the grant is deleted. */
    spentRefreshHash: text(),
    refreshExpiresAt: at(),
  },
  (table) => [
    index('access_tokens_by_user').on(table.userId),
    index('access_tokens_by_client').on(table.clientId),
    index('access_tokens_by_spent').on(table.spentRefreshHash),
  ],
);

/** A child for whom stories are written, with what the parent chose to say. The nickname may be invented. */
export const children = pgTable(
  'children',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nickname: text().notNull(),
    ageGroup: text({ enum: ageGroups }).notNull(),
    likes: text().array().notNull().default([]),
    /** What stories for this child leave out; mostly fears. */
    avoid: text().array().notNull().default([]),
    /** How pictures show the child. */
    look: text().notNull().default(''),
    /** The child's pronoun in stories; null: guessed from the name. */
    pronoun: text({ enum: personPronouns }),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('children_by_user').on(table.userId, table.createdAt),
    check('children_pronoun', sql`${table.pronoun} in ('she', 'he', 'they')`),
  ],
);

/** A character who comes back in this family's stories, with a short look ("small blue dragon"). */
export const castMembers = pgTable(
  'cast_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    look: text().notNull().default(''),
    /** The character's pronoun in stories; null: guessed from the name. */
    pronoun: text({ enum: personPronouns }),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('cast_members_by_user').on(table.userId, table.createdAt),
    check('cast_members_pronoun', sql`${table.pronoun} in ('she', 'he', 'they')`),
  ],
);

/** Operators (DATA-36). Matched by verified e-mail, then bound to the account that first used it (P07). */
export const adminUsers = pgTable(
  'admin_users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    role: text({ enum: ['viewer', 'admin', 'super_admin'] }).notNull(),
    isActive: boolean().notNull().default(true),
    lastLogin: at(),
    permissions: jsonb().$type<Record<string, Record<string, boolean>>>().notNull().default({}),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('admin_users_email').on(sql`lower(${table.email} collate "C")`),
    uniqueIndex('admin_users_user').on(table.userId),
    check('admin_users_role', sql`${table.role} in ('viewer', 'admin', 'super_admin')`),
  ],
);
