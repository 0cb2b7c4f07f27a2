import { Button, Notice } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Renders when a release comes out that waits for the queue, why it waits, and how to avoid it. */
export function QueueNotice({ comesOut, onPlanChanged }: { comesOut: string; onPlanChanged(): void }) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  async function plans() {
    const outcome = await openPopup<{ paid: boolean }>('store.plans', {});
    if (outcome?.paid) onPlanChanged();
  }
  return (
    <Notice tone="info" title={t('release.comesOut', { when: formatDateTime(comesOut, locale) })}>
      <p>{t('release.queueWords')}</p>
      <Button size="small" onClick={plans}>
        {t('space.plans')}
      </Button>
    </Notice>
  );
}
