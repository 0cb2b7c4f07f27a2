import { type Day, Stack, Text, Title } from '@meowtale/ui';
import { formatDate, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { DiscountedWork } from './discount-documents.ts';
import type { DiscountLine } from './discounts.ts';

interface DiscountDayProps {
  day: Day;
  lines: readonly DiscountLine[];
  wordsOf: (line: DiscountLine) => string;
  /** Works of which a discount can begin on the day. */
  free: readonly DiscountedWork[];
  /** Returns the address of a work's prices, with the day on which a discount shall begin. */
  addressOf: (work: DiscountedWork, day: Day) => string;
}

/** Renders the discounts of one day, and the works that can have one from then on. */
export function DiscountDay({ day, lines, wordsOf, free, addressOf }: DiscountDayProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const when = formatDate(day, locale, 'UTC');
  return (
    <Stack gap={12}>
      <Title level={3} size={17}>
        {t('discountCalendar.onDay', { day: when })}
      </Title>
      {lines.length === 0 ? <Text tone="muted">{t('discountCalendar.noneOnDay')}</Text> : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={`${line.work.uuid} ${line.type} ${line.started_at} ${line.status}`}>
              <Link className="mt-anchor" to={paths.setStore(line.work.uuid, 'price')} dir="auto">
                {wordsOf(line)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Title level={3} size={17}>
        {t('discountCalendar.plan', { day: when })}
      </Title>
      {free.length === 0 ? <Text tone="muted">{t('discountCalendar.noneFree')}</Text> : null}
      {free.length > 0 ? (
        <ul>
          {free.map((work) => (
            <li key={work.uuid}>
              <Link className="mt-anchor" to={addressOf(work, day)} dir="auto">
                {work.name || t('stores.untitled')}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
