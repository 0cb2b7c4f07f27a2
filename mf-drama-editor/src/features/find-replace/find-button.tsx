import { IconButton, IconSearch } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { useShortcuts } from '@meowtale/web-kit/editor';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from './find-panel.tsx';
import { useFindShortcut } from './use-find-shortcut.ts';

const Panel = lazyView(async () => (await import('./find-panel.tsx')).FindPanel);

const EMPTY: Criteria = { text: '', by: '', matchCase: false, wholeWords: false, language: null };

/** Renders the button that opens find and replace. Its shortcut opens it too; what was typed there stays until the page closes. */
export function FindButton() {
  const { t } = useTranslation();
  const find = useFindShortcut();
  const [open, setOpen] = useState(false);
  const [criteria, setCriteria] = useState(EMPTY);
  useShortcuts([{ ...find, run: () => setOpen(true) }]);
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
