import { REFUND_OPEN_HOURS, REFUND_SEGMENT_PERCENT, REFUND_WINDOW_DAYS } from '@meowtale/contracts';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from './documents.ts';

/** Renders by which rule this work is refunded at once: by what was read of it, or by the time since it was opened. */
export function RefundRule({ listing: { refund_segments } }: { listing: Pick<StoreDetail, 'refund_segments'> }) {
  const { t } = useTranslation();
  const days = REFUND_WINDOW_DAYS;
  if (refund_segments === null) return t('buy.refundByHours', { days, hours: REFUND_OPEN_HOURS });
  return t('buy.refundBySegments', { days, percent: REFUND_SEGMENT_PERCENT });
}
