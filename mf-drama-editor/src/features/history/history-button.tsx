import { Button } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Panel = lazyView(async () => (await import('./history-panel.tsx')).HistoryPanel);

/** Renders the button that opens the history. */
export function HistoryButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('history.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
