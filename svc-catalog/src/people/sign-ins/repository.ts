import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import type { Device } from './device.ts';

export interface SignInRow extends Device {
  uuid: string;
  user_uuid: string;
  auth_time: number;
  country: string | null;
  seen_at: Date;
}

type Seen = Omit<SignInRow, 'uuid' | 'seen_at'>;

/** Records that a sign-in is in use, at most once in some minutes. Returns whether it is a new one. */
export async function noteSeen(db: Knex, seen: Seen): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is_new: boolean }[] }>(
    `insert into sign_ins as kept (uuid, user_uuid, auth_time, browser, system, device, country) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (user_uuid, auth_time) do update
       set seen_at = clock_now(), browser = excluded.browser, system = excluded.system, device = excluded.device, country = excluded.country
       where kept.seen_at < clock_now() - interval '5 minutes'
     returning xmax = 0 as is_new`,
    [uuidv7(), seen.user_uuid, seen.auth_time, seen.browser, seen.system, seen.device, seen.country],
  );
  return rows[0]?.is_new ?? false;
}

/** Deletes all but the newest; deleting doesn't end them. */
export const keepNewest = (db: Knex, userUuid: string, most: number): Promise<unknown> =>
  db.raw(
    `delete from sign_ins where user_uuid = ? and auth_time <= (
       select auth_time from sign_ins where user_uuid = ? order by auth_time desc offset ? limit 1)`,
    [userUuid, userUuid, most],
  );

export const listSignIns = async (db: Knex, userUuid: string): Promise<SignInRow[]> =>
  (await db<SignInRow>('sign_ins').where({ user_uuid: userUuid }).orderBy('seen_at', 'desc')).map(toRow);

export async function findSignIn(tx: Knex, userUuid: string, uuid: string): Promise<SignInRow | undefined> {
  const row = await tx<SignInRow>('sign_ins').where({ user_uuid: userUuid, uuid }).first();
  return row && toRow(row);
}

export const deleteSignIn = (tx: Knex, uuid: string): Promise<unknown> => tx('sign_ins').where({ uuid }).delete();
export const deleteSignIns = (tx: Knex, userUuid: string): Promise<unknown> => tx('sign_ins').where({ user_uuid: userUuid }).delete();

const toRow = (row: SignInRow): SignInRow => ({ ...row, auth_time: Number(row.auth_time) });
