import type { OutputBlockData } from '@editorjs/editorjs';
import type { ArticleListItem, ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';

interface EditorItem {
  content: string;
  meta?: object;
  items?: EditorItem[];
}
export interface SentBlock {
  id?: string;
  type: string;
  data: object;
}

const toEditorItems = (items: readonly ArticleListItem[]): EditorItem[] =>
  items.map(({ content, items: inner }) => ({ content, meta: {}, items: toEditorItems(inner) }));
const fromEditorItems = (items: readonly EditorItem[] = []): ArticleListItem[] =>
  items.map(({ content, items: inner }) => ({ content, items: fromEditorItems(inner) }));

/** Converts blocks to the editor's format, where a picture's address is in a file object. */
export function toEditor(blocks: readonly ShownArticleBlock[]): OutputBlockData[] {
  return blocks.map((block) => {
    const { type, data } = block;
    const id = block.id ? { id: block.id } : {};
    if (type === 'list') return { ...id, type, data: { style: data.style, meta: {}, items: toEditorItems(data.items) } };
    if (type !== 'image') return { ...id, type, data };
    const { url, caption, withBorder, withBackground, stretched } = data;
    return { ...id, type, data: { file: { url }, caption, withBorder, withBackground, stretched } };
  });
}

const isBlock = (block: unknown): block is OutputBlockData => {
  const { type, data } = (block ?? {}) as { type?: unknown; data?: unknown };
  return typeof type === 'string' && typeof data === 'object' && data !== null;
};

/** What is written. */
export interface ArticleDraft {
  blocks: OutputBlockData[];
}

/**
 * Returns a draft as this browser stored it; null for anything else. The shape of its blocks is checked, not their limits, because also what
 * is too long is what the person wrote.
 */
export function readDraft(stored: unknown): ArticleDraft | null {
  const { blocks } = (stored ?? {}) as { blocks?: unknown };
  return Array.isArray(blocks) && blocks.every(isBlock) ? { blocks } : null;
}

/** Returns whether two drafts say the same: the editor gives blocks ids, and lists fields, that aren't saved with the article. */
export const isSameDraft = (one: ArticleDraft, other: ArticleDraft): boolean => saidIn(one) === saidIn(other);
const saidIn = ({ blocks }: ArticleDraft): string => JSON.stringify(fromEditor(blocks).map(({ type, data }) => ({ type, data })));

/** Converts the editor's blocks to the API's: a picture as in SPEC §3, one without a file left out; a checklist becomes a list. */
export function fromEditor(blocks: readonly OutputBlockData[]): SentBlock[] {
  return blocks.flatMap(({ id, type, data }): SentBlock[] => {
    const known = id ? { id } : {};
    if (type === 'list') {
      const { style, items } = data as { style: string; items?: EditorItem[] };
      return [{ ...known, type, data: { style: style === 'ordered' ? 'ordered' : 'unordered', items: fromEditorItems(items) } }];
    }
    if (type !== 'image') return [{ ...known, type, data }];
    const {
      file,
      caption = '',
      withBorder = false,
      withBackground = false,
      stretched = false,
    } = data as {
      file?: { url?: string };
      caption?: string;
      withBorder?: boolean;
      withBackground?: boolean;
      stretched?: boolean;
    };
    return file?.url ? [{ ...known, type, data: { url: file.url, caption, withBorder, withBackground, stretched } }] : [];
  });
}
