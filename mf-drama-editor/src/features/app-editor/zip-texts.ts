import { Zip, ZipDeflate } from 'fflate';

/** The first date that a zip can have, so that the same texts make the same file. */
const FIRST_DAY = new Date(1980, 0, 1);
/** fflate writes no zip64. */
const MOST_BYTES = 0xffffffff;

/** Returns a zip of texts, of which one at a time is in memory. @throws RangeError for more than 4 GiB */
export async function zipTexts(texts: Iterable<readonly [path: string, text: Blob]>): Promise<Blob> {
  const pieces: Blob[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Blob([piece]));
  });
  for (const [path, text] of texts) {
    const file = Object.assign(new ZipDeflate(path), { mtime: FIRST_DAY });
    zip.add(file);
    file.push(new Uint8Array(await text.arrayBuffer()), true);
  }
  zip.end();
  const all = new Blob(pieces, { type: 'application/zip' });
  if (all.size > MOST_BYTES) throw new RangeError('a zip without zip64 has at most 4 GiB');
  return all;
}
