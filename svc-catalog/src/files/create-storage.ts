import { rule } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { diskStorage } from './disk-storage.ts';
import { outsideTransactions } from './outside-transactions.ts';
import type { Storage } from './storage.ts';

/** Where a bucket keeps user files and works (ADR 24); this machine's disk does unless it is told. */
export const storageEnv = {
  /** Of anything that speaks S3, without the bucket. Browsers send large files there. */
  STORAGE_S3_ENDPOINT: z.url().optional(),
  STORAGE_S3_BUCKET: z.string().min(3).default('meowtale'),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Both or neither: without them the machine's own are found. */
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

interface Credentials {
  STORAGE_S3_ACCESS_KEY_ID?: string | undefined;
  STORAGE_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** One half of the credentials alone would be passed over for the machine's own. */
export const storageRule = [
  (env: Credentials) => (env.STORAGE_S3_ACCESS_KEY_ID === undefined) === (env.STORAGE_S3_SECRET_ACCESS_KEY === undefined),
  rule('STORAGE_S3_SECRET_ACCESS_KEY', 'goes together with STORAGE_S3_ACCESS_KEY_ID'),
] as const;

const storageEnvSchema = z.object({ FILES_DIR: z.string().min(1), ...storageEnv });
export type StorageEnv = z.input<typeof storageEnvSchema>;

/** The storage that the environment names; what speaks S3 is loaded where a bucket is. No transaction's work may call it. */
export async function createStorage(env: StorageEnv): Promise<Storage> {
  const told = storageEnvSchema.parse(env);
  const { FILES_DIR, STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = told;
  if (endpoint === undefined) return outsideTransactions(diskStorage(FILES_DIR));
  const [accessKeyId, secretAccessKey] = [told.STORAGE_S3_ACCESS_KEY_ID, told.STORAGE_S3_SECRET_ACCESS_KEY];
  const credentials = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
  const { s3Storage } = await import('./s3-storage.ts');
  return outsideTransactions(s3Storage({ endpoint, bucket, region, ...credentials }, FILES_DIR));
}
