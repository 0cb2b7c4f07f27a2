import { Button, Modal, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  /** Whether this browser stores the text as a draft. */
  canKeep: boolean;
  onStay(): void;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks what becomes of text that isn't saved: it is written on, kept as a draft, or discarded. */
export function LeaveDialog({ canKeep, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      size="small"
      fullScreenOnPhone={false}
      title={t('writing.leaveTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="ghost" onClick={onStay}>
            {t('writing.leaveCancel')}
          </Button>
          {canKeep ? <Button onClick={onKeep}>{t('writing.leaveKeep')}</Button> : null}
          <Button variant="danger" onClick={onDiscard}>
            {t('writing.leaveConfirm')}
          </Button>
        </>
      }
    >
      <Text>{t('writing.leaveText')}</Text>
    </Modal>
  );
}
