import { excerptOf, headlineOf } from '@meowtale/contracts/article-text';
import {
  ARTICLE_CATEGORY,
  ARTICLE_STATE,
  ARTICLE_USE,
  ARTICLES_MAX,
  type ArticleBlock,
  addWebsiteArticleInput,
  delWebsiteArticleInput,
  findWebsiteArticleInput,
  isEmptyArticle,
  setWebsiteArticleInput,
  websiteArticleQuery,
} from '@meowtale/contracts/inputs/catalog/article';
import { clockNow, DomainError, inTransaction, parseInput, parseQuery, type UserActor, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { findImageRefs, requireOwnImages } from '../../library/files/model.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { Works } from '../../works.ts';
import { imagesIn, toShown, toStored } from './blocks.ts';
import { ArticleConflict, ArticleInUse, ArticleNotFound, SiteMissing } from './errors.ts';
import type { ArticleContent, ArticleRow } from './repository.ts';
import * as articles from './repository.ts';

interface Asking {
  db: Db;
  works: Works;
}

/** GraphQL's WebsiteArticle. */
export interface WebsiteArticle extends Pick<ArticleRow, 'uuid' | 'headline' | 'excerpt' | 'revision' | 'created_at' | 'updated_at'> {
  category: typeof ARTICLE_CATEGORY;
  state: typeof ARTICLE_STATE;
  website_main_uuid: string;
  config: { use: string; content: { blocks: object[]; time: number; version: string } };
  in_use: boolean;
}

/** Returns the caller's articles, the last changed first by default. @throws DomainError `input/invalid` */
export async function findOwnArticles({ db, works }: Asking, actor: UserActor, args: { q?: unknown }): Promise<Page<WebsiteArticle>> {
  const { uuid } = parseInput(findWebsiteArticleInput, args);
  const query = parseQuery(websiteArticleQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'updated_at-asc' ? 'asc' : 'desc';
  const filter = { ownerUuid: actor.uuid, uuid: uuid ?? null, keyword: query.keyword ?? null };
  const [rows, total] = await Promise.all([articles.listArticles(db, filter, direction, range), articles.countArticles(db, filter)]);
  const cursor = (row: ArticleRow) => cursorOf(row.updated_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews({ db, works }, actor, rows.slice(0, range.limit)));
}

/**
 * Adds an article to the caller's site, once for each `idempotency_key`.
 * @throws DomainError `input/invalid` for an invalid block, a picture that isn't the caller's, or an empty article; `app/limit` beyond 500;
 *   SiteMissing
 */
export async function addArticle(asking: Asking, actor: UserActor, args: unknown): Promise<WebsiteArticle> {
  const { idempotency_key: key, config } = parseInput(addWebsiteArticleInput, args);
  const uuid = await inTransaction(asking.db, async (tx) => {
    const make = async () => {
      const site = await articles.lockSite(tx, actor.uuid);
      if (!site) throw new SiteMissing();
      const all = { ownerUuid: actor.uuid, uuid: null, keyword: null };
      if ((await articles.countArticles(tx, all)) >= ARTICLES_MAX) throw new DomainError('app/limit');
      const row = { uuid: uuidv7(), website_uuid: site.uuid, ...(await contentOf(tx, asking, actor, config.content)) };
      await articles.insertArticle(tx, row);
      return row.uuid;
    };
    return key ? withIdempotency(tx, { scope: `addWebsiteArticle:${actor.uuid}`, key, request: config }, make) : make();
  });
  return requireView(asking, actor, uuid);
}

/**
 * Replaces an article's content. @throws ArticleNotFound; ArticleConflict when it was changed since the revision; DomainError
 * `input/invalid`; as addArticle
 */
export async function setArticle(asking: Asking, actor: UserActor, args: unknown): Promise<WebsiteArticle> {
  const { uuid, revision, config } = parseInput(setWebsiteArticleInput, args);
  await inTransaction(asking.db, async (tx) => {
    const article = await lockOwnArticle(tx, actor, uuid);
    if (article.revision !== revision) throw new ArticleConflict(article);
    await articles.replaceContent(tx, uuid, await contentOf(tx, asking, actor, config.content));
  });
  return requireView(asking, actor, uuid);
}

/** Deletes an article. @throws ArticleNotFound; ArticleInUse while the caller's site shows it; DomainError `input/invalid` */
export function delArticle({ db }: Asking, actor: UserActor, args: unknown): Promise<true> {
  const { uuid } = parseInput(delWebsiteArticleInput, args);
  return inTransaction(db, async (tx) => {
    await lockOwnArticle(tx, actor, uuid);
    if ((await articles.findArticlesInUse(tx, actor.uuid)).has(uuid)) throw new ArticleInUse();
    await articles.deleteArticle(tx, uuid);
    return true as const;
  });
}

async function lockOwnArticle(tx: Db, actor: UserActor, uuid: string): Promise<ArticleRow> {
  const site = await articles.lockSite(tx, actor.uuid);
  const article = site && (await articles.lockArticle(tx, site.uuid, uuid));
  if (!article) throw new ArticleNotFound();
  return article;
}

interface SentContent {
  blocks: ArticleBlock[];
  time?: number | null | undefined;
  version?: string | null | undefined;
}

async function contentOf(tx: Db, { works }: Asking, actor: UserActor, sent: SentContent): Promise<ArticleContent> {
  const { blocks, foreign } = toStored(sent.blocks, works.addresses.files);
  const fields = foreign.map((at) => ({ path: `config.content.blocks.${at}.data.url`, key: 'website.errors.pictureAddress' }));
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
  if (isEmptyArticle(blocks)) {
    throw new DomainError('input/invalid', { fields: [{ path: 'config.content.blocks', key: 'website.errors.articleEmpty' }] });
  }
  const images = imagesIn(blocks);
  await requireOwnImages(tx, actor.uuid, images);
  const headline = headlineOf(blocks);
  const card = { headline, excerpt: excerptOf(blocks, headline), cover_file: images[0]?.uuid ?? null };
  return { ...card, blocks, content_time: sent.time ?? (await clockNow(tx)).getTime(), content_version: sent.version ?? '' };
}

async function requireView(asking: Asking, actor: UserActor, uuid: string): Promise<WebsiteArticle> {
  const {
    list: [article],
  } = await findOwnArticles(asking, actor, { uuid } as object);
  if (!article) throw new ArticleNotFound();
  return article;
}

async function toViews({ db, works }: Asking, actor: UserActor, rows: readonly ArticleRow[]): Promise<WebsiteArticle[]> {
  const uuids = rows.flatMap(({ blocks }) => imagesIn(blocks).map((image) => image.uuid));
  const [pictures, inUse] = await Promise.all([findImageRefs(db, works, uuids), articles.findArticlesInUse(db, actor.uuid)]);
  return rows.map(({ website_uuid, cover_file: _cover, blocks, content_time, content_version, ...article }) => ({
    ...article,
    category: ARTICLE_CATEGORY,
    state: ARTICLE_STATE,
    website_main_uuid: website_uuid,
    config: { use: ARTICLE_USE, content: { blocks: toShown(blocks, pictures), time: content_time, version: content_version } },
    in_use: inUse.has(article.uuid),
  }));
}
