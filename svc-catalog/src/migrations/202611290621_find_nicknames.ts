import { nicknameLook } from '@meowtale/contracts/inputs/catalog/nickname-look';
import type { Knex } from 'knex';

export const outsideTransaction = true;

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Computes the looks of existing nicknames in batches, so that no row is locked for long; an interrupted run continues. */
async function fillLooks(knex: Knex): Promise<void> {
  for (let after = FIRST; ; ) {
    const people = await knex('users')
      .whereNull('nickname_look')
      .whereNull('erased_at')
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(BATCH)
      .select<{ uuid: string; nickname: string }[]>('uuid', 'nickname');
    const last = people.at(-1);
    if (!last) return;
    after = last.uuid;
    const [uuids, names] = [people.map(({ uuid }) => uuid), people.map(({ nickname }) => nickname)];
    await knex.raw(
      `update users set nickname_look = named.look
       from unnest(?::uuid[], ?::text[], ?::text[]) as named(uuid, nickname, look)
       where users.uuid = named.uuid and users.nickname = named.nickname and users.nickname_look is null`,
      [uuids, names, names.map(nicknameLook)],
    );
  }
}

export async function up(knex: Knex): Promise<void> {
  await fillLooks(knex);
  // An index whose creation was interrupted exists but is invalid.
  await knex.raw('drop index concurrently if exists users_by_nickname_look');
  await knex.raw('create index concurrently users_by_nickname_look on users (nickname_look)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists users_by_nickname_look');
}
