import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { priceByRatio } from '@meowtale/contracts/country-ratios';
import { PRICE_MAX_COINS } from '@meowtale/contracts/inputs/catalog/store-price';
import {
  Button,
  FieldError,
  Group,
  IconButton,
  IconPlus,
  IconTrash,
  Notice,
  NumberInput,
  Section,
  Select,
  Stack,
  Text,
  VisuallyHidden,
} from '@meowtale/ui';
import { formatCoinsAsUsd, formatCountry, useHost } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryLabel } from './country-label.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { useCoinBounds } from './use-coin-bounds.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePriceEditable } from './use-price-editable.ts';

const AT = 'store_submit_price';
/** Every other country's price falls back to it (SPEC §9). */
const BASE = 'us';

type Prices = readonly { country: string; meowcent: number }[];

/** Returns the United States price converted for another country, which is charged there by default. */
function suggestionOf(list: Prices, country: string): number | undefined {
  const base = list.find((price) => price.country === BASE);
  return base && country !== BASE ? priceByRatio(base.meowcent, country) : undefined;
}

/** Renders prices in whole coins by country; the one for the United States is required. */
export function PriceList() {
  const { t } = useTranslation();
  const list = useEditor((state) => state.draft.store_submit_price.list);
  const editable = usePriceEditable();
  const freeForGood = useEditor((state) => state.listing.is_free_for_good);
  const fault = useFieldFault(`${AT}.list`);
  const bounds = useCoinBounds();
  return (
    <Section title={t('price.title')}>
      <div id={fieldId(`${AT}.list`)} tabIndex={-1} className={classes.place}>
        <Stack gap={16}>
          <Text tone="muted">
            {t('price.words')} {bounds}
          </Text>
          {freeForGood ? <Notice>{t('price.freeForGood')}</Notice> : null}
          {list.map(({ country }, index) => (
            <PriceRow key={country} index={index} />
          ))}
          {fault ? <FieldError id={`${fieldId(`${AT}.list`)}-error`}>{fault}</FieldError> : null}
          {!freeForGood && list.length > 0 && list.every(({ meowcent }) => meowcent === 0) ? (
            <Notice tone="warning">{t('price.freeHint')}</Notice>
          ) : null}
          {editable ? <NewPrice key={list.length} /> : null}
          {editable ? (
            <Group gap={12} className={classes.outdent}>
              <SeveralCountries />
              <SuggestAll />
            </Group>
          ) : null}
        </Stack>
      </div>
    </Section>
  );
}

