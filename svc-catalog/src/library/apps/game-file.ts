import type { Storage, StoredFile } from '../files/storage.ts';

/** Opens a file of an upload by its path in `folder`, in composed or decomposed form; null when there is none. */
export async function openGameFile(storage: Pick<Storage, 'open'>, folder: string, path: string): Promise<StoredFile | null> {
  for (const name of new Set([path, path.normalize('NFC'), path.normalize('NFD')])) {
    const file = await storage.open(`${folder}/${name}`);
    if (file !== null) return file;
  }
  return null;
}
