import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Card, EmptyState, Page, PageHeader, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import { Failure, Link, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { NOTICES, TOUCHES_NOTICES } from './documents.ts';
import { NoticeRow } from './notice-row.tsx';
import styles from './notices.module.css';

/** `/notices`: what a player is told: releases and updates of those they follow, and what staff have to say. */
export function NoticesPage() {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const page = pageOf(useLocation().search);
  const shown = useRef<HTMLDivElement>(null);
  const deleted = useRef<number | null>(null);
  const [{ data, error, fetching }, ask] = useQuery({
    query: NOTICES,
    variables: { lang: locale, page },
    context: TOUCHES_NOTICES,
    requestPolicy: 'cache-and-network',
  });
  const skeleton = useDelayed(fetching && !data);
  const again = () => ask({ requestPolicy: 'network-only' });
  const found = data?.findNotification;
  const lastPage = Math.ceil((found?.totalCount ?? 0) / PAGE_SIZE_DEFAULT);
  const isBeyond = found?.list.length === 0 && lastPage > 0;
  useEffect(() => {
    // Its last notice was deleted, or the address is old: the page before is the last one now.
    if (isBeyond && lastPage < page) navigation.replace(paths.notices({ page: lastPage }));
  }, [isBeyond, lastPage, page, navigation]);
  const list = found?.list;
  useEffect(() => {
    if (deleted.current === null || !list) return;
    // What was pressed went with its notice: going on is with the one that took its place.
    const rows = shown.current?.querySelectorAll('li') ?? [];
    if (document.activeElement === document.body) (rows[Math.min(deleted.current, rows.length - 1)] ?? shown.current)?.focus();
    deleted.current = null;
  }, [list]);
  const browse = (
    <Button variant="primary" component={Link} to={paths.stores()}>
      {t('cart.browse')}
    </Button>
  );
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeader
          title={t('notices.title')}
          subtitle={found && found.list.length > 0 ? t('notices.unread', { count: found.unreadCount }) : undefined}
        />
        {error && found ? <StaleNotice error={error} onRetry={again} /> : null}
        {error && !found ? <Failure error={error} title={t('notices.failed')} onRetry={again} retrying={fetching} /> : null}
        {skeleton ? (
          <div role="status" aria-busy="true" aria-label={t('notices.loading')}>
            <Skeleton lines={4} />
          </div>
        ) : null}
        <div ref={shown} tabIndex={-1}>
          {found?.list.length === 0 && !isBeyond ? (
            <EmptyState kind="lamp" title={t('notices.emptyTitle')} actions={browse}>
              {t('notices.emptyText')}
            </EmptyState>
          ) : null}
          {found && found.list.length > 0 ? (
            <Card flush>
              <ul className={styles.list}>
                {found.list.map((notice, index) => (
                  <NoticeRow
                    key={notice.uuid}
                    notice={notice}
                    onDelete={() => {
                      deleted.current = index;
                    }}
                  />
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
        <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={found?.totalCount ?? 0} pathFor={(page) => paths.notices({ page })} />
      </Stack>
    </Page>
  );
}
