import { OPEN_CATEGORIES, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Cover, EmptyState, Modal, Skeleton, Stack, StatusPill, Text } from '@meowtale/ui';
import { Failure } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { findHomePicks, type HomePick, searchForHome } from './documents.ts';
import classes from './home.module.css';
import { stateOf, useLook } from './use-picks.ts';

interface AddPickProps {
  title: string;
  platform: string;
  /** The list's uuids: each can be in it once. */
  picked: readonly string[];
  isFull: boolean;
  onPick(pick: HomePick): void;
  onClose(): void;
}

/** Renders a search of the platform's listings on sale, by name or by address, from which several can be picked. */
export function AddPick({ title, platform, picked, isFull, onPick, onClose }: AddPickProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  return (
    <Modal
      open
      size="large"
      title={title}
      closeLabel={t('popup.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('homePage.finish')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t('homePage.searchHint', { platform: t(`platform.${platform}.name`) })}</Text>
        <SearchBox label={t('homePage.search')} maxLength={200} value="" onSearch={setQuery} />
        {isFull ? <Text>{t('homePage.full')}</Text> : null}
        {query ? <Found key={query} query={query} platform={platform} picked={picked} isFull={isFull} onPick={onPick} /> : null}
      </Stack>
    </Modal>
  );
}

const ANY_UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Finds listings by a keyword, or the one whose UUID is in the text, such as in a pasted address. */
function useFound(query: string, platform: string) {
  const uuid = ANY_UUID.exec(query)?.[0].toLowerCase();
  const q = { keyword: query, categories: OPEN_CATEGORIES, pageSize: PAGE_SIZE_DEFAULT };
  const [search, askSearch] = useQuery({ query: searchForHome, variables: { platform, q }, pause: uuid !== undefined });
  const [one, askOne] = useQuery({
    query: findHomePicks,
    variables: { platform, uuids: [uuid ?? ''] },
    pause: uuid === undefined,
    requestPolicy: 'network-only',
  });
  const found = search.data?.findStore.list.map((store): HomePick => ({ uuid: store.uuid, for_sale: true, store }));
  const { error, fetching } = uuid ? one : search;
  return {
    list: uuid ? one.data?.findHomePick.filter(({ store }) => store !== null) : found,
    error,
    fetching,
    retry: () => (uuid ? askOne : askSearch)({ requestPolicy: 'network-only' }),
  };
}

function Found({ query, platform, picked, isFull, onPick }: Omit<AddPickProps, 'title' | 'onClose'> & { query: string }) {
  const { t } = useTranslation();
  const lookUp = useLook();
  const { list, error, fetching, retry } = useFound(query, platform);
  if (error && !list) return <Failure title={t('homePage.searchFailed')} error={error} onRetry={retry} retrying={fetching} />;
  if (!list) return <Skeleton lines={3} />;
  if (list.length === 0) return <EmptyState kind="search" level={3} title={t('override.none')} />;
  return (
    <ul className={classes.found} aria-label={t('homePage.found')}>
      {list.map((pick) => {
        const { name, cover } = lookUp(pick);
        const state = stateOf(pick);
        const isIn = picked.includes(pick.uuid);
        return (
          <li key={pick.uuid} className={classes.pick}>
            <Cover className={classes.cover} shape="wide" src={cover} alt="" title={name} />
            <Text className={classes.words} weight="medium" dir="auto">
              {name}
            </Text>
            {state === 'shown' ? (
              <Button
                size="small"
                disabled={isIn || isFull}
                aria-label={t(isIn ? 'homePage.addedNamed' : 'homePage.pickNamed', { name })}
                onClick={() => onPick(pick)}
              >
                {t(isIn ? 'homePage.added' : 'homePage.pick')}
              </Button>
            ) : (
              <StatusPill tone={state === 'off' ? 'danger' : 'gold'}>{t(`homePage.state.${state}`)}</StatusPill>
            )}
          </li>
        );
      })}
    </ul>
  );
}
