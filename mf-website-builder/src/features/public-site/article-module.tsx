import { splitTitle } from '@meowtale/contracts/article-text';
import { plainText } from '@meowtale/contracts/text/inline-html';
import { useHost } from '@meowtale/web-kit';
import reading from './article.module.css';
import { ArticleBlocks } from './article-blocks.tsx';
import { type ModuleProps, ModuleTitle } from './module-title.tsx';
import styles from './site.module.css';
import titles from './site-titles.module.css';

/** Renders an article in full; its title links to its own address. */
export function ArticleModule({ module, level }: ModuleProps) {
  const { navigation } = useHost();
  const article = module.article?.article;
  if (!article) return null;
  const below = Math.min(level + (module.element.title ? 1 : 0), 3) as 1 | 2 | 3;
  const Heading = `h${below}` as const;
  const { title, body } = splitTitle(article.blocks);
  return (
    <section className={styles.module}>
      <ModuleTitle module={module} level={level} />
      <article className={reading.reading}>
        {title ? (
          <Heading className={titles.headline} dir="auto">
            <a href={navigation.href(`/articles/${article.uuid}`)}>{plainText(title)}</a>
          </Heading>
        ) : null}
        <ArticleBlocks blocks={body} level={below} />
      </article>
    </section>
  );
}
