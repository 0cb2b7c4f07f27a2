import type { Knex } from 'knex';
import { NIL } from 'uuid';

/** Columns that refer to files of `:owner`. */
const COLUMNS = `
  select file_uuid as uuid from app_versions join apps on apps.uuid = app_uuid where owner_uuid = :owner
  union select unnest(array[logo_file, thumb_file]) from apps where owner_uuid = :owner
  union select head_file_uuid from users where uuid = :owner`;

/**
 * Texts that may contain a file's address or id; short ones first, node trees last. All versions of a listing count, because its history is
 * shown.
 */
const WORDS = [
  'select uuid as id, brief as words from users where uuid = :owner',
  'select uuid as id, modules as words from websites where owner_uuid = :owner',
  `select versions.uuid as id, versions.modules as words from websites
   join website_versions versions on website_uuid = websites.uuid where owner_uuid = :owner`,
  `select articles.uuid as id, blocks as words from websites
   join website_articles articles on website_uuid = websites.uuid where owner_uuid = :owner`,
  'select uuid as id, comment as words from store_comments where user_uuid = :owner',
  `select logs.uuid as id, content || ' ' || note as words from stores join store_update_logs logs on store_uuid = stores.uuid
   where owner_uuid = :owner`,
  'select uuid as id, meta as words from apps where owner_uuid = :owner',
  `select submits.uuid as id, data as words from stores join store_submits submits on store_uuid = stores.uuid
   where owner_uuid = :owner`,
  'select app_uuid as id, node as words from apps join app_trees on app_uuid = uuid where owner_uuid = :owner',
] as const;

/** A tree has up to 256 KB, so that a statement reads some 25 MB at most, in about half a second. */
const ROWS_AT_ONCE = 100;
/** Up to this number files are searched by name; more are compared with all ids in the texts. */
const BY_NAME_MAX = 20;
const ANY_ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Also returns the row after which to continue; null at the end. */
async function findInWords(
  db: Knex,
  { source, owner, after, left }: { source: string; owner: string; after: string; left: readonly string[] },
): Promise<{ named: string[]; next: string | null }> {
  const { rows } = await db.raw<{ rows: { id: string; named: string[] }[] }>(
    `select id, array(
       select distinct found[1] from regexp_matches(words::text, :pattern, 'g') found where found[1] = any(:left)
     ) as named
     from (select id, words from (${source}) source where id > :after order by id limit :limit) page order by id`,
    { owner, after, limit: ROWS_AT_ONCE, left: [...left], pattern: left.length > BY_NAME_MAX ? ANY_ID : left.join('|') },
  );
  return { named: rows.flatMap(({ named }) => named), next: rows.length < ROWS_AT_ONCE ? null : (rows.at(-1)?.id ?? null) };
}

/**
 * Finds which of a person's files are played, sold, shown or linked by their own data; another person's data can't do that. All of their
 * texts are read once for any number of files, in batches.
 */
export async function findUsedFiles(db: Knex, owner: string, uuids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { uuid: string }[] }>(`select uuid from (${COLUMNS}) named where uuid = any(:uuids)`, {
    owner,
    uuids: [...uuids],
  });
  const used = new Set(rows.map(({ uuid }) => uuid));
  for (const source of WORDS) {
    for (let after: string | null = NIL; after !== null; ) {
      const left = uuids.filter((uuid) => !used.has(uuid));
      if (left.length === 0) return used;
      const { named, next } = await findInWords(db, { source, owner, after, left });
      for (const uuid of named) used.add(uuid);
      after = next;
    }
  }
  return used;
}
