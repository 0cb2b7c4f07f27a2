import type { Db } from '../../database.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import type { Works } from '../../works.ts';
import { imagesIn, toShown } from './blocks.ts';
import { type CardRow, findArticles, findCards } from './repository.ts';

/** GraphQL's WebsiteArticleCard. */
export interface ArticleCard extends Omit<CardRow, 'cover_file'> {
  cover: FileRef | null;
}

/** GraphQL's WebsiteArticlePublic. */
export interface PublicArticle extends ArticleCard {
  blocks: object[];
}

/** Articles of one site. */
export interface WantedArticles {
  websiteUuid: string;
  uuids: readonly string[];
}

type Showing = Pick<Works, 'addresses'>;
const byUuid = <T extends { uuid: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.uuid, row]));

/** Finds cards of a site's articles by uuid, in two queries; uuids of other articles are left out. */
export async function findArticleCards(db: Db, works: Showing, wanted: WantedArticles): Promise<Map<string, ArticleCard>> {
  const rows = await findCards(db, wanted.websiteUuid, wanted.uuids);
  const pictures = await findImageRefs(
    db,
    works,
    rows.map((row) => row.cover_file),
  );
  return byUuid(rows.map((row) => toCard(row, pictures)));
}

/** Finds a site's articles with their blocks by uuid, in two queries; uuids of other articles are left out. */
export async function findPublicArticles(db: Db, works: Showing, wanted: WantedArticles): Promise<Map<string, PublicArticle>> {
  const rows = await findArticles(db, wanted.websiteUuid, wanted.uuids);
  const pictures = await findImageRefs(
    db,
    works,
    rows.flatMap(({ blocks }) => imagesIn(blocks).map((image) => image.uuid)),
  );
  return byUuid(rows.map((row) => ({ ...toCard(row, pictures), blocks: toShown(row.blocks, pictures) })));
}

function toCard(
  { uuid, headline, excerpt, cover_file, created_at, updated_at }: CardRow,
  pictures: ReadonlyMap<string, FileRef>,
): ArticleCard {
  return { uuid, headline, excerpt, cover: (cover_file && pictures.get(cover_file)) || null, created_at, updated_at };
}
