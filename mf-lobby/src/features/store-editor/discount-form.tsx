import { CUSTOM_DISCOUNT } from '@meowtale/contracts';
import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { DateTimeInput, Grid, NumberInput, Section, Stack, Switch } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { useEditor } from './editor-context.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePriceEditable } from './use-price-editable.ts';

const AT = 'store_submit_price';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A new discount, from the next full hour on. */
export function presetDiscount(now: number): NonNullable<StorePriceDraft['activity']> {
  const start = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  return {
    percentage_discount: CUSTOM_DISCOUNT.percent,
    type: 'custom',
    started_at: new Date(start).toISOString(),
    ended_at: new Date(start + CUSTOM_DISCOUNT.days * DAY_MS).toISOString(),
    official_uuid: null,
  };
}

/** A discount in whole percent between two times; there needn't be one. */
export function DiscountForm() {
  const { t } = useTranslation();
  const activity = useEditor((state) => state.draft.store_submit_price.activity);
  const edit = useEditor((state) => state.edit);
  const editable = usePriceEditable();
  return (
    <Section title={t('discount.title')}>
      <Stack gap={16}>
        <Switch
          label={t('discount.has')}
          description={t('discount.hint')}
          checked={activity !== null}
          disabled={!editable}
          onChange={(on) => edit(AT, { activity: on ? presetDiscount(Date.now()) : null })}
        />
        {activity ? <DiscountFields activity={activity} /> : null}
      </Stack>
    </Section>
  );
}

function DiscountFields({ activity }: { activity: NonNullable<StorePriceDraft['activity']> }) {
  const { t } = useTranslation();
  const edit = useEditor((state) => state.edit);
  const disabled = !usePriceEditable();
  const labels = useDateLabels();
  const percentFault = useFieldFault(`${AT}.activity.percentage_discount`);
  const startFault = useFieldFault(`${AT}.activity.started_at`);
  const endFault = useFieldFault(`${AT}.activity.ended_at`);
  const set = (change: Partial<typeof activity>) => edit(AT, { activity: { ...activity, ...change } });
  return (
    <Grid kind="cards" gap={16}>
      <NumberInput
        id={fieldId(`${AT}.activity.percentage_discount`)}
        label={t('discount.percent')}
        min={1}
        max={99}
        disabled={disabled}
        value={activity.percentage_discount}
        error={percentFault}
        onChange={(percent) => percent !== null && set({ percentage_discount: percent })}
      />
      <DateTimeInput
        id={fieldId(`${AT}.activity.started_at`)}
        label={t('discount.from')}
        labels={labels}
        disabled={disabled}
        value={activity.started_at}
        error={startFault}
        onChange={(time) => time && set({ started_at: time })}
      />
      <DateTimeInput
        id={fieldId(`${AT}.activity.ended_at`)}
        label={t('discount.to')}
        labels={labels}
        disabled={disabled}
        value={activity.ended_at}
        error={endFault}
        onChange={(time) => time && set({ ended_at: time })}
      />
    </Grid>
  );
}
