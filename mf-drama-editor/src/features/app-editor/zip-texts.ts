import { ZipArchive } from './zip-archive.ts';

/** Returns an uncompressed zip of a few texts, as a story in several languages is uploaded (ADR 7). */
export function zipTexts(texts: Readonly<Record<string, string>>): Blob {
  const archive = new ZipArchive();
  for (const [path, text] of Object.entries(texts)) archive.add(path, text);
  return archive.toBlob();
}
