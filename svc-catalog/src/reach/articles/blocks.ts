import type { ArticleBlock, ArticleListItem } from '@meowtale/contracts/inputs/catalog/article';
import type { FileRef, WantedImage } from '../../library/files/model.ts';
import { cleanInline } from './inline-html.ts';

type ImageBlock = Extract<ArticleBlock, { type: 'image' }>;
type StoredImage = Omit<ImageBlock, 'data'> & { data: Omit<ImageBlock['data'], 'url'> & { file: string } };

/** A block as it is saved: sanitized, with a picture's id instead of its address. */
export type StoredBlock = Exclude<ArticleBlock, ImageBlock> | StoredImage;

const cleanItems = (items: readonly ArticleListItem[]): ArticleListItem[] =>
  items.map(({ content, items: inner }) => ({ content: cleanInline(content), items: cleanItems(inner) }));

/** Returns the id of the uploaded picture at an address of this platform; undefined for other addresses. */
function fileAt(url: string, filesOrigin: string): string | undefined {
  const path = url.startsWith(`${filesOrigin}/`) ? url.slice(filesOrigin.length) : '';
  return /^\/i\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)$/.exec(path)?.[1];
}

/** Sanitizes blocks. `foreign` are the indexes of those whose picture isn't at an address of this platform. */
export function toStored(blocks: readonly ArticleBlock[], filesOrigin: string): { blocks: StoredBlock[]; foreign: number[] } {
  const foreign: number[] = [];
  const stored = blocks.map((block, at): StoredBlock => {
    if (block.type !== 'image') return cleanBlock(block);
    const { url, caption, ...look } = block.data;
    const file = fileAt(url, filesOrigin);
    if (file === undefined) foreign.push(at);
    return { ...block, data: { file: file ?? '', caption: cleanInline(caption), ...look } };
  });
  return { blocks: stored, foreign };
}

function cleanBlock(block: Exclude<ArticleBlock, ImageBlock>): StoredBlock {
  switch (block.type) {
    case 'header':
      return { ...block, data: { ...block.data, text: cleanInline(block.data.text) } };
    case 'paragraph':
      return { ...block, data: { text: cleanInline(block.data.text) } };
    case 'list':
      return { ...block, data: { ...block.data, items: cleanItems(block.data.items) } };
    case 'quote':
      return { ...block, data: { ...block.data, text: cleanInline(block.data.text), caption: cleanInline(block.data.caption) } };
    case 'delimiter':
      return block;
  }
}

const isImage = (block: StoredBlock): block is StoredImage => block.type === 'image';

/** Returns the pictures of stored blocks, each with the path of its input. */
export const imagesIn = (blocks: readonly StoredBlock[]): WantedImage[] =>
  blocks.flatMap((block, at) => (isImage(block) ? [{ path: `config.content.blocks.${at}.data.url`, uuid: block.data.file }] : []));

/** Returns blocks with their pictures' addresses; missing pictures are left out. */
export function toShown(blocks: readonly StoredBlock[], pictures: ReadonlyMap<string, FileRef>): object[] {
  return blocks.flatMap((block): object[] => {
    if (!isImage(block)) return [block];
    const { file, ...look } = block.data;
    const picture = pictures.get(file);
    return picture ? [{ ...block, data: { url: picture.url, ...look, width: picture.width, height: picture.height } }] : [];
  });
}
