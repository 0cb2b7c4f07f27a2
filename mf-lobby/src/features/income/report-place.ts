import { formatCountry, formatDate, formatMonth } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import type { ReportRow } from './report-documents.ts';

export type LinkNames = ReadonlyMap<string, string>;

/** What a row is grouped by. */
export const PLACES = ['month', 'day', 'country', 'ad_link', 'platform', 'store'] as const;
export type Place = (typeof PLACES)[number];

interface Words {
  t: TFunction;
  locale: string;
  /** The names of the person's own links, by uid. */
  names: LinkNames;
  /** For narrow spaces. */
  short?: boolean;
}

/** Returns the label of one of a row's groups. */
export function placeOf(row: ReportRow, place: Place, { t, locale, names, short }: Words): string {
  if (place === 'month') return row.month ? formatMonth(row.month, locale, short ? 'short' : 'long') : '';
  if (place === 'day') return row.day ? formatDate(`${row.day}T00:00:00Z`, locale, 'UTC') : '';
  if (place === 'country') return row.country ? formatCountry(row.country, locale) : '';
  if (place === 'ad_link') return row.ad_link_uid ? (names.get(row.ad_link_uid) ?? row.ad_link_uid) : t('report.noLink');
  if (place === 'platform') return row.platform_key ? t(`platform.${row.platform_key}.name`) : t('report.unknownPlatform');
  return row.store_name ?? t('report.unknownWork');
}
