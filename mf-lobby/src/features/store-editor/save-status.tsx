import { type BadgeTone, StatusPill } from '@meowtale/ui';
import { formatTimeOrDay } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { isUnsaved, type SaveState } from './editor-state.ts';

const TONES: Record<SaveState, BadgeTone> = {
  none: 'neutral',
  saving: 'neutral',
  saved: 'mint',
  failed: 'gold',
  refused: 'danger',
  conflict: 'danger',
};

/** Renders whether the input is saved, being saved, or only local. */
export function SaveStatus() {
  const { t, i18n } = useTranslation();
  const save = useEditor((state) => state.save);
  const unsaved = useEditor(isUnsaved);
  const updatedAt = useEditor((state) => state.savedSubmit.updated_at);
  const shown = save === 'none' && unsaved ? 'unsaved' : save === 'none' ? 'saved' : save;
  const time = formatTimeOrDay(updatedAt, i18n.language);
  return (
    <span role="status">
      <StatusPill tone={TONES[save]}>{t(`save.${shown}`, { time })}</StatusPill>
    </span>
  );
}
