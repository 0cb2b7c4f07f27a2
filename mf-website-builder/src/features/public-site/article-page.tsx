import { splitTitle } from '@meowtale/contracts/article-text';
import { formatDate, type RouteProps, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import reading from './article.module.css';
import { ArticleBlocks } from './article-blocks.tsx';
import { PUBLIC_ARTICLE } from './documents.ts';
import { inlineHtml } from './inline-html.tsx';
import { MissingPage } from './missing-page.tsx';
import parts from './modules.module.css';
import styles from './site.module.css';
import { SiteFoot } from './site-foot.tsx';
import { SiteLook } from './site-modules.tsx';
import titles from './site-titles.module.css';
import workStyles from './site-work.module.css';

/** Number of other articles listed below an article. */
const OTHERS = 4;

/** Renders one article at its own address. */
export function ArticlePage({ params }: RouteProps) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const timeZone = useTimeZone();
  const { site: name = '', uuid = '' } = params;
  const [{ data }] = useQuery({ query: PUBLIC_ARTICLE, variables: { name, uuid } });
  const site = data?.findWebsitePublic;
  const article = site?.article;
  if (!site || !article) return <MissingPage />;
  const { title, body } = splitTitle(article.blocks);
  const others = site.articles.filter((other) => other.uuid !== article.uuid).slice(0, OTHERS);
  return (
    <SiteLook theme={site.config.theme} language={site.config.language}>
      <nav className={styles.back}>
        <a href={navigation.href('/')} dir="auto">
          {site.author.nickname}
        </a>
      </nav>
      <main className={styles.main}>
        <article className={reading.reading}>
          <h1 className={titles.headline} dir="auto">
            {title ? inlineHtml(title) : site.author.nickname}
          </h1>
          <p className={workStyles.meta} lang={locale}>
            <time dateTime={article.created_at}>{formatDate(article.created_at, locale, timeZone)}</time>
          </p>
          <ArticleBlocks blocks={body} level={1} />
        </article>
        {others.length > 0 ? (
          <section className={parts.others}>
            <h2 className={titles.moduleTitle} lang={locale}>
              {t('site.moreArticles')}
            </h2>
            <ul className={parts.lines}>
              {others.map(({ uuid: other, headline }) => (
                <li key={other}>
                  <a href={navigation.href(`/articles/${other}`)} dir="auto">
                    {headline}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </main>
      <SiteFoot path={`/articles/${article.uuid}`} feed />
    </SiteLook>
  );
}
