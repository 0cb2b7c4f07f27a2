import { Button, ConfirmDialog } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface TakeBackButtonProps {
  taking: boolean;
  disabled?: boolean;
  /** Resolves to whether it was taken back. */
  onTakeBack(): Promise<boolean>;
}

/**
 * Renders the button that takes a submission back after a confirmation, which restores the saved draft (SPEC §4); for its owner or its
 * agent.
 */
export function TakeBackButton({ taking, disabled = false, onTakeBack }: TakeBackButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { notify } = useHost();
  async function takeBack() {
    if (await onTakeBack()) notify(t('deed.takenBack'), 'success');
    setAsking(false);
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {t('deed.takeBack')}
      </Button>
      <ConfirmDialog
        open={asking}
        loading={taking}
        title={t('deed.takeBackTitle')}
        confirmLabel={t('deed.takeBack')}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={takeBack}
      >
        {t('deed.takeBackQuestion')}
      </ConfirmDialog>
    </>
  );
}
