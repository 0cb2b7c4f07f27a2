import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import {
  CHECKED_RELEASE_ACTIONS,
  findReleaseVersionsInput,
  type MoveReleaseInput,
  moveReleaseInput,
} from '@meowtale/contracts/inputs/catalog/release';
import type { LiveRelease, ReleasePointer, ServiceEvents } from '@meowtale/contracts/releases';
import {
  BreakingChangeError,
  listReleases,
  openReleaseStorage,
  PointerMovedError,
  ReleaseError,
  type ReleaseStorageSettings,
  readHistory,
  readPointer,
  readRelease,
  readSeen,
  readService,
  readTrials,
  releaseFile,
  stopCanary,
} from '@meowtale/releases';
import { describe } from '@meowtale/releases/check';
import { type Mover, promote, rollback, startCanary, switchSlice } from '@meowtale/releases/moves';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { NIL } from 'uuid';
import { ZodError } from 'zod';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { findPerson } from '../../people/people/service.ts';
import { recordStaffAction } from '../audit/service.ts';
import { type ChangeView, canaryOf, changeOf, type EnvironmentReleases, eventsBetween, figuresOf } from './model.ts';

const VERSIONS_MAX = 100;
const FINDINGS_MAX = 100;

/** Opens the releases of this service's environment. */
export const openReleases = (env: ReleaseStorageSettings & { RELEASE_ENVIRONMENT: string }): EnvironmentReleases => ({
  storage: openReleaseStorage(env),
  environment: env.RELEASE_ENVIRONMENT,
});

interface LiveFiles {
  size_bytes: number | null;
  budget_bytes: number | null;
  events: ServiceEvents | null;
}

/** Reads what the page shows of a live release's files; null when one is missing or was changed. */
async function readLive({ storage }: EnvironmentReleases, name: string, live: LiveRelease): Promise<LiveFiles | null> {
  try {
    if (live.kind === 'service') return { size_bytes: null, budget_bytes: null, events: (await readService(storage, name, live)).events };
    const { sizeBytes, budgetBytes } = (await readRelease(storage, name, live)).manifest;
    return { size_bytes: sizeBytes, budget_bytes: budgetBytes, events: null };
  } catch (error) {
    // A storage that is away damages nothing.
    if (error instanceof ReleaseError || error instanceof ZodError) return null;
    throw error;
  }
}

/** Returns what the environment runs, with what tabs report and the last change of each slice. */
export async function findReleases(releases: EnvironmentReleases) {
  const { storage, environment } = releases;
  const [pointer, seen, changes] = await Promise.all([
    readPointer(storage, environment),
    readSeen(storage, environment),
    readChanges(releases),
  ]);
  const trials = await readTrials(storage, pointer);
  const slices = await Promise.all(
    Object.entries(pointer.slices).map(async ([name, live]) => ({ name, live, files: await readLive(releases, name, live) })),
  );
  const services = slices.flatMap(({ name, files }) => (files?.events ? [{ name, events: files.events }] : []));
  return {
    environment,
    revision: pointer.revision,
    slices: slices.map(({ name, live, files }) => ({
      ...{ name, kind: live.kind, version: live.version, previous: live.previous?.version ?? null },
      ...{ killed: live.killed, pinned: live.pinned, is_damaged: files === null },
      ...{ size_bytes: files?.size_bytes ?? null, budget_bytes: files?.budget_bytes ?? null },
      canary: canaryOf(live, trials[name]),
      change: changes.find((change) => change.slices.some(({ slice }) => slice === name)) ?? null,
      figures: figuresOf(seen[name]),
    })),
    events: eventsBetween(services),
  };
}

/** Reads all changes, the last first. */
async function readChanges({ storage, environment }: EnvironmentReleases): Promise<ChangeView[]> {
  const history = await readHistory(storage, environment);
  return history.flatMap((pointer) => changeOf(pointer) ?? []).reverse();
}

