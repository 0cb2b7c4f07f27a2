import { Button, Group, Notice, ProgressBar, Text } from '@meowtale/ui';
import { formatBytes, Link, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { addressOf } from './address.ts';
import classes from './apps.module.css';
import type { Capacity } from './use-capacity.ts';

interface CapacityMeterProps {
  capacity: Capacity | null;
  onPlanChanged(): void;
}

/** Renders the used space; when it is full, the solutions. */
export function CapacityMeter({ capacity, onPlanChanged }: CapacityMeterProps) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  // Its space is reserved, so that the list below doesn't move when it loads.
  if (!capacity) return <div className={classes.meter} />;
  const { usedBytes, allowedBytes, isFull } = capacity;
  const used = formatBytes(usedBytes, locale);
  if (allowedBytes === null)
    return (
      <Text size="small" tone="muted">
        {t('space.unlimited', { used })}
      </Text>
    );
  async function plans() {
    const outcome = await openPopup<{ paid: boolean }>('store.plans', {});
    if (outcome?.paid) onPlanChanged();
  }
  return (
    <>
      <div className={classes.meter}>
        <ProgressBar
          label={t('space.used', { used, all: formatBytes(allowedBytes, locale) })}
          value={Math.min(100, Math.round((usedBytes / allowedBytes) * 100))}
        />
      </div>
      {isFull ? (
        <Notice tone="warning" title={t('space.fullTitle')}>
          <p>{t('space.full')}</p>
          <Group gap={8}>
            <Button size="small" component={Link} to={addressOf({ trash: true, q: '', label: '' })}>
              {t('space.toTrash')}
            </Button>
            <Button size="small" variant="primary" onClick={plans}>
              {t('space.plans')}
            </Button>
          </Group>
        </Notice>
      ) : null}
    </>
  );
}
