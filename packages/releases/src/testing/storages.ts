import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conditionalWrites, pagedList, s3Front, testS3 } from '@meowtale/bucket/testing';
import type { ReleaseStorageSettings } from '../open-storage.ts';

export interface TestStorage {
  settings: ReleaseStorageSettings;
  close(): Promise<void>;
}

async function testFolder(): Promise<TestStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  return { settings: { RELEASES_DIR: folder }, close: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts a bucket with conditional writes, whose lists have only four names a page. */
async function testBucket(): Promise<TestStorage> {
  const s3 = await testS3();
  const answer = conditionalWrites(s3.options.endpoint);
  const front = await s3Front(s3.options.endpoint, (asked) => (asked.path.includes('list-type=2') ? pagedList(asked, 4) : answer(asked)));
  return {
    settings: settingsOf({ ...s3.options, endpoint: front.endpoint }),
    async close() {
      await front.close();
      await s3.close();
    },
  };
}

/** Returns the settings of a bucket. */
export const settingsOf = ({
  endpoint,
  bucket,
  region,
  credentials,
}: Awaited<ReturnType<typeof testS3>>['options']): ReleaseStorageSettings => ({
  RELEASES_S3_ENDPOINT: endpoint,
  RELEASES_S3_BUCKET: bucket,
  RELEASES_S3_REGION: region,
  RELEASES_S3_ACCESS_KEY_ID: credentials.accessKeyId,
  RELEASES_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

/** Storages that have to keep the same promises. */
export const testStorages = { folder: testFolder, bucket: testBucket };
