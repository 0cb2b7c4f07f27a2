import { useRef, useState } from 'react';
import { useStoredText } from './stored-text.ts';
import { type Draft, type DraftOf, fieldsLike, hasText, isSameJson } from './use-draft.ts';

export interface DraftOver<T> extends Omit<Draft<T>, 'settle'> {
  /** The version that the value was written over; null for something new, and for a draft of an earlier release, which stored none. */
  over: string | null;
  /** Whether another version than the one written over is saved now: nothing is sent before the person chose one. */
  isConflict: boolean;
  /** Shows what is saved, and removes the stored draft. */
  takeTheirs(): void;
  /** Writes the draft over the version that is saved now; a still newer one is a conflict again. */
  keepMine(): void;
  /**
   * Shows `next` of that version, by default what is saved, and removes the stored draft: after it was sent, or discarded. What was typed
   * since `sent` was sent stays, as a draft over that version.
   */
  settle(next?: T, version?: string | null, sent?: T): void;
}

interface DraftOverOf<T> extends DraftOf<T> {
  /** Identifies the saved version, such as its revision or the time of its last change; null for something new. */
  version: string | null;
  /** Returns whether two values are the same for the person; by default whether they are equal as JSON. */
  isSame?: (one: T, other: T) => boolean;
}

interface Stored<T> {
  over: string | null;
  fields: T;
}

interface Written<T> extends Stored<T> {
  /** The fields of the version written over; null where only its name is known. */
  base: T | null;
  /** The version that was replaced by the last save: until the saved one is read again, `saved` is older than what the form shows. */
  replaced: string | null;
}

/** Returns a stored draft with the version that it was written over; drafts of earlier releases are the fields alone. */
function readStored<T>(stored: unknown, parse: (fields: unknown) => T | null): Stored<T> | null {
  const { over, fields } = (stored ?? {}) as { over?: unknown; fields?: unknown };
  const isVersioned = fields !== undefined && (typeof over === 'string' || over === null);
  const found = parse(isVersioned ? fields : stored);
  return found && { over: isVersioned ? over : null, fields: found };
}

/**
 * Holds what the person types over something saved, stored as by `useDraft` together with the version that it was written over. While
 * nothing is typed the form shows each newer version; once something is, a newer version is a conflict, also after a reload, until the
 * person takes theirs or keeps their own.
 */
export function useDraftOver<T extends object>(given: DraftOverOf<T>): DraftOver<T> {
  const { of, saved, version, parse = (stored: unknown) => fieldsLike(saved, stored), isSame = isSameJson } = given;
  const { restored, isKept, store } = useStoredText(of, (stored) => {
    const found = readStored(stored, parse);
    return found && isSame(found.fields, saved) ? null : found;
  });
  const asSaved: Written<T> = { over: version, fields: saved, base: saved, replaced: null };
  const [first] = useState(restored ? { ...restored, base: restored.over === version ? saved : null, replaced: null } : asSaved);
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const isReadAgain = ({ over, replaced }: Written<T>) => over === version || replaced === null || replaced !== version;

  /** Returns what the form shows now: the saved version in place of an older one in which nothing was changed. */
  function caughtUp(written: Written<T>): Written<T> {
    const { over, fields, base } = written;
    if (over === version || !isReadAgain(written)) return written;
    if (base && isSame(fields, base)) return asSaved;
    return isSame(fields, saved) ? { ...asSaved, fields } : written;
  }
  function show(next: Written<T>): void {
    const { over, fields } = next;
    const lately = (!isReadAgain(next) && next.base) || saved;
    latest.current = next;
    setState(next);
    store(hasText(fields) && !isSame(fields, lately) ? JSON.stringify({ over, fields }) : null);
  }
  const shown = caughtUp(state);
  function settle(next = saved, settled = version, sent?: T): void {
    const { fields } = caughtUp(latest.current);
    const isTypedSince = sent !== undefined && !isSame(fields, sent);
    show({ over: settled, fields: isTypedSince ? fields : next, base: next, replaced: settled === version ? null : version });
  }
  return {
    value: shown.fields,
    over: shown.over,
    isConflict: version !== null && shown.over !== version && isReadAgain(shown),
    isRestored: restored !== null && shown === first,
    isKept,
    change(next) {
      const now = caughtUp(latest.current);
      show({ ...now, fields: typeof next === 'function' ? (next as (before: T) => T)(now.fields) : next });
    },
    takeTheirs: () => settle(),
    keepMine: () => show({ ...asSaved, fields: caughtUp(latest.current).fields }),
    settle,
  };
}
