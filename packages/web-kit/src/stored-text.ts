import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePerson } from './host-context.tsx';
import { keepInBrowser, readFromBrowser, removeFromBrowser, whenCleared } from './keep-in-browser.ts';

export const DRAFT_PREFIX = 'meowtale.draft.';

interface StoredText<R> {
  /** What `read` returned of the text that was stored when the form opened. */
  restored: R | null;
  /** False while this browser doesn't store the latest text: it had no room, or another tab stored its own text since. */
  isKept: boolean;
  /** Stores a text, or with null removes the one that this tab stored or restored. */
  store(text: string | null): void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Stores a form's unsent JSON text under its writer's UUID and restores it; a guest's isn't stored. Of two tabs that write the same thing
 * the last one to write is stored, and a tab removes only its own text.
 */
export function useStoredText<R>(of: string, read: (stored: unknown) => R | null): StoredText<R> {
  const uuid = usePerson()?.uuid;
  const [writer] = useState(uuid);
  const key = `${DRAFT_PREFIX}${writer}.${of}`;
  const [{ found, restored }] = useState(() => {
    const found = writer === undefined ? null : readFromBrowser(key);
    return { found, restored: found === null ? null : read(parseJson(found)) };
  });
  const [isKept, setIsKept] = useState(true);
  const unsent = useRef(restored && found);
  const own = useRef(found);
  const isTyped = useRef(false);
  const storeAgain = useEffectEvent(() => {
    if (unsent.current !== null) store(unsent.current);
  });
  const onOtherTab = useEffectEvent(({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue !== null && isTyped.current && newValue !== unsent.current) setIsKept(false);
  });
  useEffect(() => {
    const hear = (event: StorageEvent) => onOtherTab(event);
    addEventListener('storage', hear);
    const stop = whenCleared(() => storeAgain());
    return () => {
      removeEventListener('storage', hear);
      stop();
    };
  }, []);

  function store(text: string | null): void {
    unsent.current = text;
    isTyped.current = text !== null;
    // Who signed out meanwhile, or in as another person, leaves nothing behind.
    if (writer === undefined || writer !== uuid) return;
    if (text === null) removeFromBrowser(key, own.current);
    const isStored = text === null || keepInBrowser(key, text);
    if (isStored && text !== null) own.current = text;
    setIsKept(isStored);
  }
  return { restored, isKept, store };
}
