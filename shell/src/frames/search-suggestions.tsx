import { DEBOUNCE_INPUT_MS, OPEN_CATEGORIES, STORE_CATEGORIES } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { Picture, SelectList } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { type Ref, type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useState } from 'react';
import classes from './search-suggestions.module.css';
import { SearchSuggestionsDocument, type SuggestedWork } from './search-suggestions-document.ts';

const SHOWN = 6;
const COVER = { width: 240, height: 320, largest: 480, sizes: '36px' } as const;
/** A query needs two letters; one Chinese character is a word. */
const BEGINS = /\p{Script=Han}|\S.*\S/u;

/** The ARIA state of the field for its open list. */
export interface OpenList {
  listId: string;
  /** The option that the keyboard reached. */
  activeId: string | undefined;
}

/** Handles a key of the field for its list; returns false for one without a meaning there. */
export interface ListKeys {
  press(key: string): boolean;
}

interface SearchSuggestionsProps {
  box: RefObject<HTMLInputElement | null>;
  labelledBy: string;
  typed: string;
  /** Whether an input method is composing the text. */
  composing: boolean;
  /** Whether adult works may be included (ADR 10). */
  adult: boolean;
  keys: Ref<ListKeys>;
  onOpen(list: OpenList | null): void;
}

/** A Hangul letter that isn't in a syllable yet. */
const HALF_A_SYLLABLE = /[\u3131-\u318E]$/u;

/**
 * Returns the first results of a search, once typing has paused; only the last response counts. While an input method composes a character,
 * an empty result leaves the last one.
 */
function useSuggested(typed: string, adult: boolean, composing: boolean): SuggestedWork[] {
  const { urql } = useHost();
  const [works, setWorks] = useState<SuggestedWork[]>([]);
  const keyword = typed.trim();
  useEffect(() => {
    let overtaken = false;
    const ask = async () => {
      const q = { keyword, categories: adult ? STORE_CATEGORIES : OPEN_CATEGORIES, pageSize: SHOWN };
      const { data } = BEGINS.test(keyword) ? await urql.query(SearchSuggestionsDocument, { q }).toPromise() : {};
      if (overtaken) return;
      const found = data?.findStore.list ?? [];
      const isHalf = composing || HALF_A_SYLLABLE.test(keyword);
      if (found.length > 0 || !isHalf || keyword === '') setWorks(found);
    };
    const timer = setTimeout(ask, DEBOUNCE_INPUT_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [urql, keyword, adult, composing]);
  return works;
}

/** Renders works below the search field while typing, a combobox as in the ARIA Authoring Practices: the focus stays in the field. */
export function SearchSuggestions({ box, labelledBy, typed, composing, adult, keys, onOpen }: SearchSuggestionsProps) {
  const { locale, navigation } = useHost();
  const works = useSuggested(typed, adult, composing);
  const [active, setActive] = useState<string | null>(null);
  /** The text at which the list was closed; it opens again for other text. */
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const listId = useId();
  const open = works.length > 0 && closedAt !== typed;
  const at = open ? works.findIndex(({ uuid }) => uuid === active) : -1;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = at < 0 ? undefined : optionId(at);
  useLayoutEffect(() => {
    onOpen(open ? { listId, activeId } : null);
    return () => onOpen(null);
  }, [open, listId, activeId, onOpen]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close(): void {
    setClosedAt(typed);
    setActive(null);
  }
  function choose(uuid: string): void {
    close();
    navigation.push(paths.store(uuid));
  }
  function walk(by: 1 | -1): void {
    const from = by < 0 && at < 0 ? 0 : at;
    setClosedAt(null);
    setActive(works[(from + by + works.length) % works.length]?.uuid ?? null);
  }
  useImperativeHandle(keys, () => ({
    press(key) {
      const chosen = works[at];
      if ((key === 'ArrowDown' || key === 'ArrowUp') && works.length > 0) walk(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'Escape' && open) close();
      else if (key === 'Enter' && chosen) choose(chosen.uuid);
      else return false;
      return true;
    },
  }));

  if (!open) return null;
  const options = works.map((work) => ({ value: work.uuid, label: <Suggested work={work} locale={locale} /> }));
  return (
    <SelectList
      {...{ anchor: box, id: listId, labelledBy, options, value: null, active: at, optionId }}
      onChoose={({ value }) => choose(value)}
    />
  );
}

function Suggested({ work, locale }: { work: SuggestedWork; locale: string }) {
  const localized = pickWords(work.store_info, locale, work.default_lang);
  const cover = localized?.data.cover240x320;
  return (
    <span className={classes.work}>
      <span className={classes.cover}>{cover ? <Picture {...COVER} src={cover.url} alt="" /> : null}</span>
      <span className={classes.words}>
        <span className="mt-clamp mt-clamp--1" lang={localized?.language} dir="auto">
          {localized?.name}
        </span>
        <span className={classes.author} dir="auto">
          {work.author.nickname}
        </span>
      </span>
    </span>
  );
}
