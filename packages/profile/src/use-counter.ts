import { countCharacters } from '@meowtale/contracts/text/characters';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Returns the function that formats a field's character count and its maximum. */
export function useCounter(): (text: string, max: number) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const write = new Intl.NumberFormat(locale).format;
  return (text, max) => t('counter', { used: write(countCharacters(text)), max: write(max) });
}
