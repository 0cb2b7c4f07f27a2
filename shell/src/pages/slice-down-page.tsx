import { ErrorState, Page } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** One slice can't be loaded in either release; everything around it goes on. */
export function SliceDownPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page width="narrow">
      <ErrorState level={1} title={t('sliceDown.title')} onRetry={onRetry} retryLabel={t('common.retry')}>
        {t('sliceDown.text')}
      </ErrorState>
    </Page>
  );
}
