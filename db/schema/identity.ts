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

/** Whoever has signed in once. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** Whether whoever vouches for the account says whose address it is: only then it proves anything (P07). */
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

/** One sign-in on one browser; its refresh tokens are a family that lives and dies together (P05). */
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

/** Refresh tokens are kept as hashes only. `replacedBy` names the child that a rotation made. */
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

/** A finished sign-in that waits for whoever started it to exchange its code, kept as a hash (RFC 7636). */
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
 * A link that was sent to an address, kept as a hash, with the browser that may use it. It is nobody's: who asks
 * for one need not have an account.
 */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    browserHash: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (table) => [index('sign_in_links_by_email').on(table.email, table.createdAt)],
);

/** A passkey of a parent: what is needed to check its signatures, and nothing that could make one. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    /** The browser that it was made in. */
    userAgent: text(),
    createdAt: at().notNull().defaultNow(),
    lastUsedAt: at(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** In which language mails come to somebody, and which of them. `leaveToken` ends the latter without a sign-in. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text({ enum: interfaceLanguages }).notNull().default('en'),
  /** Whether to be told that a link was opened that one gave away. */
  shares: boolean().notNull().default(true),
  leaveToken: uuid().notNull().unique().defaultRandom(),
});

/** Mails that are to go, and those that went: each about one thing once, whichever server sends it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['payment-problem', 'share-taken', 'export-ready', 'evening-story'] }).notNull(),
    about: text().notNull(),
    /** Until when there is time, where the mail says so. */
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

/** A browser that shows notifications to a parent: where its push service takes them, and the keys that hide them from it (RFC 8291). */
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
    /** A suspended account may read and leave, and has no story written (AMB-120). */
    status: text({ enum: ['active', 'inactive', 'suspended'] })
      .notNull()
      .default('active'),
    /** When the parent said to be 18 or older and a parent or guardian; without it nothing is written. */
    adultConfirmedAt: at(),
  },
  (table) => [
    index('profiles_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('profiles_status', sql`${table.status} in ('active', 'inactive', 'suspended')`),
  ],
);

/** Those who share a shelf. What is in it is what its adults made: see docs/decisions/0042-a-household.md. */
export const households = pgTable('households', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: at().notNull().defaultNow(),
});

/** Who is in which household: everybody in one, from the first sign-in on. */
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

/** A link that lets one adult more into a household, kept as a hash. It is gone once it was used or taken back. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who invites. */
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

/** A program that made itself known to ask parents for access (RFC 7591). It is nobody's, and has no secret. */
export const oauthClients = pgTable('oauth_clients', {
  id: uuid().primaryKey().defaultRandom(),
  /** As it calls itself. */
  name: text().notNull(),
  redirectUris: text().array().notNull(),
  createdAt: at().notNull().defaultNow(),
});

/** What a parent allowed a program that has not come for it yet, kept as a hash. */
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

/** What a parent gives another program to call with, kept as a hash. One that is revoked is gone. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the parent calls the program. */
    name: text().notNull(),
    scopes: text({ enum: accessScopes }).array().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: at().notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: at(),
    /** Null: good until it is revoked. */
    expiresAt: at(),
    /** The program that asked for it; null: the parent made it by hand. */
    clientId: uuid().references(() => oauthClients.id, { onDelete: 'cascade' }),
    /** The one address that it is good at (RFC 8707); null: all that its scopes open. */
    audience: text(),
    refreshHash: text().unique(),
    /** The refresh token before, which in a second hand ends all. */
    spentRefreshHash: text(),
    refreshExpiresAt: at(),
  },
  (table) => [
    index('access_tokens_by_user').on(table.userId),
    index('access_tokens_by_client').on(table.clientId),
    index('access_tokens_by_spent').on(table.spentRefreshHash),
  ],
);

/** A child that stories are for, as far as the parent wants to say. The nickname need not be a name. */
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
    /** What stories for this child leave out: fears, mostly. */
    avoid: text().array().notNull().default([]),
    /** How stories speak of the child; null: by what the name says. */
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
    /** How stories speak of the character; null: by what the name says. */
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
