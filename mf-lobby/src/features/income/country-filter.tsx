import { Button, Group } from '@meowtale/ui';
import { formatCountry, paths, useHost, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Renders the country filter of the address, set by the country selector. */
export function CountryFilter({ country }: { country: string | undefined }) {
  const { t } = useTranslation();
  const host = useHost();
  const { locale, navigation } = host;
  async function choose() {
    const chosen = await host.openPopup<string>('shell.country-selector', { title: t('income.ofCountry'), value: country });
    if (chosen) navigation.push(withQuery(paths.lobbyIncome(), { country: chosen }));
  }
  return (
    <Group gap={8}>
      <Button onClick={choose}>
        {country ? t('income.countryIs', { country: formatCountry(country, locale) }) : t('income.chooseCountry')}
      </Button>
      {country ? (
        <Button variant="ghost" onClick={() => navigation.push(paths.lobbyIncome())}>
          {t('income.everyCountry')}
        </Button>
      ) : null}
    </Group>
  );
}
