import { Button, EmptyState, Skeleton, Stack } from '@meowtale/ui';
import { Failure, StaleNotice } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { STORE_COMMENTS, TOUCHES_COMMENTS } from './documents.ts';

/** One stretch of a work's comments, and those that follow once they are asked for. */
export function CommentPage({ storeId, after }: { storeId: string; after: string | null }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: STORE_COMMENTS,
    variables: { id: storeId, after },
    context: TOUCHES_COMMENTS,
  });
  const [more, setMore] = useState(false);
  const found = data?.findStoreComment;
  const list = useRef<HTMLUListElement>(null);
  const isThere = found !== undefined;
  useEffect(() => {
    // The button that asked for these is gone: reading goes on where they begin.
    if (isThere && after !== null) list.current?.focus();
  }, [isThere, after]);
  const again = () => ask({ requestPolicy: 'network-only' });

  if (!found && error) return <Failure error={error} title={t('comments.failed')} onRetry={again} retrying={fetching} />;
  if (!found) return <LoadingComments />;
  const { endCursor, hasNextPage } = found.pageInfo;
  return (
    <Stack gap={16}>
      {error ? <StaleNotice error={error} onRetry={again} /> : null}
      {found.list.length > 0 ? (
        <ul ref={list} tabIndex={-1} className={styles.list}>
          {found.list.map((comment) => (
            <CommentItem key={comment.uuid} comment={comment} />
          ))}
        </ul>
      ) : null}
      {found.totalCount === 0 ? (
        <EmptyState kind="lamp" level={3} title={t('comments.emptyTitle')}>
          {t('comments.emptyText')}
        </EmptyState>
      ) : null}
      {hasNextPage && more ? <CommentPage storeId={storeId} after={endCursor} /> : null}
      {hasNextPage && !more ? (
        <div>
          <Button onClick={() => setMore(true)}>{t('comments.more')}</Button>
        </div>
      ) : null}
    </Stack>
  );
}

function LoadingComments() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-busy="true" aria-label={t('comments.loading')}>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </Stack>
  );
}
