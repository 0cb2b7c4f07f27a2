import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { IconButton, IconSearch, IconX, TextInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drama-search.module.css';
import { KEYWORD_MAX, type ListFilters, listAddress } from './list-address.ts';

/** Renders the search, which is written to the address 200 ms after the last key (SPEC §9). */
export function DramaSearch({ at: { keyword, label, isArchived } }: { at: ListFilters }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [typed, setTyped] = useState(keyword);

  useEffect(() => setTyped((now) => (now.trim() === keyword ? now : keyword)), [keyword]);
  useEffect(() => {
    if (typed.trim() === keyword) return;
    const address = listAddress({ keyword: typed.trim(), label, isArchived });
    const timer = setTimeout(() => navigation.replace(address), DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword, label, isArchived, navigation]);

  return (
    <TextInput
      pill
      className={classes.search}
      hideLabel
      label={t('list.search')}
      placeholder={t('list.search')}
      maxLength={KEYWORD_MAX}
      leftIcon={<IconSearch size={18} aria-hidden="true" />}
      rightSlot={
        typed ? (
          <IconButton size="small" label={t('list.searchClear')} tooltip={false} icon={<IconX size={16} />} onClick={() => setTyped('')} />
        ) : undefined
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
