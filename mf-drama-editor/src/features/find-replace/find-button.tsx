import { IconButton, IconSearch } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from './find-panel.tsx';

const Panel = lazyView(async () => (await import('./find-panel.tsx')).FindPanel);

const EMPTY: Criteria = { text: '', by: '', matchCase: false, wholeWords: false, language: null };

/** Renders the button that opens find and replace, also opened by Ctrl or ⌘ with Shift and F; what was typed there stays until the page closes. */
export function FindButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [criteria, setCriteria] = useState(EMPTY);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f';
      if (!isShortcut || (event.target instanceof Element && event.target.closest('[role="dialog"]'))) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton label={t('find.open')} icon={<IconSearch size={20} aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <Panel criteria={criteria} onCriteria={setCriteria} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
