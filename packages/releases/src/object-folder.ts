import { type Bucket, headObject, listAll, removeObjects } from '@meowtale/bucket';
import { put, putIf } from './conditional-put.ts';
import { ReleaseError } from './errors.ts';
import { CLAIMS, type Claim, claimFolder, claimKey, takeOver } from './folder-claim.ts';

/** The file whose existence means that all others of its folder exist. */
const LAST = 'integrity.json';
const FILES_AT_ONCE = 8;
const ATTEMPTS = 3;

type Files = ReadonlyMap<string, Uint8Array>;

const exists = async (at: Bucket, folder: string) => (await headObject(at, `${folder}/${LAST}`)) !== null;

async function etagsBelow(at: Bucket, folder: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  for await (const { key, etag } of listAll(at, `${folder}/`)) etags.set(key, etag);
  return etags;
}

/** Writes all files but the last one, over what a killed process left. Returns their ETags; stops when the claim is lost. */
async function writeFiles(at: Bucket, folder: string, files: Files, claim: Claim): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  const entries = files.entries();
  let isFailed = false;
  async function writeNext(): Promise<void> {
    for (const [file, bytes] of entries) {
      if (file === LAST) continue;
      if (isFailed || !claim.isValid()) return;
      written.set(`${folder}/${file}`, await put(at, `${folder}/${file}`, bytes));
    }
  }
  const fail = (error: unknown) => {
    isFailed = true;
    throw error;
  };
  // All have ended when this returns: none may write afterwards.
  const writers = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, () => writeNext().catch(fail)));
  const failed = writers.find((writer) => writer.status === 'rejected');
  if (failed) throw failed.reason;
  return written;
}

/** Returns whether the folder was created; null when the claim was lost before that. */
async function createClaimed(at: Bucket, folder: string, files: Files, claim: Claim): Promise<boolean | null> {
  const written = await writeFiles(at, folder, files, claim);
  const found = await etagsBelow(at, folder);
  if (!claim.isValid() || [...written].some(([key, etag]) => found.get(key) !== etag)) return null;
  return (await putIf(at, `${folder}/${LAST}`, files.get(LAST) ?? '', { IfNoneMatch: '*' })) !== null;
}

/**
 * Creates a folder's objects, `integrity.json` last, while this process has the folder's claim. Returns false when that file exists.
 * @throws ReleaseError when the claim is lost again and again
 */
export async function createObjects(at: Bucket, folder: string, files: Files): Promise<boolean> {
  if (!files.has(LAST)) throw new Error(`${folder} has no ${LAST}`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const claim = await claimFolder(at, folder, () => exists(at, folder));
    if (!claim) return false;
    try {
      const isCreated = await createClaimed(at, folder, files, claim);
      if (isCreated !== null) {
        await claim.release();
        return isCreated;
      }
    } finally {
      await claim.abandon();
    }
  }
  throw new ReleaseError(`${folder} could not be created, because others wrote to it or the connection was too slow; try again`);
}

/** Removes a folder with everything in it, if there is one: `integrity.json` first, so that no reader uses half of it. */
export async function removeFolder(at: Bucket, folder: string): Promise<void> {
  const keys = [...(await etagsBelow(at, folder)).keys()];
  if (keys.length === 0) return;
  // A process that is killed now leaves a claim, by which the rest is found.
  await put(at, claimKey(folder), '');
  await removeObjects(at, [`${folder}/${LAST}`]);
  await removeObjects(at, [...keys, claimKey(folder)]);
}

/** Removes folders without `integrity.json` whose claims weren't renewed since `before`. Returns how many. */
export async function removeUnfinished(at: Bucket, before: Date): Promise<number> {
  let removed = 0;
  for await (const { key, modifiedAt, etag } of listAll(at, CLAIMS)) {
    const folder = key.slice(CLAIMS.length);
    const claim = modifiedAt < before ? await takeOver(at, folder, etag) : null;
    if (!claim) continue;
    try {
      const keys = (await exists(at, folder)) ? [] : [...(await etagsBelow(at, folder)).keys()];
      await removeObjects(at, keys);
      if (keys.length > 0) removed += 1;
      await claim.release();
    } finally {
      await claim.abandon();
    }
  }
  return removed;
}
