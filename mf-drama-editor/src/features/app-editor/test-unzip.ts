import { strFromU8, unzipSync } from 'fflate';

/** Returns the texts of a zip by their names, in its order. */
export async function unzip(zip: Blob): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}
