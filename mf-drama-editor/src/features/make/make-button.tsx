import { Button } from '@meowtale/ui';
import { lazyView, useHost, useLocation } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Dialog = lazyView(async () => (await import('./make-dialog.tsx')).MakeDialog);

/** Renders the button that makes an app of the drama, and then a listing; an address with `make` opens it at once (`paths.makeApp`). */
export function MakeButton() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const wanted = new URLSearchParams(useLocation().search).get('make');
  const [open, setOpen] = useState(wanted !== null);
  function close() {
    setOpen(false);
    // After a reload the page must not open it again.
    if (wanted !== null) navigation.replace(navigation.get().pathname);
  }
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        {t('make.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog wanted={wanted} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
