import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePerson } from './host-context.tsx';
import { keepInBrowser, whenCleared } from './keep-in-browser.ts';

const PREFIX = 'meowtale.draft.';

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : typeof value === 'string' && value !== '';

/** Returns what is stored if it has the form's fields, each of the type that it has in the form; otherwise null. */
function fieldsLike<T extends object>(saved: T, stored: unknown): T | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const found = stored as Record<string, unknown>;
  const fields = Object.entries(saved).map(([name, value]) => [name, typeof found[name] === typeof value, found[name]] as const);
  return fields.every(([, isOfType]) => isOfType) ? (Object.fromEntries(fields.map(([name, , value]) => [name, value])) as T) : null;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export interface Draft<T> {
  value: T;
  /** Whether the form shows what was restored, unchanged. */
  isRestored: boolean;
  /** False after a change for which this browser had no room. */
  isKept: boolean;
  /** Changes what the form shows and stores it, unless it is empty or as saved. */
  change(next: T | ((before: T) => T)): void;
  /** Shows `next`, by default what is saved, and removes the stored draft: after it was sent, or discarded. */
  settle(next?: T): void;
}

interface DraftOf<T> {
  /** What is written, with the UUID of what it is about, such as `reply.0198…`. */
  of: string;
  /** The form's fields as they are saved; empty for something new. */
  saved: T;
  /** Returns a stored draft that the form can show, or null; by default one with the same fields of the same types. */
  parse?: (stored: unknown) => T | null;
}

/**
 * Holds what the person types into a form, and stores it in this browser under the person's UUID until it is sent or discarded, so that
 * a reload, a closed tab or cleared site data loses nothing. For a guest nothing is stored. Never for passwords, payment data or bank data.
 */
export function useDraft<T extends object>({ of, saved, parse = (stored) => fieldsLike(saved, stored) }: DraftOf<T>): Draft<T> {
  const uuid = usePerson()?.uuid;
  const [writer] = useState(uuid);
  const key = `${PREFIX}${writer}.${of}`;
  const [restored] = useState(() => {
    const found = writer === undefined ? null : parse(readStored(key));
    return found && isSame(found, saved) ? null : found;
  });
  const [value, setValue] = useState(restored ?? saved);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(value);
  const stored = useRef(restored && JSON.stringify(restored));
  const storeAgain = useEffectEvent(() => {
    if (stored.current !== null) store(stored.current);
  });
  useEffect(() => whenCleared(() => storeAgain()), []);

  function store(text: string | null): void {
    stored.current = text;
    // Who signed out meanwhile, or in as another person, leaves nothing behind.
    if (writer !== undefined && writer === uuid) setIsKept(keepInBrowser(key, text));
  }
  function show(next: T, text: string | null): void {
    latest.current = next;
    setValue(next);
    store(text);
  }
  return {
    value,
    isRestored: restored !== null && value === restored,
    isKept,
    change(given) {
      const next = typeof given === 'function' ? (given as (before: T) => T)(latest.current) : given;
      show(next, hasText(next) && !isSame(next, saved) ? JSON.stringify(next) : null);
    },
    settle: (next = saved) => show(next, null),
  };
}

/** Removes a person's drafts from this browser. */
export function removeDrafts(personUuid: string): void {
  for (const key of draftKeys()) if (isOf(personUuid, key)) keepInBrowser(key, null);
}

/** Removes the drafts of all other people from this browser. */
export function removeDraftsOfOthers(personUuid: string): void {
  for (const key of draftKeys()) if (!isOf(personUuid, key)) keepInBrowser(key, null);
}

const isOf = (personUuid: string, key: string): boolean => key.startsWith(`${PREFIX}${personUuid}.`);

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
