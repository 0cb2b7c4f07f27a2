import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Page, PageHeader, Skeleton, Stack, Tabs, useDelayed } from '@meowtale/ui';
import { Failure, Link, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { NOTICES, TOUCHES_NOTICES } from './documents.ts';
import { MailSettings } from './mail-settings.tsx';
import { NoticeList } from './notice-list.tsx';
import { askedBy, FILTERS, type NoticesQuery, readPlace, showing } from './notices-query.ts';
import { Toolbar } from './toolbar.tsx';
import { useSelection } from './use-selection.ts';

export interface NoticesPageProps {
  /** Returns the page's address with a query. */
  pathFor(query: NoticesQuery): string;
  /** The empty state for a person without any notification, with a link. */
  empty: { text: 'emptyText' | 'emptyLobby'; label: 'browse' | 'stores'; to: string };
}

/** Renders a person's notifications, their actions, and the e-mail settings. */
export function NoticesPage({ pathFor, empty }: NoticesPageProps) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const { page, filter, settings } = readPlace(useLocation().search);
  const shown = useRef<HTMLDivElement>(null);
  const deleted = useRef<number | null>(null);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: NOTICES,
    variables: { lang: locale, page, ...askedBy(filter) },
    context: TOUCHES_NOTICES,
    requestPolicy: 'cache-and-network',
  });
  const skeleton = useDelayed(fetching && !data);
  const again = () => ask({ requestPolicy: 'network-only' });
  const found = data?.findNotification;
  const list = found?.list;
  const selection = useSelection(list);
  const pathOf = (query: NoticesQuery) => pathFor({ ...showing(filter), ...query });
  const lastPage = Math.ceil((found?.totalCount ?? 0) / PAGE_SIZE_DEFAULT);
  const isBeyond = list?.length === 0 && lastPage > 0;
  useEffect(() => {
    // Its last notification was deleted, or the address is outdated: the page before is the last one now.
    if (isBeyond && lastPage < page) navigation.replace(pathFor({ ...showing(filter), page: lastPage }));
  }, [isBeyond, lastPage, page, filter, navigation, pathFor]);
  useEffect(() => {
    if (deleted.current === null || !list) return;
    // The pressed button disappeared with its notification: the focus moves to its successor.
    const rows = shown.current?.querySelectorAll('li') ?? [];
    if (document.activeElement === document.body) (rows[Math.min(deleted.current, rows.length - 1)] ?? shown.current)?.focus();
    deleted.current = null;
  }, [list]);

  const wayOut = (
    <Button variant="primary" component={Link} to={empty.to}>
      {t(empty.label)}
    </Button>
  );
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeader
          title={t('title')}
          subtitle={found ? t('unread', { count: found.unreadCount }) : null}
          actions={
            <Button aria-expanded={settings} onClick={() => navigation.replace(pathOf({ page, ...(!settings && { settings: 'mail' }) }))}>
              {t('mail.open')}
            </Button>
          }
        />
        {settings ? <MailSettings /> : null}
        <Tabs
          label={t('filter.label')}
          items={FILTERS.map((value) => ({
            value,
            label: t(`filter.${value}`),
            href: navigation.href(pathFor(showing(value))),
            ...(value === 'unread' && found && { count: found.unreadCount }),
          }))}
          value={filter}
          onChange={(value) => navigation.push(pathFor(showing(FILTERS.find((known) => known === value) ?? 'all')))}
        />
        {error && found ? <StaleNotice error={error} onRetry={again} /> : null}
        {error && !found ? <Failure error={error} title={t('failed')} onRetry={again} retrying={fetching} /> : null}
        {skeleton ? (
          <div role="status" aria-busy="true" aria-label={t('loading')}>
            <Skeleton lines={4} />
          </div>
        ) : null}
        <div ref={shown} tabIndex={-1} aria-busy={stale}>
          {list?.length === 0 && !isBeyond ? (
            <EmptyState kind="lamp" title={t(`none.${filter}`)} actions={filter === 'all' ? wayOut : undefined}>
              {filter === 'all' ? t(empty.text) : null}
            </EmptyState>
          ) : null}
          {found && list && list.length > 0 ? (
            <Stack gap={16}>
              <Toolbar found={found} filter={filter} selection={selection} />
              <NoticeList
                notices={list}
                selected={selection.chosen}
                onSelect={selection.choose}
                onDelete={(index) => {
                  deleted.current = index;
                }}
              />
            </Stack>
          ) : null}
        </div>
        <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={found?.totalCount ?? 0} pathFor={(page) => pathOf({ page })} />
      </Stack>
    </Page>
  );
}
