import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '../bucket.ts';

export interface TestS3 {
  options: Required<Omit<S3Options, 'timeoutMs'>>;
  /** Returns all keys in the bucket. */
  keys(): string[];
  close(): Promise<void>;
}

const KEY = 'S3RVER';
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

/** Starts an S3 server with an empty bucket, which is deleted on close. ADR 24 lists what it doesn't prove. */
export async function testS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 's3-test-'));
  const bucket = 'meowtale';
  const configureBuckets = [{ name: bucket, configs: [Buffer.from(CORS)] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, allowMismatchedSignatures: false, directory, configureBuckets });
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    },
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', ''))
        .sort(),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
