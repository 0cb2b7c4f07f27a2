import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { Button, IconArrowDown, IconArrowUp, IconButton, IconX, TextInput } from '@meowtale/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './source.module.css';

/** Renders find and replace in an open source. */
export function SearchBar({ view }: { view: EditorView }) {
  const { t } = useTranslation();
  const [criteria, setCriteria] = useState(() => getSearchQuery(view.state));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function ask(change: { search?: string; replace?: string }) {
    const query = new SearchQuery({ search: criteria.search, replace: criteria.replace, literal: true, ...change });
    setCriteria(query);
    view.dispatch({ effects: setSearchQuery.of(query) });
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      closeSearchPanel(view);
      view.focus();
    } else if (event.key === 'Enter' && event.target === input.current) (event.shiftKey ? findPrevious : findNext)(view);
    else return;
    event.preventDefault();
  }
  return (
    <search className={classes.search} onKeyDown={press}>
      <TextInput
        ref={input}
        hideLabel
        label={t('appEditor.search.find')}
        placeholder={t('appEditor.search.find')}
        value={criteria.search}
        onChange={(event) => ask({ search: event.currentTarget.value })}
      />
      <IconButton
        size="small"
        label={t('appEditor.search.previous')}
        icon={<IconArrowUp size={18} aria-hidden="true" />}
        onClick={() => findPrevious(view)}
      />
      <IconButton
        size="small"
        label={t('appEditor.search.next')}
        icon={<IconArrowDown size={18} aria-hidden="true" />}
        onClick={() => findNext(view)}
      />
      <TextInput
        hideLabel
        label={t('appEditor.search.replaceBy')}
        placeholder={t('appEditor.search.replaceBy')}
        value={criteria.replace}
        onChange={(event) => ask({ replace: event.currentTarget.value })}
      />
      <Button size="small" disabled={!criteria.valid} onClick={() => replaceNext(view)}>
        {t('appEditor.search.replace')}
      </Button>
      <Button size="small" disabled={!criteria.valid} onClick={() => replaceAll(view)}>
        {t('appEditor.search.replaceAll')}
      </Button>
      <IconButton
        size="small"
        label={t('appEditor.search.close')}
        icon={<IconX size={18} aria-hidden="true" />}
        onClick={() => {
          closeSearchPanel(view);
          view.focus();
        }}
      />
    </search>
  );
}
