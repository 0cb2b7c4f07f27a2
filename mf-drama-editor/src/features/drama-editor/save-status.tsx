import { StatusPill } from '@meowtale/ui';
import { formatTimeOrDay } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useGeneration } from '../generation/generation-context.tsx';
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

/** Renders whether the input is saved, being saved, or only local; once saved, what is being drafted from it (SPEC §4). */
export function SaveStatus() {
  const { t, i18n } = useTranslation();
  const save = useEditor((state) => state.save);
  const unsaved = useEditor(isUnsaved);
  const updatedAt = useEditor((state) => state.saved.updatedAt);
  const work = useGeneration((state) => state.work.at);
  const shown = save === 'none' && unsaved ? 'unsaved' : save;
  const isSettled = shown === 'none' || shown === 'saved';
  const time = formatTimeOrDay(updatedAt, i18n.language);
  return (
    <span role="status">
      {isSettled && work === 'running' ? (
        <StatusPill tone="plum">{t('generation.status.generating')}</StatusPill>
      ) : isSettled && work === 'failed' ? (
        <StatusPill tone="danger">{t('generation.status.failed')}</StatusPill>
      ) : (
        <StatusPill tone={TONES[save]}>{t(`save.${shown}`, { time })}</StatusPill>
      )}
    </span>
  );
}
