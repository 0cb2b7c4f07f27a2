import { environmentNameSchema, pointerSchema, type ReleaseChange, type ReleasePointer } from '@meowtale/contracts/releases';
import { PointerMovedError, ReleaseError } from './errors.ts';
import type { ReleaseStorage } from './storage.ts';

/**
 * The revisions of an environment's pointer are files that never change; revision n + 1 is created only once, which decides between two
 * who move the pointer at the same time. `pointers/<environment>.json` is a copy of a recent revision, from which readers go on to the
 * newest.
 */
const copyFile = (environment: string) => `pointers/${environment}.json`;
const revisionsFolder = (environment: string) => `pointers/${environment}`;
const revisionFile = (environment: string, revision: number) => `${revisionsFolder(environment)}/${String(revision).padStart(8, '0')}.json`;

const READ_AT_ONCE = 50;

const NO_RELEASES = { revision: 0, changedAt: new Date(0).toISOString(), change: null, slices: {} };

function parse(bytes: Buffer | null): ReleasePointer | null {
  return bytes && pointerSchema.parse(JSON.parse(bytes.toString()));
}

async function listRevisions(storage: ReleaseStorage, environment: string): Promise<number[]> {
  const files = await storage.list(revisionsFolder(environment));
  return files.filter((file) => /^\d{8}\.json$/.test(file)).map((file) => Number.parseInt(file, 10));
}

/** Returns a pointer from which the newest is reached, also when its copy is lost or damaged. @throws when nothing else is left */
async function readNear(storage: ReleaseStorage, environment: string): Promise<ReleasePointer> {
  const copy = await storage.read(copyFile(environment));
  let damage: unknown = null;
  try {
    const pointer = parse(copy);
    if (pointer) return pointer;
  } catch (error) {
    damage = error;
  }
  const newest = (await listRevisions(storage, environment)).at(-1);
  const found = newest === undefined ? null : parse(await storage.read(revisionFile(environment, newest)));
  if (!found && damage) throw new ReleaseError(`the pointer of ${environment} can't be read`, { cause: damage });
  return found ?? { environment, ...NO_RELEASES };
}

/** Returns an environment's newest pointer; one with revision 0 and no release when it has none. */
export async function readPointer(storage: ReleaseStorage, environment: string): Promise<ReleasePointer> {
  let pointer = await readNear(storage, environment);
  for (;;) {
    const next = parse(await storage.read(revisionFile(environment, pointer.revision + 1)));
    if (!next) return pointer;
    pointer = next;
  }
}

/** Reads the pointer that a move starts from. @throws PointerMovedError when it isn't the expected one */
export async function pointerBefore(
  storage: ReleaseStorage,
  environment: string,
  { expectedRevision }: { expectedRevision?: number | undefined },
): Promise<ReleasePointer> {
  const before = await readPointer(storage, environment);
  if (expectedRevision !== undefined && expectedRevision !== before.revision)
    throw new PointerMovedError(environment, expectedRevision, before.revision);
  return before;
}

export interface PointerMove {
  /** The revision that the decision was based on. */
  expectedRevision: number;
  slices: ReleasePointer['slices'];
  change: ReleaseChange;
}

/** Creates the next revision of an environment's pointer. @throws PointerMovedError when the expected revision isn't the newest */
export async function movePointer(storage: ReleaseStorage, environment: string, move: PointerMove): Promise<ReleasePointer> {
  const { expectedRevision, slices, change } = move;
  const before = await readPointer(storage, environment);
  if (before.revision !== expectedRevision) throw new PointerMovedError(environment, expectedRevision, before.revision);
  const after = pointerSchema.parse({
    environment,
    revision: expectedRevision + 1,
    changedAt: new Date().toISOString(),
    change,
    slices,
  });
  const text = `${JSON.stringify(after, null, 1)}\n`;
  if (!(await storage.create(revisionFile(environment, after.revision), text)))
    throw new PointerMovedError(environment, expectedRevision, (await readPointer(storage, environment)).revision);
  // The move is done: a copy that is late is only slower to read.
  await storage.replace(copyFile(environment), text).catch(() => {});
  return after;
}

/** Returns an environment's revisions, oldest first. Revisions from before they were kept are missing. */
export async function readHistory(storage: ReleaseStorage, environment: string): Promise<ReleasePointer[]> {
  const revisions = await listRevisions(storage, environment);
  const found: (ReleasePointer | null)[] = [];
  // Some at once, because each takes a round trip in a bucket.
  for (let start = 0; start < revisions.length; start += READ_AT_ONCE) {
    const some = revisions.slice(start, start + READ_AT_ONCE);
    found.push(...(await Promise.all(some.map(async (revision) => parse(await storage.read(revisionFile(environment, revision)))))));
  }
  return found.filter((pointer) => pointer !== null);
}

/** Deletes revisions of an environment's history; the newest one stays. */
export async function forgetRevisions(storage: ReleaseStorage, environment: string, revisions: readonly number[]): Promise<void> {
  const newest = await readPointer(storage, environment);
  // Readers go on from the copy, so nothing after it may be missing.
  await storage.replace(copyFile(environment), `${JSON.stringify(newest, null, 1)}\n`);
  for (const revision of revisions) if (revision < newest.revision) await storage.remove(revisionFile(environment, revision));
}

/** Lists the releases that a pointer names: live, the one before it, and canary. */
export function releasesIn(slices: ReleasePointer['slices']): { slice: string; version: string }[] {
  return Object.entries(slices).flatMap(([slice, { version, previous, canary }]) =>
    [version, previous?.version, canary?.version].filter((one) => one !== undefined).map((one) => ({ slice, version: one })),
  );
}

/** Returns the names of all environments that have a pointer. */
export async function listEnvironments(storage: ReleaseStorage): Promise<string[]> {
  const names = (await storage.list('pointers')).map((name) => name.replace(/\.json$/, ''));
  return [...new Set(names.filter((name) => environmentNameSchema.safeParse(name).success))];
}
