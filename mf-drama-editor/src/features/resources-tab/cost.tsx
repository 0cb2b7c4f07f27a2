import { Coins, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Renders the price of a job. */
export function Cost({ coins }: { coins: number }) {
  const { t } = useTranslation();
  if (coins > 0) return <Coins amount={coins} unit={t('resources.coins', { count: coins })} size="small" />;
  return (
    <Text as="span" size="small" tone="muted">
      {t('resources.free')}
    </Text>
  );
}
