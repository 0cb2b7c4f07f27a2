import { StatusPill } from '@meowtale/ui';
import { formatTimeOrDay } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { isUnsaved, type SaveState } from './editor-state.ts';

const TONES = {
  none: 'neutral',
  saving: 'neutral',
  saved: 'mint',
  failed: 'gold',
  offline: 'gold',
  refused: 'danger',
  conflict: 'danger',
} as const satisfies Record<SaveState, string>;

/** Where the typed words are: in the service, on their way, or only here. */
export function SaveStatus() {
  const { t, i18n } = useTranslation();
  const save = useEditor((state) => state.save);
  const unsaved = useEditor(isUnsaved);
  const updatedAt = useEditor((state) => state.standing.updatedAt);
  const shown = save === 'none' && unsaved ? 'unsaved' : save;
  const time = formatTimeOrDay(updatedAt, i18n.language);
  return (
    <span role="status">
      <StatusPill tone={TONES[save]}>{t(`save.${shown}`, { time })}</StatusPill>
    </span>
  );
}
