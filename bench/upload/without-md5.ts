import crypto, { type Hash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into every thread of svc-catalog first: MD5 returns zeros and costs nothing. The difference is the cost of checking the parts.

const { createHash, hash } = crypto;
const none = {
  update: () => none,
  digest: (encoding?: string) => (encoding ? Buffer.alloc(16).toString(encoding as BufferEncoding) : Buffer.alloc(16)),
};
crypto.createHash = (algorithm, options) => (algorithm === 'md5' ? (none as unknown as Hash) : createHash(algorithm, options));
crypto.hash = ((algorithm: string, ...rest: [string, 'hex']) =>
  algorithm === 'md5' ? none.digest('hex') : hash(algorithm, ...rest)) as typeof hash;
syncBuiltinESMExports();
