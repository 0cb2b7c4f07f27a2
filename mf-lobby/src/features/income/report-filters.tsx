import { SALES_SCOPES } from '@meowtale/contracts/inputs/wallet/report';
import { Button, Group, Select } from '@meowtale/ui';
import { formatCountry, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { GROUPS, type Group as ReportGroup, type ReportQuery } from './report-address.ts';
import type { LinkNames } from './report-place.ts';

interface ReportFiltersProps {
  query: ReportQuery;
  /** A report of one listing isn't grouped by listing or platform. */
  ofOne: boolean;
  names: LinkNames;
  onChange: (query: ReportQuery) => void;
}

/** Renders a report's grouping, role, country and link. */
export function ReportFilters({ query, ofOne, names, onChange }: ReportFiltersProps) {
  const { t } = useTranslation();
  const host = useHost();
  const { by, scope, country, link } = query;
  const groups = GROUPS.filter((group) => !ofOne || (group !== 'store' && group !== 'platform'));
  async function chooseCountry() {
    const chosen = await host.openPopup<string>('shell.country-selector', { title: t('income.ofCountry'), value: country });
    if (chosen) onChange({ ...query, country: chosen });
  }
  const without = (name: 'country' | 'link' | 'scope') => {
    const { [name]: _gone, ...rest } = query;
    onChange(rest);
  };
  return (
    <Group gap={12} align="end">
      <Select
        label={t('report.by')}
        options={groups.map((value) => ({ value, label: t(`report.group.${value}`) }))}
        value={by}
        onChange={(value) => value && onChange({ ...query, by: value as ReportGroup })}
      />
      <Select
        label={t('report.scope')}
        options={SALES_SCOPES.map((value) => ({ value, label: t(`report.scopeOf.${value}`) }))}
        value={scope ?? null}
        placeholder={t('report.everyScope')}
        clearLabel={t('report.everyScope')}
        onChange={(value) => (value ? onChange({ ...query, scope: value }) : without('scope'))}
      />
      <Button onClick={chooseCountry}>
        {country ? t('income.countryIs', { country: formatCountry(country, host.locale) }) : t('income.chooseCountry')}
      </Button>
      {country ? (
        <Button variant="ghost" onClick={() => without('country')}>
          {t('income.everyCountry')}
        </Button>
      ) : null}
      {link ? (
        <Button variant="ghost" onClick={() => without('link')}>
          {t('report.everyLink', { link: names.get(link) ?? link })}
        </Button>
      ) : null}
    </Group>
  );
}
