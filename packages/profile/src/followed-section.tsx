import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Card, EmptyState, Section, Skeleton, Stack, Text } from '@meowtale/ui';
import { type AppError, Failure, Link, PageButtons, paths, StaleNotice, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { delFollow, type Follow, findFollows, TOUCHES_FOLLOWS } from './follow-documents.ts';
import { FollowedRow } from './followed-row.tsx';
import styles from './profile.module.css';
import { RefusalNotice } from './refusal-notice.tsx';

/** Renders the creators whom the person follows, the newest first. Its page isn't in the address, because the form above may be unsaved. */
export function FollowedSection() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: findFollows,
    variables: { page },
    context: TOUCHES_FOLLOWS,
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  const found = data?.findFollow;
  const lastPage = Math.max(1, Math.ceil((found?.totalCount ?? 0) / PAGE_SIZE_DEFAULT));
  useEffect(() => {
    // The last creator of the last page was unfollowed.
    if (found && page > lastPage) setPage(lastPage);
  }, [found, page, lastPage]);
  return (
    <Section title={t('followed.title')}>
      <Stack gap={16}>
        <Text tone="muted">{t('followed.words')}</Text>
        <RefusalNotice failure={failure} />
        {error && found ? <StaleNotice error={error} onRetry={again} /> : null}
        {error && !found ? <Failure title={t('followed.failed')} error={error} onRetry={again} retrying={fetching} /> : null}
        {!found && !error ? (
          <div role="status" aria-busy="true" aria-label={t('followed.loading')}>
            <Skeleton lines={3} />
          </div>
        ) : null}
        {found ? <Followed list={found.list} isNone={found.totalCount === 0} isBusy={stale || fetching} onFailure={setFailure} /> : null}
        <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={found?.totalCount ?? 0} onPage={setPage} />
      </Stack>
    </Section>
  );
}

interface FollowedProps {
  list: readonly Follow[];
  isNone: boolean;
  isBusy: boolean;
  onFailure(failure: AppError | null): void;
}

function Followed({ list, isNone, isBusy, onFailure }: FollowedProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [, unfollow] = useMutation(delFollow);
  const [leaving, setLeaving] = useState<string | null>(null);

  async function stop({ user }: Follow) {
    setLeaving(user.uuid);
    const { error } = await unfollow({ user: user.uuid }, TOUCHES_FOLLOWS);
    setLeaving(null);
    onFailure(error ? toAppError(error) : null);
    if (!error) notify(t('followed.unfollowed', { name: user.nickname }), 'success');
  }
  return (
    <div aria-busy={isBusy}>
      {isNone ? (
        <EmptyState
          kind="lamp"
          level={3}
          title={t('followed.emptyTitle')}
          actions={
            <Button component={Link} to={paths.stores()}>
              {t('followed.browse')}
            </Button>
          }
        >
          {t('followed.emptyText')}
        </EmptyState>
      ) : null}
      {list.length > 0 ? (
        <Card flush>
          <ul className={styles.followed} aria-label={t('followed.title')}>
            {list.map((follow) => (
              <FollowedRow key={follow.uuid} user={follow.user} isLeaving={leaving === follow.user.uuid} onUnfollow={() => stop(follow)} />
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
