import crypto, { type Hash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// svc-catalog whose every MD5 is zero and costs nothing: what the check of the parts costs is the difference.

const real = crypto.createHash;
const none = {
  update: () => none,
  digest: (encoding?: string) => (encoding ? Buffer.alloc(16).toString(encoding as BufferEncoding) : Buffer.alloc(16)),
};
crypto.createHash = (algorithm, options) => (algorithm === 'md5' ? (none as unknown as Hash) : real(algorithm, options));
syncBuiltinESMExports();
await import('../../svc-catalog/src/main.ts');
