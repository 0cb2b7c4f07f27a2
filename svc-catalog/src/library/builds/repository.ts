import type { BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import type { Knex } from 'knex';
import type { BuildReason } from './errors.ts';

export interface BuildRow {
  uuid: string;
  app_uuid: string | null;
  user_uuid: string;
  platform: BuildPlatform;
  version: number;
  branded: boolean;
  job_uuid: string;
  /** Derived from its job while that runs; refused if the job ended without a result. */
  state: 'await' | 'start' | 'passed' | 'refused';
  reason: BuildReason | null;
  size_bytes: number;
  basename: string;
  created_at: Date;
  ended_at: Date | null;
}

export type NewBuild = Pick<BuildRow, 'uuid' | 'app_uuid' | 'user_uuid' | 'platform' | 'version' | 'branded' | 'job_uuid'>;

export const insertBuild = (tx: Knex, build: NewBuild & { app_uuid: string }): Promise<unknown> => tx('app_builds').insert(build);

const DERIVED = `build.*,
  coalesce(build.state, case when job.state = 0 and job.attempts = 0 then 'await' when job.state = 0 then 'start' else 'refused' end) as state,
  coalesce(build.reason, case when build.state is null and job.state is distinct from 0 then 'failed' end) as reason`;

const builds = (db: Knex) => db('app_builds as build').leftJoin('jobs as job', 'job.uuid', 'build.job_uuid').select(db.raw(DERIVED));

export interface BuildQuery {
  platform?: BuildPlatform | undefined;
  appUuid?: string | undefined;
}

export const listBuilds = (db: Knex, userUuid: string, { platform, appUuid }: BuildQuery, limit: number): Promise<BuildRow[]> =>
  builds(db)
    .where({
      'build.user_uuid': userUuid,
      ...(platform && { 'build.platform': platform }),
      ...(appUuid && { 'build.app_uuid': appUuid }),
    })
    .orderBy([
      { column: 'build.created_at', order: 'desc' },
      { column: 'build.uuid', order: 'desc' },
    ])
    .limit(limit);

export async function endBuild(
  tx: Knex,
  uuid: string,
  end: { state: 'passed'; size_bytes: number; basename: string } | { state: 'refused'; reason: BuildReason },
): Promise<void> {
  await tx('app_builds')
    .where({ uuid })
    .update({ ...end, ended_at: tx.raw('clock_now()') });
}

/** Deletes earlier builds of the same app and platform. Returns their ids. */
export async function deleteEarlier(tx: Knex, uuid: string): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: Pick<BuildRow, 'uuid'>[] }>(
    `delete from app_builds earlier using app_builds build
     where build.uuid = ? and earlier.app_uuid = build.app_uuid and earlier.platform = build.platform
       and (earlier.created_at, earlier.uuid) < (build.created_at, build.uuid)
     returning earlier.uuid`,
    [uuid],
  );
  return rows.map((row) => row.uuid);
}

/** Lists builds of deleted apps, and those older than `days`. */
export const listSpent = (db: Knex, days: number, limit: number): Promise<Pick<BuildRow, 'uuid'>[]> =>
  db('app_builds as build')
    .select('build.uuid')
    .whereNull('build.app_uuid')
    .orWhereRaw('build.created_at <= clock_now() - make_interval(days => ?)', [days])
    .limit(limit);

export const deleteBuilds = (db: Knex, uuids: readonly string[]): Promise<number> =>
  db('app_builds')
    .whereIn('uuid', [...uuids])
    .delete();
