import { STORE_CATEGORIES } from '@meowtale/contracts';
import { IconSearch, TextInput } from '@meowtale/ui';
import { paths, useHost, useLocation } from '@meowtale/web-kit';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import type { ListKeys, OpenList, SearchSuggestions } from './search-suggestions.tsx';
import classes from './store-header.module.css';

/** Returns the address of a list of works by `keyword`, with the filters of the current list. */
function searchPath(keyword: string, narrowedBy: URLSearchParams): string {
  const query = new URLSearchParams(narrowedBy);
  for (const name of ['keyword', 'page', 'after', 'order']) query.delete(name);
  if (keyword) query.set('keyword', keyword);
  return query.size > 0 ? `${paths.stores()}?${query}` : paths.stores();
}

/** Loads the suggestions' code when the field is focused; when that fails the field searches without them. */
function useSuggestions() {
  const [View, setView] = useState<typeof SearchSuggestions | null>(null);
  async function fetchView(): Promise<void> {
    const { SearchSuggestions } = await import(/* webpackChunkName: "search-suggestions" */ './search-suggestions.tsx');
    setView(() => SearchSuggestions);
  }
  return [View, () => void fetchView().catch(() => undefined)] as const;
}

/**
 * Renders the search of the store's list, whose address contains the keyword. After confirming their age a person searches every category
 * unless a list is narrowed; others are shown no adult works (ADR 10).
 */
export function SearchForm() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { pathname, search } = useLocation();
  const { confirmed } = useStore(useShell().adultGate);
  const here = new URLSearchParams(pathname === paths.stores() ? search : '');
  const keyword = here.get('keyword') ?? '';
  const [Suggestions, fetchSuggestions] = useSuggestions();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<ListKeys>(null);
  /** The text typed since the field was focused. */
  const [typed, setTyped] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  const [list, setList] = useState<OpenList | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTyped(null);
    const wanted = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    if (wanted && confirmed && !here.has('category')) here.set('category', STORE_CATEGORIES.join());
    navigation.push(searchPath(wanted, here));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys.current?.press(event.key)) event.preventDefault();
  }
  return (
    <search className={classes.search}>
      <form onSubmit={submit}>
        <TextInput
          key={keyword}
          id={id}
          ref={box}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list !== null}
          aria-controls={list?.listId}
          aria-activedescendant={list?.activeId}
          autoComplete="off"
          name="keyword"
          pill
          hideLabel
          label={t('header.search')}
          placeholder={t('header.search')}
          defaultValue={keyword}
          maxLength={100}
          leftIcon={<IconSearch size={18} aria-hidden />}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onFocus={fetchSuggestions}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
        {Suggestions && typed !== null ? (
          <Suggestions {...{ box, typed, composing, keys, adult: confirmed, labelledBy: `${id}-label`, onOpen: setList }} />
        ) : null}
      </form>
    </search>
  );
}
