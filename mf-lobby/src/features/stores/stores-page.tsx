import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, IconPlus, Page, PageHeader, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { CreatorGate } from '../../app/creator-gate.tsx';
import { findStores, TOUCHES_STORES } from './documents.ts';
import { StoreTable } from './store-table.tsx';
import { useNewListing } from './use-new-listing.ts';

/** Renders `/lobby/stores`. */
export function StoresPage() {
  return (
    <CreatorGate>
      <Stores />
    </CreatorGate>
  );
}

/** Renders `/set-store` without a listing: the listings, with the popup that asks for the platform of a new one (SPEC §2), of `?app=` if given. */
export function NewListingPage() {
  return (
    <CreatorGate>
      <Stores />
      <AskAtOnce />
    </CreatorGate>
  );
}

function AskAtOnce() {
  const { navigation } = useHost();
  const app = new URLSearchParams(useLocation().search).get('app');
  const create = useNewListing(app);
  const begin = useRef(async () => navigation.replace((await create()) ?? (app ? paths.lobby() : paths.lobbyStores())));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin.current();
  }, []);
  return null;
}

function Stores() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const page = pageOf(useLocation().search);
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc' };
  const context = TOUCHES_STORES;
  const [{ data, error, fetching }, ask] = useQuery({ query: findStores, variables: { q }, context, requestPolicy: 'cache-and-network' });
  const create = useNewListing();
  async function begin() {
    const made = await create();
    if (made) navigation.push(made);
  }
  const { list = [], totalCount = 0 } = data?.findStoreMe ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <Page width="wide">
      <PageHeader
        title={t('stores.title')}
        subtitle={t('stores.subtitle')}
        actions={
          <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={begin}>
            {t('stores.create')}
          </Button>
        }
      />
      {error && !data ? (
        <Failure title={t('stores.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <StoreTable
            stores={list}
            loading={fetching && !data}
            empty={
              <EmptyState kind="shelf" level={2} title={t('stores.none')}>
                {t('stores.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => withQuery(paths.lobbyStores(), { page: next })}
          />
        </Stack>
      )}
    </Page>
  );
}
