import { Button, IconDownload, IconUpload } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// The readers and writers of other programs' formats are large and rarely needed.
const ImportPopup = lazyView(async () => (await import('../transfer/import-popup.tsx')).ImportPopup);
const ExportAllPopup = lazyView(async () => (await import('../transfer/export-all-popup.tsx')).ExportAllPopup);

/** Renders the buttons that import one drama and export all, with their popups. */
export function TransferButtons() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button leftIcon={<IconUpload size={18} aria-hidden="true" />} onClick={() => setOpen('import')}>
        {t('transfer.import')}
      </Button>
      <Button leftIcon={<IconDownload size={18} aria-hidden="true" />} onClick={() => setOpen('export')}>
        {t('exportAll.open')}
      </Button>
      <Suspense fallback={null}>
        {open === 'import' ? <ImportPopup onClose={close} /> : null}
        {open === 'export' ? <ExportAllPopup onClose={close} /> : null}
      </Suspense>
    </>
  );
}
