import { type Shortcut, useUndoShortcuts } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { useFindShortcut } from '../find-replace/use-find-shortcut.ts';
import { useEditor } from './editor-context.tsx';

/** Returns the drama editor's shortcuts: those of undo work everywhere, others are bound by the lists and the preview themselves. */
export function useDramaShortcuts(): Shortcut[] {
  const { t } = useTranslation();
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  const dialogue = t('tab.dialog');
  const outline = t('outline.title');
  return [
    ...useUndoShortcuts({ undo, redo, inFields: true }),
    useFindShortcut(),
    { keys: ['alt', '↑ ↓'], does: t('shortcuts.move'), group: outline },
    { keys: ['delete'], does: t('shortcuts.remove'), group: outline },
    { keys: ['enter'], does: t('shortcuts.nextLine'), group: dialogue },
    { keys: ['shift', 'enter'], does: t('shortcuts.newLine'), group: dialogue },
    { keys: ['backspace'], does: t('shortcuts.removeLine'), group: dialogue },
    { keys: ['1 – 9'], does: t('shortcuts.choose'), group: t('playPane.title') },
  ];
}
