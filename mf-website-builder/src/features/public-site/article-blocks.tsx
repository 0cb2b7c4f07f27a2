import type { ArticleListItem, ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';
import { plainText } from '@meowtale/contracts/text/inline-html';
import { Picture } from '@meowtale/ui';
import styles from './article.module.css';
import { inlineHtml } from './inline-html.tsx';

interface ArticleBlocksProps {
  blocks: readonly ShownArticleBlock[];
  /** Of the article's own heading; its headers are below that level. */
  level: 1 | 2 | 3;
}

/** Renders an article's blocks below its title. */
export function ArticleBlocks({ blocks, level }: ArticleBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is shown.
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: ShownArticleBlock; level: number }) {
  switch (block.type) {
    case 'header': {
      const Heading = `h${Math.min(6, level + block.data.level - 1)}` as 'h2';
      return <Heading dir="auto">{inlineHtml(block.data.text)}</Heading>;
    }
    case 'paragraph':
      return <p dir="auto">{inlineHtml(block.data.text)}</p>;
    case 'list':
      return <List ordered={block.data.style === 'ordered'} items={block.data.items} />;
    case 'quote':
      return (
        <figure className={block.data.alignment === 'center' ? styles.centred : undefined}>
          <blockquote dir="auto">{inlineHtml(block.data.text)}</blockquote>
          {block.data.caption ? <figcaption dir="auto">{inlineHtml(block.data.caption)}</figcaption> : null}
        </figure>
      );
    case 'image':
      return <Image data={block.data} />;
    case 'delimiter':
      return <hr />;
    default:
      return null;
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly ArticleListItem[] }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article does not change while it is shown.
        <li key={index} dir="auto">
          {inlineHtml(item.content)}
          {item.items.length > 0 ? <List ordered={ordered} items={item.items} /> : null}
        </li>
      ))}
    </Element>
  );
}

function Image({ data }: { data: Extract<ShownArticleBlock, { type: 'image' }>['data'] }) {
  const { url, caption, withBorder, withBackground, stretched, width, height } = data;
  const classNames = [withBorder && styles.bordered, withBackground && styles.backed, stretched && styles.stretched].filter(Boolean);
  const text = plainText(caption);
  return (
    <figure className={[styles.figure, ...classNames].join(' ')}>
      <Picture
        src={url}
        alt={text}
        sizes={stretched ? '(max-width: 1000px) 100vw, 960px' : '(max-width: 720px) 100vw, 680px'}
        largest={Math.min(width ?? 1280, 1280)}
        width={width ?? 1280}
        height={height ?? 720}
      />
      {caption ? <figcaption dir="auto">{inlineHtml(caption)}</figcaption> : null}
    </figure>
  );
}
