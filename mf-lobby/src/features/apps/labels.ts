import { APP_TAG_DELETED, APP_TAG_USER_PREFIX } from '@meowtale/contracts/inputs/catalog/app';

type Tags = readonly { name: string }[];

/** Returns a person's labels among an app's tags, without their prefix. */
export function labelsOf(tags: Tags): string[] {
  return tags.flatMap(({ name }) => (name.startsWith(APP_TAG_USER_PREFIX) ? [name.slice(APP_TAG_USER_PREFIX.length)] : []));
}

/** Returns the tags after moving an app to the trash or restoring it (SPEC §4). */
export function withTrash(tags: Tags, trashed: boolean): string[] {
  const others = tags.map(({ name }) => name).filter((name) => name !== APP_TAG_DELETED);
  return trashed ? [...others, APP_TAG_DELETED] : others;
}
