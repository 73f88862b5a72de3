import type pg from 'pg';
import { searchPartMark } from '#domain/stories/text/search-text.ts';

/** One parent with a large shelf among many others. */
export type LibraryWorld = { userId: string; shelf: number; stories: number };

/** Returns the full size, or the share of it that BENCH_SHARE sets: 0.1 is a tenth, for a quick look. */
function worldSize() {
  const share = Number(process.env.BENCH_SHARE || 1);
  return { shelf: Math.ceil(10_000 * share), stories: Math.ceil(1_000_000 * share), users: Math.ceil(20_000 * share) };
}

/** "porridge" is in 1 of 100 stories, "zeppelin" in 1 of the large shelf only; titles do not sort by time. */
const sentence = 'The fox went down to the quiet river, where the lantern was, and asked the owl who had lit it. ';

/**
 * Makes the world inside the database. Triggers are off meanwhile, and the columns that they maintain are written
 * directly; a twentieth of the large shelf are chapters in series of three.
 */
export async function fillLibrary(owner: pg.Client): Promise<LibraryWorld> {
  const { shelf, stories, users } = worldSize();
  // Every `stride`-th story belongs to the large shelf.
  const stride = Math.floor(stories / shelf);
  await owner.query("set synchronous_commit = off; set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  await owner.query('alter table stories disable trigger user');
  const { rows } = await owner.query<{ id: string }>(
    "insert into users (email) values ('shelf@example.com') returning id",
  );
  const userId = rows[0]?.id ?? '';
  await owner.query(
    `insert into users (email) select 'user' || n || '@example.com' from generate_series(1, $1::integer) n`,
    [users],
  );
  await owner.query(
    'create temporary table people as select id, row_number() over ()::integer as pick from users where id <> $1',
    [userId],
  );
  await owner.query('create unique index on people (pick); analyze people');
  // Rows are stored in the order of saving; the large shelf is scattered among the others, as after years of use.
  await owner.query(`insert into stories (user_id, title, title_key, content, length, language, characters, setting, message, age_group,
      model, story_type, search_text, created_at, series_from, series_to)
    select coalesce(p.id, '${userId}'), title, lower(title), '**' || title || '**' || e'\\n\\n' || opening || repeat('${sentence}', 9), 'medium',
      case n / 19 % 2 when 0 then 'english' else 'spanish' end, array[animal, 'Nora'], place, 'sharing', age,
      'deepseek', 'free_no_image', animal || e'\\nnora\\n' || place || e'\\nsharing' || '${searchPartMark}' || lower('**' || title || '**' || e'\\n\\n' || left(opening || '${sentence}${sentence}', 170)),
      at, at, at
    from (select n, 'Story number ' || reverse(n::text) || ' of the ' || (array['lantern','river','moon','attic','harbour'])[1 + n / 13 % 5] as title,
        (array['fox','rabbit','dragon','bear','owl','cat'])[1 + n / 17 % 6] as animal,
        (array['forest','space','beach','castle','garden','our house'])[1 + n / 7 % 6] as place,
        (array['toddler','preschool','elementary'])[1 + n / 11 % 3] as age,
        case when n = ${Math.floor(shelf / 2) * stride} then 'A zeppelin came. ' when n / ${stride} % 100 = 0 then 'There was porridge for supper. ' else '' end as opening,
        now() - interval '3 years' * (1 - n::float8 / ${stories}) as at,
        case when n % ${stride} = 0 then 0 else 1 + floor(random() * ${users})::integer end as pick
      from generate_series(1, ${stories}) n offset 0) s left join people p on p.pick = s.pick`);
  await owner.query(
    `with numbered as (select id, created_at, row_number() over (order by created_at) - 1 as n from stories where user_id = $1),
      chapters as (select id, first_value(id) over w as head, min(created_at) over w as begun, max(created_at) over w as ended
        from numbered where n / 3 % 20 = 0 window w as (partition by n / 3 order by n rows between unbounded preceding and unbounded following))
    update stories set chapter_of = nullif(head, stories.id), series = head, series_from = begun, series_to = ended from chapters where chapters.id = stories.id`,
    [userId],
  );
  await owner.query(
    `insert into favorites (user_id, story_id) select user_id, id from stories where user_id = $1 order by random() limit $2::integer`,
    [userId, Math.ceil(shelf / 20)],
  );
  await owner.query(
    `insert into favorites (user_id, story_id) select user_id, id from stories where random() < 0.03 on conflict do nothing`,
  );
  await owner.query('alter table stories enable trigger user');
  await owner.query('vacuum analyze');
  const { rows: counted } = await owner.query<{ shelf: string; stories: string }>(
    'select count(*) filter (where user_id = $1) as shelf, count(*) as stories from stories',
    [userId],
  );
  return { userId, shelf: Number(counted[0]?.shelf), stories: Number(counted[0]?.stories) };
}
