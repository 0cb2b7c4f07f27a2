import { Stack, Text } from '@meowtale/ui';
import { formatDate, formatPercent, useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { PromotedStore } from './documents.ts';
import { noShareOf } from './promoted.ts';

/** Renders a promoter's share of a work's sales, or why there is none; and until when. */
export function ShareCell({ store }: { store: PromotedStore | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const none = noShareOf(store, usePerson()?.uuid);
  const ends = none === null ? store?.cps_closed_at : null;
  return (
    <Stack gap={4}>
      {store && none !== 'closed' && none !== 'own' ? (
        <Text as="span" weight="medium">
          {formatPercent(store.cps_profit_share_ratio, locale)}
        </Text>
      ) : null}
      {none ? (
        <Text as="span" size="small" tone="muted">
          {t(`marketing.noShareBrief.${none}`)}
        </Text>
      ) : null}
      {ends ? (
        <Text as="span" size="small" tone="muted">
          {t('marketing.shareUntil', { when: formatDate(ends, locale) })}
        </Text>
      ) : null}
    </Stack>
  );
}
