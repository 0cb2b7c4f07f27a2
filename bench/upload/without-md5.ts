import crypto, { type Hash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into every thread of svc-catalog before it: its MD5s are zero and cost nothing. What the check of the parts costs is the difference.

const { createHash, hash } = crypto;
const none = {
  update: () => none,
  digest: (encoding?: string) => (encoding ? Buffer.alloc(16).toString(encoding as BufferEncoding) : Buffer.alloc(16)),
};
crypto.createHash = (algorithm, options) => (algorithm === 'md5' ? (none as unknown as Hash) : createHash(algorithm, options));
crypto.hash = ((algorithm: string, ...rest: [string, 'hex']) =>
  algorithm === 'md5' ? none.digest('hex') : hash(algorithm, ...rest)) as typeof hash;
syncBuiltinESMExports();
