import { md5 } from '@noble/hashes/legacy.js';

/** So small that a page stays responsive between two slices; the bytes are read asynchronously. */
const SLICE_BYTES = 1024 ** 2;

export interface Md5 {
  /** For GraphQL. */
  hex: string;
  /** For `content-md5` (RFC 1864). */
  base64: string;
}

/**
 * Returns the MD5 of a file or a part of one, read slice by slice. It runs in the page, because a remote's code is on another origin, from
 * which no worker may be started.
 * @param onRead bytes so far
 * @throws any read error (the file is gone or changed), or the signal's reason
 */
export async function hashBlob(blob: Blob, { signal, onRead }: { signal: AbortSignal; onRead?: (bytes: number) => void }): Promise<Md5> {
  const hash = md5.create();
  for (let at = 0; at < blob.size; at += SLICE_BYTES) {
    const bytes = await blob.slice(at, at + SLICE_BYTES).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(bytes));
    onRead?.(Math.min(at + SLICE_BYTES, blob.size));
  }
  const digest = hash.digest();
  return {
    hex: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    base64: btoa(String.fromCharCode(...digest)),
  };
}