function PriceRow({ index }: { index: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const list = useEditor((state) => state.draft.store_submit_price.list);
  const edit = useEditor((state) => state.edit);
  const editable = usePriceEditable();
  const freeForGood = useEditor((state) => state.listing.is_free_for_good);
  const bounds = useCoinBounds();
  const price = list[index];
  if (!price) return null;
  const suggested = suggestionOf(list, price.country);
  const country = formatCountry(price.country, locale);
  function remove() {
    edit(AT, { list: list.filter((other) => other !== price) });
    // The pressed button disappeared.
    document.getElementById(fieldId(`${AT}.list`))?.focus();
  }
  const set = (meowcent: number) => edit(AT, { list: list.map((other) => (other === price ? { ...price, meowcent } : other)) });
  return (
    <div className={classes.row}>
      <CountryLabel code={price.country} />
      <NumberInput
        label={t('price.coinsFor', { country })}
        hideLabel
        min={0}
        max={PRICE_MAX_COINS}
        // A negative amount, or a fraction of a coin, must not become a price.
        strict="below"
        unreadable={bounds}
        disabled={!editable || freeForGood}
        value={price.meowcent}
        // An emptied field doesn't mean a price of 0: the old one is restored.
        onChange={(value) => value !== null && set(value)}
      />
      <Text className={classes.local}>{price.meowcent === 0 ? t('price.free') : formatCoinsAsUsd(price.meowcent, locale)}</Text>
      {editable && suggested !== undefined && suggested !== price.meowcent ? (
        <Button size="small" onClick={() => set(suggested)}>
          {t('price.suggestion', { coins: suggested })}
          <VisuallyHidden> {country}</VisuallyHidden>
        </Button>
      ) : (
        <span />
      )}
      {editable ? (
        <IconButton label={t('price.remove', { country })} icon={<IconTrash size={20} aria-hidden="true" />} onClick={remove} />
      ) : null}
    </div>
  );
}

function NewPrice() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const list = useEditor((state) => state.draft.store_submit_price.list);
  const edit = useEditor((state) => state.edit);
  const hasBase = list.some(({ country }) => country === BASE);
  const [country, setCountry] = useState<string | null>(hasBase ? null : BASE);
  const [coins, setCoins] = useState<number | null>(null);
  const [readable, setReadable] = useState(true);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const bounds = useCoinBounds();
  const options = useMemo(() => {
    const left = COUNTRY_CODES.filter((code) => !list.some((price) => price.country === code));
    return left
      .map((code) => ({ value: code, label: formatCountry(code, locale) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [list, locale]);

  function add() {
    setIsSubmitted(true);
    if (country && coins !== null && readable) edit(AT, { list: [...list, { country, meowcent: coins }] });
  }
  return (
    <div className={classes.newPrice}>
      <Select
        label={t('price.country')}
        searchable
        emptyText={t('price.noSuchCountry')}
        placeholder={t('price.chooseCountry')}
        options={options}
        value={country}
        error={isSubmitted && !country ? t('price.chooseCountry') : undefined}
        onChange={(chosen) => {
          setCountry(chosen);
          if (chosen && coins === null) setCoins(suggestionOf(list, chosen) ?? null);
        }}
      />
      <NumberInput
        label={t('price.coins')}
        // With a change only on blur, the error would disappear during the press of the button and move it from under the pointer.
        live
        min={0}
        max={PRICE_MAX_COINS}
        strict="below"
        unreadable={bounds}
        onReadable={setReadable}
        value={coins}
        error={isSubmitted && coins === null ? t('price.sayCoins') : undefined}
        onChange={setCoins}
      />
      <Text className={classes.local}>
        {coins === null || !readable ? '' : coins === 0 ? t('price.free') : formatCoinsAsUsd(coins, locale)}
      </Text>
      <Button leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
        {t('price.add')}
      </Button>
    </div>
  );
}

/** Renders the button that adds several countries' own prices at once; each starts with the suggestion. */
function SeveralCountries() {
  const { t } = useTranslation();
  const host = useHost();
  const list = useEditor((state) => state.draft.store_submit_price.list);
  const edit = useEditor((state) => state.edit);
  const base = list.find(({ country }) => country === BASE);
  if (!base) return null;
  const left = COUNTRY_CODES.filter((code) => !list.some(({ country }) => country === code));

  async function pick() {
    const input = { title: t('price.several'), countries: left, confirmLabel: t('price.addThese') };
    const picked = await host.openPopup<string[]>('shell.country-picker', input);
    if (picked && base)
      edit(AT, { list: [...list, ...picked.map((country) => ({ country, meowcent: priceByRatio(base.meowcent, country) }))] });
  }
  return (
    <div>
      <Button variant="ghost" disabled={left.length === 0} onClick={pick}>
        {t('price.several')}
      </Button>
    </div>
  );
}

/** Renders the button that sets every price to the suggestion from the United States price. */
function SuggestAll() {
  const { t } = useTranslation();
  const list = useEditor((state) => state.draft.store_submit_price.list);
  const edit = useEditor((state) => state.edit);
  const next = list.map((price) => ({ ...price, meowcent: suggestionOf(list, price.country) ?? price.meowcent }));
  if (next.every(({ meowcent }, index) => meowcent === list[index]?.meowcent)) return null;
  return (
    <Button variant="ghost" onClick={() => edit(AT, { list: next })}>
      {t('price.suggestAll')}
    </Button>
  );
}
