import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type Article, MY_ARTICLES, toShownArticle } from '../article-editor/documents.ts';
import type { Asked, Picked } from './picked.ts';
import type { Choice } from './resource-selector.tsx';
import { ResourceTable } from './resource-table.tsx';

const toPicked = (article: Article): Picked => ({
  resourceType: 'website_article',
  resourceUUID: article.uuid,
  store: null,
  uid: null,
  article: toShownArticle(article),
});

/** Renders the person's articles. */
export function ArticleRows({ choice, asked }: { choice: Choice; asked: Asked }) {
  const { t } = useTranslation();
  const q = { page: asked.page, pageSize: PAGE_SIZE_DEFAULT, keyword: asked.keyword };
  const [{ data, error, fetching }, ask] = useQuery({ query: MY_ARTICLES, variables: { q }, requestPolicy: 'cache-and-network' });
  return (
    <ResourceTable
      label={t('selector.tab.article')}
      rows={data?.findWebsiteArticle.list.map((article) => {
        const shown = toShownArticle(article);
        return {
          picked: toPicked(article),
          name: article.headline || t('article.untitled'),
          cover: shown.cover?.url ?? null,
          updatedAt: article.updated_at,
        };
      })}
      total={data?.findWebsiteArticle.totalCount ?? 0}
      none={{ title: t('selector.none.article'), text: t('selector.noneText.article') }}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      choice={choice}
      asked={asked}
    />
  );
}
