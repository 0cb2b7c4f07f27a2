import { Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { Articles } from '../article-editor/articles.tsx';
import { type Article, toShownArticle } from '../article-editor/documents.ts';
import type { ConfigProps } from './config-form.tsx';

/** Renders the choice of the article shown in full: an existing one, or a new one. */
export function ArticleField({ module, onChange, onWritten }: ConfigProps) {
  const { t } = useTranslation();
  const chosen = module.article?.resourceUUID ?? null;
  const choose = (article: Article) =>
    onChange({ article: { resourceType: 'website_article', resourceUUID: article.uuid, article: toShownArticle(article) } });
  return (
    <Stack gap={12}>
      <span className="mt-label">{t('article.label')}</span>
      <Articles
        chosen={chosen}
        onChoose={choose}
        onWritten={(article) => onWritten(toShownArticle(article))}
        onGone={() => onChange({ article: null })}
      />
    </Stack>
  );
}
