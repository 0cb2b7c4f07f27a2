import type { MetadataEntry } from '@meowtale/contracts/inputs/catalog/profile';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../database.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import type { Works } from '../../works.ts';
import { findByUuids, type UserRow } from './repository.ts';

export type { Identity } from './identity.ts';
export { findPublisherStatuses, findPublishers, type PublisherStatus } from './publishers.ts';

/** The public data of a person: GraphQL's UserPublic. */
export interface UserPublic {
  uuid: string;
  nickname: string;
  brief: string;
  head: FileRef | null;
  followed_count: number;
  social_email: string | null;
  metadata: ShownMetadata[];
  is_staff: boolean;
}

export type ShownMetadata = MetadataEntry & { url: string | null };

/** Adds the link of an entry that is an address. */
export const toShown = (entry: MetadataEntry): ShownMetadata => ({ ...entry, url: entry.type === 'url' ? entry.value : null });

const MOST_AT_ONCE = 1000;

/** Returns the public data of these people by uuid; unknown ones are left out. */
export async function findPublicPeople(
  db: Db,
  works: Pick<Works, 'addresses'>,
  uuids: readonly string[],
): Promise<Map<string, UserPublic>> {
  const wanted = [...new Set(uuids)].filter((uuid) => isUuid(uuid)).slice(0, MOST_AT_ONCE);
  const users = wanted.length > 0 ? await findByUuids(db, wanted) : [];
  const heads = await findImageRefs(
    db,
    works,
    users.map((user) => user.head_file_uuid),
  );
  return new Map(users.map((user) => [user.uuid, toPublic(user, heads)]));
}

/** Returns the nicknames of these people by uuid. */
export async function findNicknames(db: Db, uuids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await findByUuids(db, [...new Set(uuids)])).map(({ uuid, nickname }) => [uuid, nickname]));
}

function toPublic(user: UserRow, heads: Map<string, FileRef>): UserPublic {
  const { uuid, nickname, brief, head_file_uuid, followed_count, social_email, metadata, roles } = user;
  return {
    uuid,
    nickname,
    brief,
    head: (head_file_uuid && heads.get(head_file_uuid)) || null,
    followed_count,
    social_email: social_email || null,
    metadata: metadata.filter(({ show }) => show).map(toShown),
    is_staff: roles.includes('staff'),
  };
}
