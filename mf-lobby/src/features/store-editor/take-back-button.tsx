import { Button, ConfirmDialog } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface TakeBackButtonProps {
  taking: boolean;
  disabled?: boolean;
  /** Settles once it is answered: whether it was taken back. */
  onTakeBack(): Promise<boolean>;
}

/** Takes a submission back after asking, which restores what was saved (SPEC §4), and says so: its owner's button, or its agent's. */
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
