import { IconButton, IconDownload } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Dialog = lazyView(async () => (await import('./export-dialog.tsx')).ExportDialog);

export function ExportButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('transfer.export')} icon={<IconDownload size={20} aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
