import type { Knex } from 'knex';

/** Creates links that open an app's editor in another tab, once within a minute. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app_editor_links (
      -- SHA-256 of what stands in the address, in hex.
      token_hash text primary key,
      user_uuid uuid not null references users,
      app_uuid uuid not null references apps on delete cascade,
      -- SHA-256, base64url, of what the page that asked keeps in its origin's storage.
      challenge text not null,
      expires_at timestamptz(3) not null
    );
    create index app_editor_links_of_user on app_editor_links (user_uuid, expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table app_editor_links');
}
