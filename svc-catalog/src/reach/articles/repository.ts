import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import type { StoredBlock } from './blocks.ts';

export interface ArticleRow {
  uuid: string;
  website_uuid: string;
  headline: string;
  excerpt: string;
  cover_file: string | null;
  blocks: StoredBlock[];
  content_time: number;
  content_version: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export type ArticleContent = Pick<ArticleRow, 'headline' | 'excerpt' | 'cover_file' | 'blocks' | 'content_time' | 'content_version'>;

export interface ArticleFilter {
  ownerUuid: string;
  uuid: string | null;
  keyword: string | null;
}

const ofOwner = (db: Knex, { ownerUuid, uuid, keyword }: ArticleFilter) => {
  const rows = db<ArticleRow>('website_articles as article').whereIn(
    'website_uuid',
    db('websites').select('uuid').where({ owner_uuid: ownerUuid }),
  );
  if (uuid) rows.where('article.uuid', uuid);
  if (keyword) rows.whereRaw('strpos(lower(headline), lower(?)) > 0', [keyword]);
  return rows;
};

/** Lists articles; returns one more than the page's size to tell whether another page follows. */
export function listArticles(
  db: Knex,
  filter: ArticleFilter,
  direction: 'asc' | 'desc',
  { limit, offset, after }: PageRange,
): Promise<ArticleRow[]> {
  const rows = ofOwner(db, filter)
    .select('article.*')
    .orderBy([
      { column: 'updated_at', order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  return (after ? rows.whereRaw(`(updated_at, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [after.value, after.uuid]) : rows) as never;
}

export async function countArticles(db: Knex, filter: ArticleFilter): Promise<number> {
  const row = await ofOwner(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Locks a person's site, so that it can't start to show an article that is being deleted. */
export const lockSite = (tx: Knex, ownerUuid: string): Promise<{ uuid: string } | undefined> =>
  tx<{ uuid: string; owner_uuid: string }>('websites').select('uuid').where({ owner_uuid: ownerUuid }).forUpdate().first();

export type CardRow = Pick<ArticleRow, 'uuid' | 'headline' | 'excerpt' | 'cover_file' | 'created_at' | 'updated_at'>;
const CARD = ['uuid', 'headline', 'excerpt', 'cover_file', 'created_at', 'updated_at'] as const;

/** Finds articles of a site by id, without their blocks; other ids are left out. */
export async function findCards(db: Knex, websiteUuid: string, uuids: readonly string[]): Promise<CardRow[]> {
  if (uuids.length === 0) return [];
  return db<ArticleRow>('website_articles')
    .select(...CARD)
    .where({ website_uuid: websiteUuid })
    .whereIn('uuid', [...uuids]);
}

/** Finds articles of a site by id, with their blocks; other ids are left out. */
export async function findArticles(db: Knex, websiteUuid: string, uuids: readonly string[]): Promise<ArticleRow[]> {
  if (uuids.length === 0) return [];
  return db<ArticleRow>('website_articles')
    .where({ website_uuid: websiteUuid })
    .whereIn('uuid', [...uuids]);
}

export const lockArticle = (tx: Knex, websiteUuid: string, uuid: string): Promise<ArticleRow | undefined> =>
  tx<ArticleRow>('website_articles').where({ website_uuid: websiteUuid, uuid }).forUpdate().first();

const written = (tx: Knex, content: ArticleContent) => ({ ...content, blocks: tx.raw('?::jsonb', [JSON.stringify(content.blocks)]) });

export async function insertArticle(tx: Knex, row: Pick<ArticleRow, 'uuid' | 'website_uuid'> & ArticleContent): Promise<void> {
  await tx('website_articles').insert({ ...row, ...written(tx, row) });
}

export async function replaceContent(tx: Knex, uuid: string, content: ArticleContent): Promise<void> {
  const change = { ...written(tx, content), revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') };
  await tx('website_articles').where({ uuid }).update(change);
}

export const deleteArticle = (tx: Knex, uuid: string): Promise<number> => tx('website_articles').where({ uuid }).delete();

/** Finds the articles that a person's site shows, in a module or in a list. */
export async function findArticlesInUse(db: Knex, ownerUuid: string): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { uuid: string }[] }>(
    `with modules as (select module from websites, jsonb_array_elements(modules) module where owner_uuid = :ownerUuid)
     select module->'article'->>'resourceUUID' as uuid from modules where module->'article'->>'resourceUUID' is not null
     union
     select item->>'resourceUUID' from modules, jsonb_array_elements(coalesce(module->'list', '[]')) item
     where item->>'resourceType' = 'website_article'`,
    { ownerUuid },
  );
  return new Set(rows.map(({ uuid }) => uuid));
}
