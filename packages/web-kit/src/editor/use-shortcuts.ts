import { KIT } from '@meowtale/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

export interface Shortcut {
  /** As they are listed, modifiers first: `['ctrl', 'shift', 'Z']`. Ctrl means ⌘ as well. */
  keys: readonly string[];
  /** Other keys for the same, which aren't listed. */
  otherKeys?: readonly string[];
  /** What it does, translated. */
  does: string;
  /** Where in the editor it works, translated. */
  group: string;
  /** Works in fields too. */
  inFields?: boolean;
  /** Absent where a part of the page binds the keys itself, and they are only listed. */
  run?: () => void;
}

const MODIFIERS = ['ctrl', 'shift', 'alt'];

function isPressed(keys: readonly string[], event: KeyboardEvent): boolean {
  const key = keys.at(-1) ?? '';
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  const pressed = { ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey };
  // Which modifiers a sign like ? needs depends on the keyboard.
  const named = /^\p{L}$/u.test(key) ? MODIFIERS : ['ctrl'];
  return named.every((name) => pressed[name as keyof typeof pressed] === keys.includes(name));
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** A source editor binds its own keys; so does a dialog over the page. */
const OWN_KEYS = '[data-own-undo], [role="dialog"]:not([aria-modal="false"])';

/** Runs shortcuts wherever the focus is in the page. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.isComposing || event.defaultPrevented || target?.closest(OWN_KEYS)) return;
    const isTyped = target?.closest(FIELD) != null;
    const pressed = shortcuts.find(
      ({ run, inFields, keys, otherKeys }) =>
        run && (inFields || !isTyped) && (isPressed(keys, event) || (otherKeys && isPressed(otherKeys, event))),
    );
    if (!pressed) return;
    event.preventDefault();
    pressed.run?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface UndoShortcutsOf {
  undo(): void;
  redo(): void;
  /** Whether the editor records the steps of its fields, instead of the browser. */
  inFields: boolean;
}

/** Returns the shortcuts of undo and redo. */
export function useUndoShortcuts({ undo, redo, inFields }: UndoShortcutsOf): Shortcut[] {
  const { t } = useTranslation(KIT);
  const group = t('shortcuts.everywhere');
  return [
    { keys: ['ctrl', 'Z'], does: t('shortcuts.undo'), group, inFields, run: undo },
    { keys: ['ctrl', 'shift', 'Z'], otherKeys: ['ctrl', 'Y'], does: t('shortcuts.redo'), group, inFields, run: redo },
  ];
}
