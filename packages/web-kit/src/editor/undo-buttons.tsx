import { IconArrowBackUp, IconArrowForwardUp, IconButton } from '@meowtale/ui';
import { KIT } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

interface UndoButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
}

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const { t } = useTranslation(KIT);
  return (
    <>
      <IconButton
        label={t('shortcuts.undo')}
        disabled={!canUndo}
        icon={<IconArrowBackUp size={20} aria-hidden="true" />}
        onClick={onUndo}
      />
      <IconButton
        label={t('shortcuts.redo')}
        disabled={!canRedo}
        icon={<IconArrowForwardUp size={20} aria-hidden="true" />}
        onClick={onRedo}
      />
    </>
  );
}
