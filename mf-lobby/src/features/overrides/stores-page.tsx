import { PAGE_SIZE_DEFAULT, STORE_CATEGORIES } from '@meowtale/contracts';
import { uuid } from '@meowtale/contracts/inputs/text';
import { Button, Cover, EmptyState, Table, type TableColumn } from '@meowtale/ui';
import { Failure, Link, paths, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { PersonName } from '../../app/staff-mark.tsx';
import classes from '../review/review.module.css';
import { type FoundStore, findReleased } from './documents.ts';
import { OverridePage } from './override-page.tsx';

const addressOf = (query: { q?: string; store?: string }) => withQuery(paths.lobbyStaff('stores'), query);

/** Returns the address of a search, or of a listing by uuid: those off sale, unlisted or of suspended owners can't be searched. */
function addressOfWords(keyword: string): string {
  const store = uuid.safeParse(keyword);
  return addressOf(store.success ? { store: store.data } : { q: keyword });
}

/** Renders `/lobby/staff/stores`: search of released listings, to change their pages. */
export function StoresPage() {
  const query = new URLSearchParams(useLocation().search);
  const store = query.get('store');
  const q = query.get('q') ?? '';
  return store ? <OverridePage key={store} store={store} back={addressOf({ q })} /> : <Found q={q} />;
}

function Found({ q }: { q: string }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const variables = { q: { keyword: q, categories: STORE_CATEGORIES, pageSize: PAGE_SIZE_DEFAULT } };
  const [{ data, error, fetching }, ask] = useQuery({ query: findReleased, variables, pause: q === '' });
  const list = data?.findStore.list ?? [];
  return (
    <StaffFrame
      room="stores"
      subtitle={t('override.words')}
      actions={
        <SearchBox
          key={q}
          label={t('override.search')}
          maxLength={100}
          value={q}
          onSearch={(keyword) => navigation.push(addressOfWords(keyword))}
        />
      }
    >
      {error && !data ? (
        <Failure title={t('override.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : (
        <FoundTable q={q} stores={q === '' ? [] : list} loading={fetching} />
      )}
    </StaffFrame>
  );
}

function FoundTable({ q, stores, loading }: { q: string; stores: FoundStore[]; loading: boolean }) {
  const { t } = useTranslation();
  const wordsOf = (store: FoundStore) => store.store_info.find(({ language }) => language === store.default_lang) ?? store.store_info[0];
  const nameOf = (store: FoundStore) => wordsOf(store)?.name || t('stores.untitled');
  const columns: TableColumn<FoundStore>[] = [
    {
      key: 'cover',
      header: t('stores.cover'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: (store) => (
        <Cover className={classes.cover} shape="wide" src={wordsOf(store)?.data.cover?.url} alt="" title={nameOf(store)} />
      ),
    },
    { key: 'name', header: t('stores.name'), rowHeader: true, render: nameOf },
    { key: 'owner', header: t('review.creator'), render: ({ author }) => (author ? <PersonName of={author} /> : null) },
    { key: 'platform', header: t('stores.platform'), fit: true, nowrap: true, render: (store) => t(`platform.${store.platform_key}.name`) },
  ];
  return (
    <Table
      label={t('staff.room.stores')}
      columns={columns}
      rows={stores}
      rowKey={({ uuid }) => uuid}
      loading={loading}
      loadingLabel={t('override.loading')}
      empty={
        <EmptyState kind="search" level={2} title={t(q === '' ? 'override.search' : 'override.none')}>
          {q === '' ? t('override.searchHint') : null} {t('override.uuidHint')}
        </EmptyState>
      }
      actionsLabel={t('stores.actions')}
      rowActions={(store) => (
        <Button
          size="small"
          component={Link}
          to={addressOf({ q, store: store.uuid })}
          aria-label={t('override.openNamed', { name: nameOf(store) })}
        >
          {t('override.open')}
        </Button>
      )}
    />
  );
}
