import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

/** The documented tables with the columns that each must have. */
const documented = {
  'DATA-01': [
    'stories',
    'id user_id title content length language characters setting message age_group model images image_upload_failed created_at updated_at',
  ],
  'DATA-05': ['stories', 'story_type'],
  'DATA-19': ['profiles', 'id name email avatar_url provider created_at'],
  'DATA-20': ['subscriptions', 'user_id status trial_ends_at renewal_date canceled_at created_at has_ever_subscribed'],
  'DATA-21': ['trials', 'user_id ends_at'],
  'DATA-23': [
    'user_usage_limits',
    'free_no_image_stories_used free_no_image_stories_limit free_image_stories_used free_image_stories_limit daily_gemini_stories_used daily_gemini_stories_limit has_ever_paid subscription_status daily_limit_reset_date updated_at',
  ],
  'DATA-36': ['admin_users', 'id email role is_active last_login permissions'],
  'DATA-39': [
    'error_logs',
    'id error_message error_type severity user_id page_path stack_trace user_agent timestamp ai_provider duration error_details',
  ],
  'DATA-40': ['user_events', 'user_id session_id event_type event_data timestamp page_path'],
  'DATA-41': [
    'story_analytics',
    'story_id user_id model_used success error_message generation_time_ms word_count cost_usd timestamp story_params retry_attempt',
  ],
  'DATA-42': [
    'api_usage_logs',
    'id api_provider endpoint method status_code response_time_ms error_message user_id timestamp request_body response_body cost_usd',
  ],
} as const;

describe('the tables', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let user: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = await openOwnerConnection(database.url);
    const { rows } = await client.query("insert into users (email) values ('ana@example.com') returning id");
    user = rows[0].id;
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test.each(Object.entries(documented))('[%s] the documented columns are there', async (_id, [table, columns]) => {
    const { rows } = await client.query(
      'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(columns.split(' ')));
  });

  test('[DATA-02] [DATA-03] [DATA-04] a story gets a random uuid, a title, and its lists and flags as such', async () => {
    const { rows } = await client.query(
      `insert into stories (user_id, content, length, language, characters, setting, message, age_group, model, story_type)
       values ($1, 'Once.', 'short', 'english', array['Fox', 'Owl'], 'forest', 'sharing', 'toddler', 'deepseek', 'free_no_image')
       returning id, title, characters, images, image_upload_failed`,
      [user],
    );
    expect(rows[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      title: 'Untitled Story',
      characters: ['Fox', 'Owl'],
      images: null,
      image_upload_failed: false,
    });
  });

  test('[DATA-22] [DATA-35] a usage row needs its user only, and there is one for each user', async () => {
    const insert = 'insert into user_usage_limits (user_id) values ($1) returning *';
    const { rows } = await client.query(insert, [user]);
    expect(rows[0]).toMatchObject({
      free_no_image_stories_used: 0,
      free_no_image_stories_limit: 3,
      free_image_stories_used: 0,
      free_image_stories_limit: 1,
      daily_gemini_stories_used: 0,
      daily_gemini_stories_limit: 10,
      has_ever_paid: false,
    });
    await expect(client.query(insert, [user])).rejects.toMatchObject({ code: '23505' });
  });

  test('[DATA-36] an operator is a viewer, admin or super_admin, and nothing else', async () => {
    const insert = "insert into admin_users (email, role) values ($1 || '@example.com', $1)";
    for (const role of ['viewer', 'admin', 'super_admin']) await client.query(insert, [role]);
    await expect(client.query(insert, ['owner'])).rejects.toMatchObject({ code: '23514' });
  });
});
