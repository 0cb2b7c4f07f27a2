import { useRef, useState } from 'react';
import { keepInBrowser } from './keep-in-browser.ts';
import { DRAFT_PREFIX, useStoredText } from './stored-text.ts';

export const isSameJson = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns whether a form's fields, or the objects and lists in them, have any text. */
export const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : typeof value === 'string' && value !== '';

/** Returns what is stored if it has the form's fields, each of the type that it has in the form; otherwise null. */
export function fieldsLike<T extends object>(saved: T, stored: unknown): T | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const found = stored as Record<string, unknown>;
  const fields = Object.entries(saved).map(([name, value]) => [name, typeof found[name] === typeof value, found[name]] as const);
  return fields.every(([, isOfType]) => isOfType) ? (Object.fromEntries(fields.map(([name, , value]) => [name, value])) as T) : null;
}

export interface Draft<T> {
  value: T;
  /** Whether the form shows what was restored, unchanged. */
  isRestored: boolean;
  /** False while this browser doesn't store what the form shows: it had no room, or another tab stored its own text since. */
  isKept: boolean;
  /** Changes what the form shows and stores it, unless it is empty or as saved. */
  change(next: T | ((before: T) => T)): void;
  /** Shows `next`, by default what is saved, and removes the stored draft: after it was sent, or discarded. */
  settle(next?: T): void;
}

export interface DraftOf<T> {
  /** What is written, with the UUID of what it is about, such as `reply.0198…`. */
  of: string;
  /** The form's fields as they are saved; empty for something new. */
  saved: T;
  /** Returns a stored draft that the form can show, or null; by default one with the same fields of the same types. */
  parse?: (stored: unknown) => T | null;
}

/**
 * Holds what the person types into a form, and stores it in this browser under the person's UUID until it is sent or discarded, so that
 * a reload, a closed tab or cleared site data loses nothing. For a guest nothing is stored. A form that changes what is already saved uses
 * `useDraftOver`. Never for passwords, payment data or bank data.
 */
export function useDraft<T extends object>({ of, saved, parse = (stored) => fieldsLike(saved, stored) }: DraftOf<T>): Draft<T> {
  const { restored, isKept, store } = useStoredText(of, (stored) => {
    const found = parse(stored);
    return found && isSameJson(found, saved) ? null : found;
  });
  const [value, setValue] = useState(restored ?? saved);
  const latest = useRef(value);

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
      show(next, hasText(next) && !isSameJson(next, saved) ? JSON.stringify(next) : null);
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

const isOf = (personUuid: string, key: string): boolean => key.startsWith(`${DRAFT_PREFIX}${personUuid}.`);

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    return [];
  }
}
