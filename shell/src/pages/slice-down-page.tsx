import { ErrorState, Page } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { offlineText } from '../app/unsaved-work.ts';
import { useOnline } from '../app/use-online.ts';

/** Renders a card for a slice that can't be loaded in either release; the rest of the page works, and its boundary retries by itself. */
export function SliceDownPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  const text = useStore(useShell().unkept, offlineText);
  const [wasOffline] = useState(!online);
  return (
    <Page width="narrow">
      <ErrorState level={1} title={t(wasOffline ? 'offline.title' : 'sliceDown.title')} onRetry={onRetry} retryLabel={t('common.retry')}>
        {t(wasOffline ? text : 'sliceDown.text')}
      </ErrorState>
    </Page>
  );
}
