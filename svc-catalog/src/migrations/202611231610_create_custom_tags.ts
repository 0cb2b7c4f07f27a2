import type { Knex } from 'knex';

/** Creates people's own labels, including those that are on their apps already. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table custom_tags (
      uuid uuid primary key,
      user_uuid uuid not null references users,
      category text not null check (category in ('app', 'store', 'drama')),
      -- Without the prefix by which it is known among an app's tags.
      name text not null check (name <> ''),
      created_at timestamptz(3) not null default clock_now(),
      updated_at timestamptz(3) not null default clock_now()
    );
    create unique index custom_tags_of_user on custom_tags (user_uuid, category, lower(name));

    insert into custom_tags (uuid, user_uuid, category, name)
      select distinct on (owner_uuid, lower(name)) gen_random_uuid(), owner_uuid, 'app', name
      from (select owner_uuid, substr(tag, 6) as name from apps, unnest(tags) as tag where tag like 'user:_%') as labels
      order by owner_uuid, lower(name), name;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table custom_tags');
}
