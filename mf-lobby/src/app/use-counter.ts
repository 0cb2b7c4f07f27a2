import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Says under a field how many letters stand in it, of how many at most. */
export function useCounter(): (text: string, max: number) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const write = new Intl.NumberFormat(locale).format;
  return (text, max) => t('counter', { used: write(text.length), max: write(max) });
}
