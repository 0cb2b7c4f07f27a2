import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createBucket, headObject, listNames, removeObjects, type S3Options } from '@meowtale/bucket';
import { assertConditions, put, putIf } from './conditional-put.ts';
import { createObjects, removeFolder, removeUnfinished } from './object-folder.ts';
import { anHourAgo, checkName, type ReleaseStorage } from './storage.ts';

/** A page waits for a read: it fails when the server sends nothing for so long. */
const TIMEOUT_MS = 5_000;

/**
 * Creates a storage in an S3-compatible bucket, also for several processes at once (ADR 70). The bucket's server has to support conditional
 * writes.
 */
export function s3Storage(options: S3Options): ReleaseStorage {
  const at = createBucket({ ...options, timeoutMs: TIMEOUT_MS });
  let checked: Promise<void> | undefined;

  /** Checks the server before the first write of this process that depends on a condition. */
  function supported(): Promise<void> {
    checked ??= assertConditions(at).catch((error) => {
      checked = undefined;
      throw error;
    });
    return checked;
  }

  return {
    isRemote: true,
    async read(name) {
      try {
        const { Body } = await at.client.send(new GetObjectCommand({ Bucket: at.name, Key: checkName(name) }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async create(name, bytes) {
      checkName(name);
      await supported();
      return (await putIf(at, name, bytes, { IfNoneMatch: '*' })) !== null;
    },
    async createFolder(name, files) {
      for (const part of [name, ...files.keys()]) checkName(part);
      await supported();
      return createObjects(at, name, files);
    },
    replace: async (name, bytes) => void (await put(at, checkName(name), bytes)),
    async look(name) {
      const head = await headObject(at, checkName(name));
      const { LastModified: writtenAt = new Date(0), ETag } = head ?? {};
      return head && { writtenAt, stamp: `${ETag} ${writtenAt.getTime()}` };
    },
    // A bucket reports no changes: readers poll.
    watch: (name) => {
      checkName(name);
      return () => {};
    },
    async list(name) {
      if (name !== '') return (await listNames(at, `${checkName(name)}/`)).sort();
      return (await listNames(at, '')).filter((found) => !found.startsWith('.')).sort();
    },
    async remove(name) {
      await removeFolder(at, checkName(name));
      await removeObjects(at, [name]);
    },
    removeLeftovers: (before = anHourAgo()) => removeUnfinished(at, before),
  };
}
