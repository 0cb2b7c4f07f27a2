import { uuid } from '@meowtale/contracts/inputs/text';
import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';

/** What this browser remembers of a file on its way: enough to know the same file when it is chosen again. */
const keptUpload = z.object({
  uuid,
  name: z.string(),
  size: z.int().positive(),
  lastModified: z.number(),
  /** Of the whole, in hex. */
  md5: z.string(),
  /** Everything was sent: only joining is left, for which no file is needed. */
  sent: z.boolean(),
});
export type KeptUpload = z.output<typeof keptUpload>;

/** @param place what it is for, e.g. `app.<uuid>` */
const keyOf = (person: string, place: string) => `meowtale.upload.${person}.${place}`;

/** Whether this browser remembers that upload for any place of theirs. */
export function isKeptSomewhere(person: string, uuid: string): boolean {
  const prefix = keyOf(person, '');
  return keys().some((key) => key.startsWith(prefix) && readKept(person, key.slice(prefix.length))?.uuid === uuid);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Null where there is none, or none that can be read. A browser that keeps nothing has none. */
export function readKept(person: string, place: string): KeptUpload | null {
  try {
    return keptUpload.parse(JSON.parse(localStorage.getItem(keyOf(person, place)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether something was begun there before the page was opened. */
export const isKept = (person: string, place: string): boolean => readKept(person, place) !== null;

/** Without a place to keep it a reload begins anew, and nothing else is lost. */
export function writeKept(person: string, place: string, kept: KeptUpload | null): void {
  keepInBrowser(keyOf(person, place), kept && JSON.stringify(kept));
}

/** Whether it may be the same file: its bytes can still be others. */
export const isSameFile = (kept: KeptUpload, { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): boolean =>
  kept.name === name && kept.size === size && kept.lastModified === lastModified;