/** Lists changes, the last first. @throws DomainError `input/invalid` */
export async function findReleaseHistory(releases: EnvironmentReleases, args: { q?: unknown }): Promise<Page<ChangeView>> {
  const query = parseQuery(listQuery, args.q);
  const range = toPageRange(query, 'number');
  const changes = await readChanges(releases);
  const following = range.after === null ? changes : changes.filter(({ revision }) => revision < Number(range.after?.value));
  const rows = following.slice(range.offset, range.offset + range.limit + 1);
  // A revision is unique, so that its cursor needs no uuid.
  const cursor = ({ revision }: ChangeView) => cursorOf(revision, NIL);
  return toPage(rows, { query, range, total: changes.length, cursor }, rows.slice(0, range.limit));
}

/** Lists a slice's published releases, the newest first. @throws DomainError `input/invalid` */
export async function findReleaseVersions({ storage }: EnvironmentReleases, args: unknown) {
  const { slice } = parseInput(findReleaseVersionsInput, args);
  const published = (await listReleases(storage)).filter((release) => release.slice === slice);
  const versions = await Promise.all(
    published.map(async ({ version }) => {
      const file = await storage.look(releaseFile(slice, version, 'integrity.json'));
      return file ? [{ version, published_at: file.writtenAt }] : [];
    }),
  );
  return versions
    .flat()
    .sort((one, other) => other.published_at.getTime() - one.published_at.getTime())
    .slice(0, VERSIONS_MAX);
}

interface Moving {
  db: Db;
  releases: EnvironmentReleases;
}

/**
 * Changes what is live, with an audit entry.
 * @throws DomainError `input/invalid`, also for a change of nothing; `input/conflict` when the revision isn't the newest; `release/rejected`
 *   with the findings, and whether it can be forced
 */
export async function moveRelease({ db, releases }: Moving, staff: UserActor, args: unknown) {
  const input = parseInput(moveReleaseInput, args);
  const { slice, action, version, canary, revision, reason } = input;
  const isForced = input.is_forced === true && CHECKED_RELEASE_ACTIONS.includes(action);
  const by = (await findPerson(db, staff.uuid))?.nickname || staff.uuid;
  await inTransaction(db, async (tx) => {
    await recordStaffAction(tx, {
      actorUuid: staff.uuid,
      action: `release-${action}`,
      subject: { type: 'release', uuid: null, name: version ? `${slice} ${version}` : slice },
      reason,
      details: {
        environment: releases.environment,
        slice,
        version: version ?? null,
        canary: canary ?? null,
        revision,
        is_forced: isForced,
      },
    });
    // Last, because it can't be undone: if it fails, the transaction is rolled back.
    const after = await run(releases, input, { by, reason, expectedRevision: revision, isForced }).catch(rethrow);
    if (after.revision === revision) throw new DomainError('input/invalid', { fields: [{ path: 'action', key: 'invalid.action' }] });
  });
  return findReleases(releases);
}

function run({ storage, environment }: EnvironmentReleases, input: MoveReleaseInput, mover: Mover): Promise<ReleasePointer> {
  const { slice, action, version, canary } = input;
  switch (action) {
    case 'promote':
      return promote(storage, environment, { [slice]: version as string }, mover);
    case 'rollback':
      return rollback(storage, environment, { slice, to: version ?? undefined }, mover);
    case 'stop':
      return stopCanary(storage, environment, slice, mover);
    case 'canary': {
      const { share_bp, cohort, loads, failures_bp } = canary as NonNullable<MoveReleaseInput['canary']>;
      const budget = { loads, failures: failures_bp / 10_000 };
      const wish = { slice, version: version as string, share: share_bp, cohort: cohort ?? undefined, budget };
      return startCanary(storage, environment, wish, mover);
    }
    default:
      return switchSlice(storage, environment, { slice, action }, mover);
  }
}

/** Converts an error of the registry. @throws DomainError `input/conflict` or `release/rejected` */
function rethrow(error: unknown): never {
  if (error instanceof PointerMovedError)
    throw new DomainError('input/conflict', { fields: [{ path: 'revision', key: 'releases.errors.moved' }], cause: error });
  if (!(error instanceof ReleaseError)) throw error;
  const can_force = error instanceof BreakingChangeError;
  const findings = can_force ? error.findings.slice(0, FINDINGS_MAX).map(describe) : [error.message];
  const key = can_force ? 'releases.errors.breaks' : 'releases.errors.impossible';
  throw new DomainError('release/rejected', { fields: [{ path: 'version', key }], data: { findings, can_force }, cause: error });
}
