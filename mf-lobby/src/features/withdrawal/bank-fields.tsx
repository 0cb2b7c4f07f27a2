import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { hasIban } from '@meowtale/contracts/inputs/wallet/bank-countries';
import { Grid, Select, Stack, TextInput } from '@meowtale/ui';
import { formatCountry, useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankField, BankForm } from './use-bank-form.ts';

interface BankFieldsProps {
  id: string;
  form: BankForm;
  errors: ReadonlyMap<string, string>;
  set(name: BankField, value: string): void;
  prefix: '' | 'intermediary_';
  required: readonly BankField[];
  /** Hint about the saved number, which isn't shown again. */
  numberHint: string | undefined;
  /** Whether the country's banks have a code of their own. */
  withCode: boolean;
}

/** Maximum length of each. */
const PLACE = { address: 70, city: 35, bankstate: 35, postalcode: 16 } as const;
const PLACES = Object.keys(PLACE) as (keyof typeof PLACE)[];

/** Returns a field's label, for the field and its errors. */
export function labelOf(t: (key: string) => string, name: string, form: BankForm): string {
  const field = name.replace('intermediary_', '');
  if (field === 'swift') return 'SWIFT/BIC';
  if (field !== 'accountnumber') return t(`bank.${field}`);
  const country = form[name === field ? 'country' : 'intermediary_country'];
  return country !== '' && hasIban(country) ? 'IBAN' : t('bank.number');
}

/** Renders one bank's fields; the intermediary's are the same, without the payee. */
export function BankFields({ id, form, errors, set, prefix, required, numberHint, withCode }: BankFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((value) => ({ value, label: formatCountry(value, locale) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, locale),
      ),
    [locale],
  );
  const text = (name: BankField, more: { description?: string | undefined; maxLength?: number } = {}) => (
    <TextInput
      key={name}
      id={`${id}-${name}`}
      label={labelOf(t, name, form)}
      required={required.includes(name)}
      autoComplete="off"
      value={form[name]}
      error={errors.get(name)}
      onChange={(event) => set(name, event.currentTarget.value)}
      {...more}
    />
  );
  return (
    <Stack gap={16}>
      {prefix === '' ? text('payee', { description: t('bank.payeeHint'), maxLength: 140 }) : null}
      <Select
        id={`${id}-${prefix}country`}
        label={t('bank.country')}
        required
        searchable
        emptyText={t('bank.noCountry')}
        options={countries}
        value={form[`${prefix}country`] || null}
        error={errors.get(`${prefix}country`)}
        onChange={(value) => set(`${prefix}country`, value ?? '')}
      />
      <Grid kind="halves" gap={16}>
        {text(`${prefix}name`, { maxLength: 140 })}
        {text(`${prefix}swift`, { maxLength: 16 })}
        {text(`${prefix}accountnumber`, {
          description: numberHint,
          maxLength: 50,
        })}
        {withCode ? text('clearing', { description: t('bank.clearingHint'), maxLength: 20 }) : null}
        {PLACES.map((name) => text(`${prefix}${name}`, { maxLength: PLACE[name] }))}
      </Grid>
    </Stack>
  );
}
