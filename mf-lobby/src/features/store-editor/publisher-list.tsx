import { beginning } from '@meowtale/contracts/text/characters';
import { Avatar, Button, EmptyState, Group, IconSearch, Stack, Table, type TableColumn, TextInput, UserText } from '@meowtale/ui';
import { Failure, formatCountry, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findPublishers, type Publisher } from './agent-documents.ts';
import { useEditor } from './editor-context.tsx';

const PAGE_SIZE = 10;
const KEYWORD_MAX = 100;

export interface Chosen {
  uuid: string;
  name: string;
}

/** Renders publishers, the most followed first, filtered by the name in the address; one can be chosen. */
export function PublisherList({ chosen, onChoose }: { chosen: Chosen | null; onChoose(chosen: Chosen): void }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const id = useEditor((state) => state.listing.uuid);
  const keyword = beginning(new URLSearchParams(search).get('q') ?? '', KEYWORD_MAX);
  const page = pageOf(search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPublishers,
    variables: { q: { page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) } },
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findUserOnlyPublisher ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <Stack gap={16}>
      <SearchForm key={keyword} id={id} keyword={keyword} />
      {error && !data ? (
        <Failure title={t('publishing.listFailed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Publishers publishers={list} loading={fetching && !data} keyword={keyword} chosen={chosen} onChoose={onChoose} />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE}
            total={totalCount}
            pathFor={(next) => withQuery(paths.setStore(id, 'publishing-check'), { q: keyword, page: next })}
          />
        </>
      )}
    </Stack>
  );
}

function SearchForm({ id, keyword }: { id: string; keyword: string }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [typed, setTyped] = useState(keyword);
  function search(event: FormEvent) {
    event.preventDefault();
    navigation.push(withQuery(paths.setStore(id, 'publishing-check'), { q: beginning(typed.trim(), KEYWORD_MAX) }));
  }
  return (
    <form onSubmit={search}>
      <Group gap={8} align="end">
        <TextInput
          label={t('publishing.search')}
          leftIcon={<IconSearch size={18} aria-hidden="true" />}
          maxLength={KEYWORD_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{t('publishing.find')}</Button>
      </Group>
    </form>
  );
}

interface PublishersProps {
  publishers: Publisher[];
  loading: boolean;
  keyword: string;
  chosen: Chosen | null;
  onChoose(chosen: Chosen): void;
}

function Publishers({ publishers, loading, keyword, chosen, onChoose }: PublishersProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<Publisher>[] = [
    {
      key: 'head',
      header: t('publishing.head'),
      hideHeader: true,
      fit: true,
      kind: 'center',
      render: ({ head, name }) => <Avatar src={head?.url} name={name} />,
    },
    { key: 'name', header: t('stores.name'), rowHeader: true, render: ({ name }) => <UserText>{name}</UserText> },
    {
      key: 'country',
      header: t('income.country'),
      fit: true,
      nowrap: true,
      render: ({ country }) => (country ? formatCountry(country, locale) : t('income.dash')),
    },
    {
      key: 'followers',
      header: t('publishing.followers'),
      kind: 'number',
      fit: true,
      render: ({ followed_count }) => new Intl.NumberFormat(locale).format(followed_count),
    },
  ];
  return (
    <Table
      label={t('publishing.publishers')}
      columns={columns}
      rows={publishers}
      rowKey={({ uuid }) => uuid}
      loading={loading}
      loadingLabel={t('publishing.loading')}
      empty={
        <EmptyState kind="search" level={3} title={t(keyword ? 'publishing.noneFound' : 'publishing.none')}>
          {keyword ? t('publishing.noneFoundHint') : null}
        </EmptyState>
      }
      actionsLabel={t('stores.actions')}
      rowActions={({ uuid, name }) => {
        const is = chosen?.uuid === uuid ? 'chosen' : 'choose';
        return (
          <Button size="small" aria-label={t(`publishing.${is}Named`, { name })} onClick={() => onChoose({ uuid, name })}>
            {t(`publishing.${is}`)}
          </Button>
        );
      }}
    />
  );
}
