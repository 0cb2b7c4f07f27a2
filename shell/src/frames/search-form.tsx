import { STORE_CATEGORIES } from '@meowtale/contracts';
import { IconSearch, TextInput } from '@meowtale/ui';
import { paths, useHost, useLocation } from '@meowtale/web-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import classes from './store-header.module.css';

/**
 * Searches the store's list; the address of the list carries what was searched. Who confirmed their age searches every
 * category; nobody else is shown adult works for a word (ADR 10).
 */
export function SearchForm() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const { confirmed } = useStore(useShell().adultGate);
  const keyword = pathname === paths.stores() ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    navigation.push(paths.stores(wanted ? { keyword: wanted, category: confirmed ? STORE_CATEGORIES : [] } : {}));
  }
  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <TextInput
          key={keyword}
          type="search"
          name="keyword"
          pill
          hideLabel
          label={t('header.search')}
          placeholder={t('header.search')}
          defaultValue={keyword}
          maxLength={100}
          leftIcon={<IconSearch size={18} aria-hidden />}
        />
      </form>
    </search>
  );
}
