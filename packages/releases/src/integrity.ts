import { createHash } from 'node:crypto';

/** Returns a file's hash for the `integrity` attribute: `sha384-<base64>`. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
