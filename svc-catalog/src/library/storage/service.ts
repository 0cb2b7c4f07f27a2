import { rule } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './model.ts';
import { outsideTransactions } from './outside-transactions.ts';

/** Environment of the bucket for user files and works (ADR 24); without it they are on the machine's disk. */
export const storageEnv = {
  /** Endpoint of an S3-compatible server, without the bucket. Browsers send large files there. */
  STORAGE_S3_ENDPOINT: z.url().optional(),
  STORAGE_S3_BUCKET: z.string().min(3).default('meowtale'),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Both or neither: without them the SDK finds the machine's own. */
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

interface Credentials {
  STORAGE_S3_ACCESS_KEY_ID?: string | undefined;
  STORAGE_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** With only one of the two credentials, the SDK would use the machine's own instead. */
export const storageRule = [
  (env: Credentials) => (env.STORAGE_S3_ACCESS_KEY_ID === undefined) === (env.STORAGE_S3_SECRET_ACCESS_KEY === undefined),
  rule('STORAGE_S3_SECRET_ACCESS_KEY', 'goes together with STORAGE_S3_ACCESS_KEY_ID'),
] as const;

const storageEnvSchema = z.object({ FILES_DIR: z.string().min(1), ...storageEnv });
export type StorageEnv = z.input<typeof storageEnvSchema>;

/** Creates the environment's storage; the S3 client is loaded only for a bucket. It can't be called in a transaction's work. */
export async function createStorage(env: StorageEnv): Promise<Storage> {
  const settings = storageEnvSchema.parse(env);
  const { FILES_DIR, STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = settings;
  if (endpoint === undefined) return outsideTransactions(diskStorage(FILES_DIR));
  const [accessKeyId, secretAccessKey] = [settings.STORAGE_S3_ACCESS_KEY_ID, settings.STORAGE_S3_SECRET_ACCESS_KEY];
  const credentials = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
  const { s3Storage } = await import('./s3-storage.ts');
  return outsideTransactions(s3Storage({ endpoint, bucket, region, ...credentials }, FILES_DIR));
}
