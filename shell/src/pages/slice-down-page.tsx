import { ErrorState, Page } from '@meowtale/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../app/use-online.ts';

/** One slice can't be loaded in either release; everything around it goes on. For want of a network it is tried again once that is back. */
export function SliceDownPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  const [wasOffline] = useState(!online);
  useEffect(() => {
    if (wasOffline && online) onRetry();
  }, [wasOffline, online, onRetry]);
  return (
    <Page width="narrow">
      <ErrorState level={1} title={t(wasOffline ? 'offline.title' : 'sliceDown.title')} onRetry={onRetry} retryLabel={t('common.retry')}>
        {t(wasOffline ? 'offline.page' : 'sliceDown.text')}
      </ErrorState>
    </Page>
  );
}
