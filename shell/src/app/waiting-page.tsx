import { Page, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { Waiting } from './waiting.tsx';

/** Renders a placeholder while it isn't known who the person is, and so whether they may see the page. */
export function WaitingPage() {
  const { t } = useTranslation();
  const skeleton = useDelayed(true);
  return (
    <Page>
      <Waiting />
      {skeleton ? (
        <Stack gap={24} role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton lines={4} />
        </Stack>
      ) : null}
    </Page>
  );
}
