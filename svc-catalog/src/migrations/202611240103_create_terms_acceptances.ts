import type { Knex } from 'knex';

/** Creates acceptances of the listing terms, including those of people who had submitted under them before. */
export async function up(knex: Knex, { runtimeRole }: { runtimeRole: string }): Promise<void> {
  await knex.raw(`
    create table terms_acceptances (
      user_uuid uuid not null references users,
      version text not null,
      accepted_at timestamptz(3) not null default clock_now(),
      primary key (user_uuid, version)
    )`);
  await knex.raw(`
    insert into terms_acceptances (user_uuid, version, accepted_at)
    select stores.owner_uuid, store_submits.terms_version, min(store_submits.created_at)
    from store_submits join stores on stores.uuid = store_submits.store_uuid
    where store_submits.terms_version is not null
    group by 1, 2`);
  await knex.raw('revoke update, delete on terms_acceptances from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table terms_acceptances');
}
