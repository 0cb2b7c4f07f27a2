import { EmptyState } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ListPart } from '../../app/list-part.tsx';
import { CommentItem } from './comment-item.tsx';
import { STORE_COMMENTS, TOUCHES_COMMENTS } from './documents.ts';

interface CommentPageProps {
  storeId: string;
  /** The author of the work. */
  authorId: string;
  after: string | null;
}

/** Renders ten of a work's comments, and a button for older ones. */
export function CommentPage({ storeId, authorId, after }: CommentPageProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: STORE_COMMENTS,
    variables: { id: storeId, after },
    context: TOUCHES_COMMENTS,
  });
  const found = data?.findStoreComment;
  if (found?.totalCount === 0 && !error)
    return (
      <EmptyState kind="lamp" level={3} title={t('comments.emptyTitle')}>
        {t('comments.emptyText')}
      </EmptyState>
    );
  return (
    <ListPart
      after={after}
      answer={found}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      words={{ loading: t('comments.loading'), failed: t('comments.failed'), more: t('comments.more') }}
      item={(comment) => <CommentItem key={comment.uuid} comment={comment} storeId={storeId} authorId={authorId} />}
      next={(cursor) => <CommentPage storeId={storeId} authorId={authorId} after={cursor} />}
    />
  );
}
