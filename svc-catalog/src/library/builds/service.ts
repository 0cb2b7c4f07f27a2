import { BUILD_KEPT_DAYS, GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { addAppBuildInput, findStoreAppBuildInput } from '@meowtale/contracts/inputs/catalog/build';
import {
  type Async,
  addJob,
  asyncIdOf,
  clockNow,
  DomainError,
  findAsync,
  inTransaction,
  issueGrant,
  parseInput,
  watch,
} from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { findOwnApp } from '../apps/service.ts';
import { JOB_PREFIX } from '../jobs/model.ts';
import { isBranded, requirePlatform } from '../plans/policy.ts';
import { rightsOf } from '../plans/service.ts';
import { keys, type Storage } from '../storage/model.ts';
import { type Building, buildAppKind } from './build-app.ts';
import { BUILD_AUDIENCE } from './model.ts';
import type { BuildRow } from './repository.ts';
import * as builds from './repository.ts';

const LISTED_MAX = 100;
const WAIT_MS = 10_000;
const EVERY_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Builds the caller's app for a platform. Returns the job; without `useAsync` when it ended, or after ten seconds.
 * @throws DomainError `input/invalid`, also for an app without a version or in the trash; `job/running`; AppNotFound; PlanRequired for a
 *   platform that Basic doesn't have
 */
export async function addAppBuild(db: Db, building: Building, ownerUuid: string, input: unknown): Promise<Async | null> {
  const { uuid, platform, useAsync } = parseInput(addAppBuildInput, input);
  const app = await findOwnApp(db, ownerUuid, uuid);
  if (app.deleted_at || app.version === 0) {
    throw new DomainError('input/invalid', { fields: [{ path: 'uuid', key: 'app.errors.nothingToPlay' }] });
  }
  const { services } = await rightsOf(db, ownerUuid);
  requirePlatform(services, platform);
  const { version, name } = app;
  const branded = isBranded(services);
  const job = await inTransaction(db, async (tx) => {
    const build = uuidv7();
    const wanted = { build, app: uuid, version, platform, name, branded };
    const job_uuid = await addJob(tx, buildAppKind(building), { userUuid: ownerUuid, subject: `${uuid} ${platform}`, input: wanted });
    await builds.insertBuild(tx, { uuid: build, app_uuid: uuid, user_uuid: ownerUuid, platform, version, branded, job_uuid });
    return job_uuid;
  });
  return findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
}

/** Lists a person's builds, the last one first. @throws DomainError `input/invalid` */
export function listBuilds(db: Db, userUuid: string, input: unknown): Promise<BuildRow[]> {
  const { platform, app_uuid } = parseInput(findStoreAppBuildInput, input);
  return builds.listBuilds(db, userUuid, { platform: platform ?? undefined, appUuid: app_uuid ?? undefined }, LISTED_MAX);
}

/** Returns the download address of a passed build, valid for fifteen minutes; null for any other. */
export async function buildUrl(db: Db, works: Works, { uuid, state, basename }: BuildRow): Promise<string | null> {
  if (state !== 'passed') return null;
  const signing = { secret: works.grantSecret, audience: BUILD_AUDIENCE, now: await clockNow(db) };
  const token = issueGrant({ file: uuid }, GRANT_LIFETIME_SECONDS, signing);
  return `${works.addresses.files}/b/${uuid}/${encodeURIComponent(basename)}?c=${token}`;
}

/** Deletes builds of deleted apps and old ones, their files first. Returns how many. */
export async function dropSpentBuilds(db: Db, storage: Storage): Promise<number> {
  for (let dropped = 0; ; ) {
    const spent = (await builds.listSpent(db, BUILD_KEPT_DAYS, AT_ONCE)).map(({ uuid }) => uuid);
    for (const uuid of spent) await storage.remove(keys.build(uuid));
    dropped += await builds.deleteBuilds(db, spent);
    if (spent.length < AT_ONCE) return dropped;
  }
}

/** Deletes spent builds every hour while the service runs. */
export const watchBuilds = (app: FastifyInstance, db: Db, storage: Storage): void =>
  watch(app, { everyMs: EVERY_MS, work: () => dropSpentBuilds(db, storage), fault: 'expired builds could not be deleted' });
