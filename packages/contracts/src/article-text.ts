import { beginning, countCharacters } from './text/characters.ts';
import { plainText } from './text/inline-html.ts';

export const ARTICLE_HEADLINE_MAX = 200;
const EXCERPT_MAX = 300;

/** A block of an article, as it is sent, stored or shown. */
interface Block {
  type: string;
  data: object;
}
interface Item {
  content: string;
  items: readonly Item[];
}

const textOf = ({ data }: Block): string => (data as { text?: string }).text ?? '';
const wordsOf = (block: Block): string => plainText(textOf(block));
const linesOfItems = (items: readonly Item[]): string[] =>
  items.flatMap(({ content, items: inner }) => [plainText(content), ...linesOfItems(inner)]);

/** Returns a block's words, a line for each of its texts. */
function linesOf(block: Block): string[] {
  const { caption = '', items = [] } = block.data as { caption?: string; items?: readonly Item[] };
  return [wordsOf(block), ...linesOfItems(items), plainText(caption)].filter((line) => line !== '');
}

/** Returns all words of an article, a line for each text. */
export const articleLines = (blocks: readonly Block[]): string[] => blocks.flatMap(linesOf);

const headlineBlock = <B extends Block>(blocks: readonly B[]): B | undefined => {
  const first = (type: string) => blocks.find((block) => block.type === type && wordsOf(block) !== '');
  return first('header') ?? first('paragraph');
};

/** Returns the text of the first header, else of the first paragraph (SPEC §5). */
export function headlineOf(blocks: readonly Block[]): string {
  const block = headlineBlock(blocks);
  return block ? beginning(wordsOf(block), ARTICLE_HEADLINE_MAX) : '';
}

/** Returns the beginning of the first text that isn't the headline. */
export function excerptOf(blocks: readonly Block[], headline: string): string {
  const texts = blocks.filter(({ type }) => type === 'paragraph' || type === 'quote').map(wordsOf);
  return beginning(texts.find((text) => text !== '' && beginning(text, ARTICLE_HEADLINE_MAX) !== headline) ?? '', EXCERPT_MAX);
}

/**
 * Returns the HTML of the text that an article begins with, to be shown as its title, and the blocks below it, so that no text is shown
 * twice. The title is null where the headline's block follows other text, or is a paragraph too long for a headline.
 */
export function splitTitle<B extends Block>(blocks: readonly B[]): { title: string | null; body: readonly B[] } {
  const source = headlineBlock(blocks);
  const firstText = blocks.find((block) => block.type !== 'image' && linesOf(block).length > 0);
  if (!source || source !== firstText) return { title: null, body: blocks };
  if (source.type === 'paragraph' && countCharacters(wordsOf(source)) > ARTICLE_HEADLINE_MAX) return { title: null, body: blocks };
  return { title: textOf(source), body: blocks.filter((block) => block !== source) };
}
