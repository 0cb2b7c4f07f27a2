import { Button, Text } from '@meowtale/ui';
import { formatCountry, useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { CurrentPrice } from './documents.ts';
import styles from './listing-price.module.css';

/** Renders whose prices these are, for a person without a country, and a button to set it. */
export function PriceCountry({ price }: { price: CurrentPrice }) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  const person = usePerson();
  if (!person || person.country) return null;
  return (
    <div>
      <Text size="small" tone="muted">
        {t('price.ofCountry', { country: formatCountry(price.country, locale) })}
      </Text>
      <Button variant="ghost" size="small" className={styles.chooseCountry} onClick={() => void openPopup('shell.country', {})}>
        {t('price.chooseCountry')}
      </Button>
    </div>
  );
}
