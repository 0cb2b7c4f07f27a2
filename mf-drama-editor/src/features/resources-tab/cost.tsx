import { Coins, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** What one job costs, before it is asked for. */
export function Cost({ coins }: { coins: number }) {
  const { t } = useTranslation();
  if (coins > 0) return <Coins amount={coins} unit={t('resources.coins', { count: coins })} size="small" />;
  return (
    <Text as="span" size="small" tone="muted">
      {t('resources.free')}
    </Text>
  );
}
