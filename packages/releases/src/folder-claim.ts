import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Bucket, headObject, removeObjects } from '@meowtale/bucket';
import { putIf } from './conditional-put.ts';

/** A claim that wasn't renewed for so long is another process's: who waits for it counts from when it saw the last renewal. */
const LEASE_MS = 6_000;
/** Its owner stops earlier, so that no write of it arrives after that. */
const OWNER_STOPS_AFTER_MS = 4_000;
const RENEW_EVERY_MS = 1_000;
const POLL_EVERY_MS = 250;

/** The right to write a folder's objects, which one process has. */
export interface Claim {
  /** Returns false once another process may have it. */
  isValid(): boolean;
  /** Gives it up; the folder is finished. */
  release(): Promise<void>;
  /** Stops renewing it, so that it expires; the folder may be half written. */
  abandon(): Promise<void>;
}

/** Claims end with the name of their folder. */
export const CLAIMS = '.incoming/';
export const claimKey = (folder: string): string => `${CLAIMS}${folder}`;

/** Takes over a claim that still has this ETag. Returns null when it was renewed, released or taken meanwhile. */
export async function takeOver(at: Bucket, folder: string, etag: string): Promise<Claim | null> {
  const since = performance.now();
  const taken = await putIf(at, claimKey(folder), randomUUID(), { IfMatch: etag });
  return taken === null ? null : renew(at, folder, taken, since);
}

/** Waits until no other process has a folder's claim, and takes it. Returns null when there is nothing to do any more. */
export async function claimFolder(at: Bucket, folder: string, isDone: () => Promise<boolean>): Promise<Claim | null> {
  let seen: string | undefined;
  let seenAt = performance.now();
  while (!(await isDone())) {
    const since = performance.now();
    const created = await putIf(at, claimKey(folder), randomUUID(), { IfNoneMatch: '*' });
    if (created !== null) return renew(at, folder, created, since);
    const etag = (await headObject(at, claimKey(folder)))?.ETag;
    if (etag !== seen) seenAt = performance.now();
    seen = etag;
    const isExpired = performance.now() - seenAt >= LEASE_MS;
    const taken = isExpired && etag !== undefined ? await takeOver(at, folder, etag) : null;
    if (taken) return taken;
    await wait(POLL_EVERY_MS);
  }
  return null;
}

/** Renews a claim until it is released, abandoned or lost. */
function renew(at: Bucket, folder: string, firstETag: string, since: number): Claim {
  let etag: string | null = firstETag;
  let renewedAt = since;
  let renewing = Promise.resolve();

  async function renewOnce(): Promise<void> {
    if (etag === null) return;
    const start = performance.now();
    // Without a connection the next renewal tries again, until the claim has expired.
    const next = await putIf(at, claimKey(folder), randomUUID(), { IfMatch: etag }).catch(() => undefined);
    if (next === undefined) return;
    etag = next;
    renewedAt = start;
  }
  const timer = setInterval(() => {
    renewing = renewing.then(renewOnce);
  }, RENEW_EVERY_MS);
  const isValid = () => etag !== null && performance.now() - renewedAt < OWNER_STOPS_AFTER_MS;
  async function abandon(): Promise<void> {
    clearInterval(timer);
    await renewing;
  }
  return {
    isValid,
    abandon,
    async release() {
      await abandon();
      if (isValid()) await removeObjects(at, [claimKey(folder)]);
    },
  };
}
