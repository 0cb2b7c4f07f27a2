import { Button, Modal, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  /** Whether this browser stores the text as a draft. */
  canKeep: boolean;
  onStay(): void;
  onKeep(): void;
  onDiscard(): void;
}

/** Renders the choice for unsaved text: continue, close and keep the draft, or discard it. */
export function LeaveDialog({ canKeep, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open
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
