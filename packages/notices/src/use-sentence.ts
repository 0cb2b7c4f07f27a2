import { formatCoins, formatCoinsAsUsd, formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { type SentenceSource, sentenceOf, type Writing } from './sentence.ts';

/** Returns the function that gives a notification's text in the page's language. */
export function useSentence(): (notice: SentenceSource) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const write: Writing = {
    percent: (fraction) => formatPercent(fraction, locale),
    moment: (iso) => formatDateTime(iso, locale),
    usd: (coins) => formatCoinsAsUsd(coins, locale),
    number: (count) => formatCoins(count, locale),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
  return (notice) => sentenceOf(notice, t, write);
}
