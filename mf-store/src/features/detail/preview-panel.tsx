import { Card, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ListingPrice } from '../listings/listing-price.tsx';
import type { StoreDetail } from './documents.ts';

/** Shown, and not sold yet. */
export const isPreview = ({ released_at }: Pick<StoreDetail, 'released_at'>): boolean =>
  released_at !== null && Date.parse(released_at) > Date.now();

/** In place of what sells it: what it will cost, and from when on. */
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
