import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { type Bucket, headObject, statusOf } from '@meowtale/bucket';
import { ReleaseError } from './errors.ts';

const ATTEMPTS = 6;
const CHECKED_KEY = '.conditions';

/** Creates an object only when there is none, or replaces it only while it has this ETag. */
export type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/** Names an object and its bytes. The length is given, because the client doesn't compute that of no bytes. */
function commandOf({ name }: Bucket, key: string, bytes: Uint8Array | string) {
  const Body = Buffer.from(bytes);
  return { Bucket: name, Key: key, Body, ContentLength: Body.length };
}

/** Creates or replaces an object; returns its ETag. */
export async function put(at: Bucket, key: string, bytes: Uint8Array | string): Promise<string> {
  return (await at.client.send(new PutObjectCommand(commandOf(at, key, bytes)))).ETag ?? '';
}

/** Writes an object if the condition is met. Returns its ETag; null when the condition isn't met. */
export async function putIf(at: Bucket, key: string, bytes: Uint8Array | string, condition: Condition): Promise<string | null> {
  const writer = randomUUID();
  const command = { ...commandOf(at, key, bytes), Metadata: { writer }, ...condition };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await at.client.send(new PutObjectCommand(command))).ETag ?? '';
    } catch (error) {
      const isConflict = statusOf(error) === 409 && attempt < ATTEMPTS;
      // Two writers at the same moment: the server asks for a repetition.
      if (isConflict) await wait(Math.random() * 50 * 2 ** attempt);
      else if (statusOf(error) === 412 || (error as Error).name === 'NoSuchKey') return ownETag(at, key, writer);
      else throw error;
    }
  }
}

/** Returns the ETag of an object that this writer wrote: the client repeats a write whose response was lost. Null for another writer's. */
async function ownETag(at: Bucket, key: string, writer: string): Promise<string | null> {
  const head = await headObject(at, key);
  return head?.Metadata?.writer === writer ? (head.ETag ?? '') : null;
}

/** Checks that the server rejects writes whose condition isn't met. @throws ReleaseError when it writes nonetheless */
export async function assertConditions(at: Bucket): Promise<void> {
  const created = await putIf(at, CHECKED_KEY, '', { IfNoneMatch: '*' });
  const createdAgain = created === null ? null : await putIf(at, CHECKED_KEY, '', { IfNoneMatch: '*' });
  const replaced = await putIf(at, CHECKED_KEY, '', { IfMatch: '"00000000000000000000000000000000"' });
  if (createdAgain !== null || replaced !== null)
    throw new ReleaseError(
      `the server of the bucket ${at.name} ignores If-None-Match or If-Match of PUT, without which releases can't be stored safely`,
    );
}
