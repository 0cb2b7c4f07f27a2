import { uuid } from '@meowtale/contracts/inputs/text';
import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';

/** What this browser stores of an upload in progress: enough to recognize the file when it is chosen again. */
const keptUpload = z.object({
  uuid,
  name: z.string(),
  size: z.int().positive(),
  lastModified: z.number(),
  /** Of the whole file, in hex. */
  md5: z.string(),
  /** All parts were sent: only joining is left, which needs no file. */
  sent: z.boolean(),
});
export type StoredUpload = z.output<typeof keptUpload>;

/** @param place what it is for, e.g. `app.<uuid>` */
const keyOf = (person: string, place: string) => `meowtale.upload.${person}.${place}`;

/** Returns whether this browser stores that upload for any of the person's places. */
export function isStoredAnywhere(person: string, uuid: string): boolean {
  const prefix = keyOf(person, '');
  return keys().some((key) => key.startsWith(prefix) && readStored(person, key.slice(prefix.length))?.uuid === uuid);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Returns the stored upload; null without a readable one, or without storage. */
export function readStored(person: string, place: string): StoredUpload | null {
  try {
    return keptUpload.parse(JSON.parse(localStorage.getItem(keyOf(person, place)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Returns whether an upload was started there before the page was opened. */
export const isStored = (person: string, place: string): boolean => readStored(person, place) !== null;

/** Stores the upload. Without storage a reload starts again, and nothing else is lost. */
export function writeStored(person: string, place: string, stored: StoredUpload | null): void {
  keepInBrowser(keyOf(person, place), stored && JSON.stringify(stored));
}

/** Returns whether it may be the same file: its bytes can still differ. */
export const isSameFile = (stored: StoredUpload, { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): boolean =>
  stored.name === name && stored.size === size && stored.lastModified === lastModified;
