import { testS3 as startS3 } from '@meowtale/bucket/testing';
import type { StorageEnv } from '../library/storage/service.ts';

export interface TestS3 {
  /** Settings for `testCatalog` and `createStorage`. */
  env: Required<Omit<StorageEnv, 'FILES_DIR'>>;
  /** Returns all keys in the bucket. */
  keys(): string[];
  close(): Promise<void>;
}

/** Starts an S3 server with an empty bucket, which is deleted on close. */
export async function testS3(): Promise<TestS3> {
  const { options, keys, close } = await startS3();
  return {
    env: {
      STORAGE_S3_ENDPOINT: options.endpoint,
      STORAGE_S3_BUCKET: options.bucket,
      STORAGE_S3_REGION: options.region,
      STORAGE_S3_ACCESS_KEY_ID: options.credentials.accessKeyId,
      STORAGE_S3_SECRET_ACCESS_KEY: options.credentials.secretAccessKey,
    },
    keys,
    close,
  };
}
