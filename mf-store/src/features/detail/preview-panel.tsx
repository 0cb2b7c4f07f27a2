import { Card, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ListingPrice } from '../listings/listing-price.tsx';
import type { StoreDetail } from './documents.ts';

/** Returns whether a work is shown before its release. */
export const isPreview = ({ released_at }: Pick<StoreDetail, 'released_at'>): boolean =>
  released_at !== null && Date.parse(released_at) > Date.now();

/** Renders the future price and the release day in place of the purchase. */
export function PreviewPanel({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  return (
    <Card raised as="aside" aria-label={t('buy.label')}>
      <Stack gap={12}>
        <ListingPrice listing={listing} size="hero" />
        <Text>{t('detail.previewText', { when: listing.released_at ? formatDateTime(listing.released_at, locale, timeZone) : '' })}</Text>
      </Stack>
    </Card>
  );
}
