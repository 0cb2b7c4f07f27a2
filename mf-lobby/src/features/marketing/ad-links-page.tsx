import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import { Button, EmptyState, Stack } from '@meowtale/ui';
import { Failure, Link, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { AdLinksTable } from './ad-links-table.tsx';
import { findAdLinks, TOUCHES_AD_LINKS } from './documents.ts';
import { MarketingFrame } from './marketing-frame.tsx';

const SEARCH_MAX = 100;

/** Renders `/lobby/marketing/ad-links`: the person's tracked links, the last changed first, with their results. */
export function AdLinksPage() {
  const { t } = useTranslation();
  return (
    <MarketingFrame
      tab="ad-links"
      subtitle={t('marketing.linksWords')}
      actions={
        <Button variant="primary" component={Link} to={paths.lobbyMarketing('distribution')}>
          {t('marketing.findWorks')}
        </Button>
      }
    >
      <AdLinks />
    </MarketingFrame>
  );
}

function AdLinks() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const keyword = beginning(new URLSearchParams(search).get('q') ?? '', SEARCH_MAX);
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc', keyword: keyword || null };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAdLinks,
    variables: { q },
    context: TOUCHES_AD_LINKS,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreAdLink ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('marketing.linksFailed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <Stack gap={16}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <SearchBox
        key={keyword}
        label={t('marketing.searchLinks')}
        maxLength={SEARCH_MAX}
        value={keyword}
        onSearch={(next) => navigation.push(paths.lobbyMarketing('ad-links', { q: next }))}
      />
      <AdLinksTable
        links={list}
        loading={fetching && !data}
        empty={
          keyword ? (
            <EmptyState kind="search" level={2} title={t('marketing.noneFound')} />
          ) : (
            <EmptyState kind="lamp" level={2} title={t('marketing.noLinks')}>
              {t('marketing.noLinksHint')}
            </EmptyState>
          )
        }
      />
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={totalCount}
        pathFor={(next) => paths.lobbyMarketing('ad-links', { q: keyword, page: next })}
      />
    </Stack>
  );
}
