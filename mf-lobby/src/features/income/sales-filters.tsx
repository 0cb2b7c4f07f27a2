import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { SALES_SCOPES, type SalesScope } from '@meowtale/contracts/inputs/wallet/report';
import { Button, Group, Select } from '@meowtale/ui';
import { formatCountry, paths, useHost, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Filters of the sales, as in the address. */
export interface SalesFilters {
  country?: string | undefined;
  scope?: SalesScope | undefined;
}

/** Returns the valid filters of an address. */
export function filtersIn(search: string): SalesFilters {
  const query = new URLSearchParams(search);
  return {
    country: COUNTRY_CODES.find((code) => code === query.get('country')),
    scope: SALES_SCOPES.find((scope) => scope === query.get('scope')),
  };
}

export const salesAddress = (filters: SalesFilters, page?: number): string => withQuery(paths.lobbyIncome(), { ...filters, page });

/** Renders the person's role and the country, set by the country selector, as filters of the sales. */
export function SalesFilterRow({ filters }: { filters: SalesFilters }) {
  const { t } = useTranslation();
  const host = useHost();
  const { locale, navigation } = host;
  const { country, scope } = filters;
  const show = (changed: SalesFilters) => navigation.push(salesAddress({ ...filters, ...changed }));
  async function choose() {
    const chosen = await host.openPopup<string>('shell.country-selector', { title: t('income.ofCountry'), value: country });
    if (chosen) show({ country: chosen });
  }
  return (
    <Group gap={8} align="end">
      <Select
        label={t('report.scope')}
        options={SALES_SCOPES.map((value) => ({ value, label: t(`report.scopeOf.${value}`) }))}
        value={scope ?? null}
        placeholder={t('report.everyScope')}
        clearLabel={t('report.everyScope')}
        onChange={(value) => show({ scope: SALES_SCOPES.find((one) => one === value) })}
      />
      <Button onClick={choose}>
        {country ? t('income.countryIs', { country: formatCountry(country, locale) }) : t('income.chooseCountry')}
      </Button>
      {country ? (
        <Button variant="ghost" onClick={() => show({ country: undefined })}>
          {t('income.everyCountry')}
        </Button>
      ) : null}
    </Group>
  );
}
