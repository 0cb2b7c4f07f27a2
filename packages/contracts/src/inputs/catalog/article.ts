import { z } from 'zod';
import { PAGE_SIZE_DEFAULT } from '../../constants.ts';
import { isLongerThan } from '../../text/characters.ts';
import { cleanLines } from '../../text/clean.ts';
import { line, uuid } from '../text.ts';
import { listQuery } from './listing.ts';

/** Limits of an article's blocks, whose data are Editor.js', a picture's as in SPEC §3. */
export const ARTICLE_BLOCKS_MAX = 500;
export const ARTICLE_TEXT_MAX = 20_000;
/** All blocks together, in UTF-16 units of their JSON. */
export const ARTICLE_SIZE_MAX = 100_000;
export const ARTICLE_LIST_DEPTH_MAX = 5;
export const ARTICLE_LIST_ITEMS_MAX = 500;
export const ARTICLE_CAPTION_MAX = 500;
export const ARTICLES_MAX = 500;
/** SPEC §3: constants of a site's articles. */
export const ARTICLE_CATEGORY = 'website';
export const ARTICLE_STATE = 4;
export const ARTICLE_USE = 'editorjs';

/** Inline tags of a text; `a` with an http, https or mailto address. */
export const ARTICLE_INLINE_TAGS = ['b', 'i', 'u', 's', 'code', 'mark', 'br', 'a'] as const;

const html = (max: number) =>
  z
    .string('invalid.text')
    .overwrite(cleanLines)
    .refine((value) => !isLongerThan(value, max), 'website.errors.blockTooLong');
const text = html(ARTICLE_TEXT_MAX);
const caption = html(ARTICLE_CAPTION_MAX)
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean('invalid.type')
  .nullish()
  .transform((value) => value ?? false);

export interface ArticleListItem {
  content: string;
  items: ArticleListItem[];
}

/** Nested lists: built for each depth, so that an input isn't followed deeper than allowed. */
const listItems = (depth: number): z.ZodType<ArticleListItem[]> =>
  z
    .array(
      z.object({
        content: text,
        items:
          depth >= ARTICLE_LIST_DEPTH_MAX
            ? z
                .array(z.unknown(), 'invalid.type')
                .max(0, 'website.errors.listTooDeep')
                .nullish()
                .transform(() => [] as ArticleListItem[])
            : listItems(depth + 1)
                .nullish()
                .transform((items) => items ?? []),
      }),
      'invalid.type',
    )
    .max(ARTICLE_LIST_ITEMS_MAX, 'website.errors.listTooLong') as unknown as z.ZodType<ArticleListItem[]>;

const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/, 'invalid.id')
  .nullish()
  .transform((value) => value ?? null);

const block = z.discriminatedUnion(
  'type',
  [
    z.object({ id, type: z.literal('header'), data: z.object({ text, level: z.int('invalid.number').min(2).max(4) }) }),
    z.object({ id, type: z.literal('paragraph'), data: z.object({ text }) }),
    z.object({
      id,
      type: z.literal('list'),
      data: z.object({ style: z.enum(['ordered', 'unordered'], 'invalid.type'), items: listItems(1) }),
    }),
    z.object({
      id,
      type: z.literal('quote'),
      data: z.object({
        text,
        caption,
        alignment: z
          .enum(['left', 'center'], 'invalid.type')
          .nullish()
          .transform((value) => value ?? 'left'),
      }),
    }),
    z.object({
      id,
      type: z.literal('image'),
      data: z.object({
        /** The address of the owner's uploaded picture. */
        url: z.string('invalid.text').min(1, 'invalid.empty').max(500, 'invalid.too-long'),
        caption,
        withBorder: flag,
        withBackground: flag,
        stretched: flag,
      }),
    }),
    z.object({
      id,
      type: z.literal('delimiter'),
      data: z
        .object({})
        .nullish()
        .transform(() => ({})),
    }),
  ],
  'website.errors.blockKind',
);

/** A block as it is sent, stored and shown. */
export type ArticleBlock = z.output<typeof block>;
/** A block on the public site: a picture also has its size, so that its place is reserved while it loads. */
export type ShownArticleBlock =
  | Exclude<ArticleBlock, { type: 'image' }>
  | (Extract<ArticleBlock, { type: 'image' }> & { data: { width: number | null; height: number | null } });

export const articleBlocks = z
  .array(block, 'invalid.type')
  .max(ARTICLE_BLOCKS_MAX, 'website.errors.tooManyBlocks')
  .refine((blocks) => JSON.stringify(blocks).length <= ARTICLE_SIZE_MAX, 'website.errors.articleTooLong');

const content = z.object({
  blocks: articleBlocks,
  /** When the editor saved it, in milliseconds since 1970. */
  time: z.number('invalid.number').min(0, 'invalid.too-small').max(8.64e15, 'invalid.too-large').nullish(),
  version: line(20).nullish(),
});

const articleConfig = z.object({ use: z.literal(ARTICLE_USE, 'invalid.type').nullish(), content });

/** `idempotency_key`: repeating it returns the same article. */
export const addWebsiteArticleInput = z.object({ config: articleConfig, idempotency_key: uuid.nullish() });
export const setWebsiteArticleInput = z.object({
  uuid,
  revision: z.int('invalid.number').min(1, 'invalid.too-small'),
  config: articleConfig,
});
export const delWebsiteArticleInput = z.object({ uuid });
export const findWebsiteArticleInput = z.object({ uuid: uuid.nullish() });
/** Articles are long, so a page has at most 30. */
export const websiteArticleQuery = listQuery.extend({
  pageSize: z
    .int('invalid.page-size')
    .min(1, 'invalid.too-small')
    .max(PAGE_SIZE_DEFAULT, 'invalid.too-large')
    .nullish()
    .transform((value) => value ?? PAGE_SIZE_DEFAULT),
  orderField: z
    .enum(['updated_at-desc', 'updated_at-asc'], 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'updated_at-desc'),
});

const saysSomething = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
const itemSays = ({ content, items }: ArticleListItem): boolean => saysSomething(content) || items.some(itemSays);

/** Returns whether an article shows nothing; such an article is never stored (SPEC §5). */
export function isEmptyArticle(blocks: readonly { type: string; data: object }[]): boolean {
  return !blocks.some(({ type, data }) => {
    const { text, items } = data as { text?: string; items?: ArticleListItem[] };
    return type === 'image' || (text !== undefined && saysSomething(text)) || (items ?? []).some(itemSays);
  });
}
