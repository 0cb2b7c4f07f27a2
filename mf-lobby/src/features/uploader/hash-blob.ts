import { md5 } from '@noble/hashes/legacy.js';

/** So little at a time that a page stays awake between two; the bytes themselves are read beside it. */
const SLICE_BYTES = 1024 ** 2;

export interface Md5 {
  /** As GraphQL has it. */
  hex: string;
  /** As `content-md5` has it (RFC 1864). */
  base64: string;
}

/**
 * MD5 of a file or a part of one, read slice by slice. In the page and not in a worker: a slice's code lies on another origin
 * than the page, where no worker of its may come from.
 * @param onRead bytes so far
 * @throws whatever reading throws (the file is gone or changed), or the signal's reason
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
