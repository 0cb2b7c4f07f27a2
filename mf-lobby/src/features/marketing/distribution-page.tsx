import { OPEN_CATEGORIES, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import { Button, EmptyState, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import {
  Failure,
  formatDate,
  Link,
  PageLinks,
  pageOf,
  paths,
  StaleNotice,
  useAdultConfirmed,
  useHost,
  useLocation,
} from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { PersonName } from '../../app/staff-mark.tsx';
import { type DistributedStore, findDistributed } from './distribution-documents.ts';
import { MarketingFrame } from './marketing-frame.tsx';
import { nameOf } from './promoted.ts';
import { SetAdLinkPopup } from './set-ad-link-popup.tsx';
import { ShareCell } from './share-cell.tsx';

const SEARCH_MAX = 100;

/** Renders `/lobby/marketing/distribution`: the works that share their sales with promoters. */
export function DistributionPage() {
  const { t } = useTranslation();
  return (
    <MarketingFrame tab="distribution" subtitle={t('marketing.way.distribution')}>
      <Distribution />
    </MarketingFrame>
  );
}

function Distribution() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const keyword = beginning(new URLSearchParams(search).get('q') ?? '', SEARCH_MAX);
  // Adult works are behind their gate here too (ADR 10).
  const categories = useAdultConfirmed() ? null : OPEN_CATEGORIES;
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, keyword: keyword || null, distributed: true, categories };
  const [{ data, error, fetching }, ask] = useQuery({ query: findDistributed, variables: { q }, requestPolicy: 'cache-and-network' });
  const { list = [], totalCount = 0 } = data?.findStore ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('marketing.distributionFailed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <Stack gap={16}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <SearchBox
        key={keyword}
        label={t('marketing.searchWorks')}
        maxLength={SEARCH_MAX}
        value={keyword}
        onSearch={(next) => navigation.push(paths.lobbyMarketing('distribution', { q: next }))}
      />
      <DistributionTable
        works={list}
        loading={fetching && !data}
        empty={
          <EmptyState kind={keyword ? 'search' : 'shelf'} level={2} title={t(keyword ? 'marketing.noWorksFound' : 'marketing.noWorks')} />
        }
      />
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={totalCount}
        pathFor={(next) => paths.lobbyMarketing('distribution', { q: keyword, page: next })}
      />
    </Stack>
  );
}

function DistributionTable({ works, loading, empty }: { works: DistributedStore[]; loading: boolean; empty: ReactNode }) {
  const { t } = useTranslation();
  const { locale, navigation, openPopup } = useHost();
  const [making, setMaking] = useState<DistributedStore | null>(null);
  const titled = (work: DistributedStore) => nameOf(work, locale) ?? t('stores.untitled');
  const columns: TableColumn<DistributedStore>[] = [
    {
      key: 'name',
      header: t('stores.name'),
      rowHeader: true,
      render: (work) => (
        <Stack gap={4}>
          <Link className="mt-anchor mt-anchor--quiet" to={paths.store(work.uuid)}>
            {titled(work)}
          </Link>
          <Text as="span" size="small" tone="muted">
            <PersonName of={work.author} />
          </Text>
        </Stack>
      ),
    },
    { key: 'brief', header: t('marketing.brief'), render: (work) => <BriefOf work={work} /> },
    { key: 'share', header: t('marketing.share'), render: (work) => <ShareCell store={work} /> },
    {
      key: 'created',
      header: t('marketing.created'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: ({ created_at }) => formatDate(created_at, locale),
    },
    {
      key: 'updated',
      header: t('stores.updated'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: ({ updated_at }) => formatDate(updated_at, locale),
    },
  ];
  return (
    <>
      <Table
        label={t('marketing.tab.distribution')}
        columns={columns}
        rows={works}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('marketing.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(work) => (
          <>
            <Button
              size="small"
              variant="soft"
              aria-label={t('promote.openNamed', { name: titled(work) })}
              onClick={() => void openPopup('lobby.promote', { storeId: work.uuid })}
            >
              {t('promote.open')}
            </Button>
            <Button size="small" aria-label={t('marketing.newLinkNamed', { name: titled(work) })} onClick={() => setMaking(work)}>
              {t('marketing.newLink')}
            </Button>
          </>
        )}
      />
      {making ? (
        <SetAdLinkPopup
          of={{ store_id: making.uuid, name: titled(making) }}
          onClose={(made) => {
            setMaking(null);
            if (made) navigation.push(paths.lobbyAdLink(made.uuid));
          }}
        />
      ) : null}
    </>
  );
}

function BriefOf({ work }: { work: DistributedStore }) {
  const { locale } = useHost();
  const localized =
    work.store_info.find(({ language }) => language === locale) ?? work.store_info.find(({ language }) => language === work.default_lang);
  return (
    <Text as="span" size="small" lang={localized?.language} lines={3} dir="auto">
      {localized?.brief}
    </Text>
  );
}
