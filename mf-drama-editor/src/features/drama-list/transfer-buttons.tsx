import { Button, IconUpload } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// The readers of other programs' formats are large and rarely needed.
const ImportPopup = lazyView(async () => (await import('../transfer/import-popup.tsx')).ImportPopup);

/** Renders the button that imports a drama, with its popup. */
export function TransferButtons() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leftIcon={<IconUpload size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('transfer.import')}
      </Button>
      <Suspense fallback={null}>{open ? <ImportPopup onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
