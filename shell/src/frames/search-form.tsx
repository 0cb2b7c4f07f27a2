import { STORE_CATEGORIES } from '@meowtale/contracts';
import { IconSearch, TextInput } from '@meowtale/ui';
import { paths, useHost, useLocation } from '@meowtale/web-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import classes from './store-header.module.css';

/** The address of a list of works by `keyword`: what narrows the list that one is at stays, which the list says. */
function searchPath(keyword: string, narrowedBy: URLSearchParams): string {
  const query = new URLSearchParams(narrowedBy);
  for (const name of ['keyword', 'page', 'after', 'order']) query.delete(name);
  if (keyword) query.set('keyword', keyword);
  return query.size > 0 ? `${paths.stores()}?${query}` : paths.stores();
}

/**
 * Searches the store's list; the address of the list carries what was searched. Who confirmed their age searches every
 * category unless they are at some; nobody else is shown adult works for a word (ADR 10).
 */
export function SearchForm() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const { confirmed } = useStore(useShell().adultGate);
  const here = new URLSearchParams(pathname === paths.stores() ? search : '');
  const keyword = here.get('keyword') ?? '';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    if (wanted && confirmed && !here.has('category')) here.set('category', STORE_CATEGORIES.join());
    navigation.push(searchPath(wanted, here));
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
