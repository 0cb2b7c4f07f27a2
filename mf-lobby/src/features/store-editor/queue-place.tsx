import { Skeleton, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findPlace, MOVES_WITH_STORES } from './check-documents.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Returns a duration in the largest unit with at least two, or in minutes: “3 days”, “36 hours”. */
export function formatWait(seconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.round(seconds / length)));
}

interface QueuePlaceProps {
  storeId: string;
  /** The general review time, shown where nothing was measured; beside a measured one it would contradict. */
  otherwise?: string;
}

/** Renders the submission's place in the queue, and the usual duration; or that it is unknown. */
export function QueuePlace({ storeId, otherwise }: QueuePlaceProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, fetching }] = useQuery({ query: findPlace, variables: { id: storeId }, context: MOVES_WITH_STORES });
  const unmeasured = otherwise ? <Text>{otherwise}</Text> : null;
  if (!data) return fetching ? <Skeleton lines={1} /> : unmeasured;
  const { place, waiting, usual_wait_seconds: usual } = data.findReviewPlace;
  return (
    <Stack gap={4}>
      {usual === null ? unmeasured : null}
      {place === null ? null : <Text weight="medium">{t('place.place', { place, waiting })}</Text>}
      <Text tone="muted">{usual === null ? t('place.unknown') : t('place.usual', { time: formatWait(usual, locale) })}</Text>
    </Stack>
  );
}
