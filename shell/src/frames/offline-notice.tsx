import { Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../app/use-online.ts';

/** Renders a notice while the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return useOnline() ? null : (
    <Notice tone="warning" live title={t('offline.title')}>
      {t('offline.text')}
    </Notice>
  );
}
