import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  IconEdit,
  IconPlus,
  IconTrash,
  Stack,
  Table,
  type TableColumn,
  TextInput,
  UserText,
} from '@meowtale/ui';
import { Failure, formatDateTime, PageButtons, toAppError, useHost, useTimeZone } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useSearch } from '../resource-selector/use-search.ts';
import { ArticlePopup } from './article-popup.tsx';
import { type Article, DEL_ARTICLE, MY_ARTICLES, TOUCHES_ARTICLES } from './documents.ts';

interface ArticlesProps {
  /** The one that the module shows. */
  chosen: string | null;
  onChoose(article: Article): void;
  /** Called with each created or changed article. */
  onWritten(article: Article): void;
  /** Called when the chosen one was deleted. */
  onGone(): void;
}

/** Renders the person's articles, to write, change, choose and delete. */
export function Articles({ chosen, onChoose, onWritten, onGone }: ArticlesProps) {
  const { t } = useTranslation();
  const { typed, setTyped, keyword, page, setPage } = useSearch();
  const [writing, setWriting] = useState<Article | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Article | null>(null);
  const columns = useColumns(chosen);
  const [{ data, error, fetching }, ask] = useQuery({
    query: MY_ARTICLES,
    variables: { q: { page, pageSize: PAGE_SIZE_DEFAULT, keyword } },
    context: TOUCHES_ARTICLES,
    requestPolicy: 'cache-and-network',
  });
  const { list, totalCount = 0 } = data?.findWebsiteArticle ?? {};
  const nameOf = (article: Article) => article.headline || t('article.untitled');
  const saved = (article: Article) => {
    setWriting(null);
    onWritten(article);
    if (writing === 'new' || article.uuid === chosen) onChoose(article);
  };
  const close = () => {
    setWriting(null);
    // The popup may have been closed because the article was changed elsewhere.
    ask({ requestPolicy: 'network-only' });
  };
  if (error && !data) {
    return <Failure title={t('article.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />;
  }
  return (
    <Stack gap={12}>
      <div>
        <Button leftIcon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setWriting('new')}>
          {t('article.write')}
        </Button>
      </div>
      {totalCount > 0 || keyword ? (
        <TextInput
          type="search"
          label={t('selector.search.article')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <Table
        label={t('article.list')}
        dense
        columns={columns}
        rows={list ?? []}
        rowKey={({ uuid }) => uuid}
        loading={!list}
        loadingLabel={t('selector.loading')}
        skeletonRows={3}
        empty={<EmptyState kind={keyword ? 'search' : 'desk'} level={3} title={t(keyword ? 'selector.notFound' : 'article.none')} />}
        actionsLabel={t('article.actions')}
        rowActions={(article) => (
          <>
            <Button
              size="small"
              disabled={article.uuid === chosen}
              aria-label={t('article.chooseNamed', { name: nameOf(article) })}
              onClick={() => onChoose(article)}
            >
              {t('article.choose')}
            </Button>
            <IconButton
              size="small"
              label={t('article.edit', { name: nameOf(article) })}
              icon={<IconEdit size={16} aria-hidden="true" />}
              onClick={() => setWriting(article)}
            />
            <IconButton
              size="small"
              label={t('article.delete', { name: nameOf(article) })}
              icon={<IconTrash size={16} aria-hidden="true" />}
              disabled={article.in_use}
              onClick={() => setDeleting(article)}
            />
          </>
        )}
      />
      <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} onPage={setPage} />
      {writing ? <ArticlePopup article={writing === 'new' ? null : writing} onSaved={saved} onClose={close} /> : null}
      {deleting ? (
        <DeleteArticle
          article={deleting}
          onDone={(isDeleted) => {
            setDeleting(null);
            if (isDeleted && deleting.uuid === chosen) onGone();
          }}
        />
      ) : null}
    </Stack>
  );
}

function useColumns(chosen: string | null): TableColumn<Article>[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  return [
    {
      key: 'headline',
      header: t('article.headline'),
      rowHeader: true,
      strong: true,
      render: ({ uuid, headline, in_use }) => (
        <>
          {headline ? <UserText>{headline}</UserText> : t('article.untitled')}{' '}
          {uuid === chosen ? <Badge tone="mint">{t('article.chosen')}</Badge> : null}
          {in_use && uuid !== chosen ? <Badge>{t('article.inUse')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'updated',
      header: t('selector.column.updated'),
      fit: true,
      nowrap: true,
      render: ({ updated_at }) => formatDateTime(updated_at, locale, timeZone),
    },
  ];
}

/** Renders the confirmation, deletes, and shows a message (SPEC §8). */
function DeleteArticle({ article, onDone }: { article: Article; onDone(gone: boolean): void }) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, del] = useMutation(DEL_ARTICLE);
  async function confirm() {
    const { data, error } = await del({ uuid: article.uuid }, TOUCHES_ARTICLES);
    if (error) showError(toAppError(error));
    else notify(t('article.deleted'), 'success');
    onDone(data?.delWebsiteArticle === true && !error);
  }
  return (
    <ConfirmDialog
      open
      danger
      loading={fetching}
      title={t('article.deleteTitle')}
      confirmLabel={t('article.deleteConfirm')}
      cancelLabel={t('popup.cancel')}
      onConfirm={confirm}
      onCancel={() => onDone(false)}
    >
      {t('article.deleteText', { name: article.headline || t('article.untitled') })}
    </ConfirmDialog>
  );
}
