import { DISCOUNT_PERCENT } from '@meowtale/contracts';
import { Button, Notice, NumberInput, RadioGroup, Section, Stack } from '@meowtale/ui';
import { formatDate, useHost, useLocation, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { DiscountDays } from './discount-days.tsx';
import { dayOf, presetDiscount, wishedDay } from './discount-times.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { OfficialPicker } from './official-picker.tsx';
import { useDiscountRules } from './use-discount-rules.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePriceEditable } from './use-price-editable.ts';

const AT = 'store_submit_price';
const KINDS = ['none', 'custom', 'week', 'official'] as const;
type Kind = (typeof KINDS)[number];

/** Renders an optional discount: custom, a week's, or a promotion that many works join (SPEC §9). */
export function DiscountForm() {
  const { t } = useTranslation();
  const activity = useEditor((state) => state.draft.store_submit_price.activity);
  const joining = useEditor((state) => state.joining);
  const edit = useEditor((state) => state.edit);
  const setJoining = useEditor((state) => state.setJoining);
  const rules = useDiscountRules();
  const editable = usePriceEditable();
  const timeZone = useTimeZone();
  const { locale } = useHost();
  const kind: Kind = joining ? 'official' : (activity?.type ?? 'none');
  const from = wishedDay(useLocation().search, dayOf(rules.now, 'custom', timeZone));
  const isWished = from !== null && editable && !(activity?.type === 'custom' && dayOf(activity.started_at, 'custom', timeZone) === from);

  function choose(next: Kind) {
    setJoining(next === 'official');
    if (next === 'custom' || next === 'week') {
      const percent = activity?.type === next && { percentage_discount: activity.percentage_discount };
      edit(AT, { activity: { ...presetDiscount(next, rules, timeZone, from), ...percent } });
    } else if (next === 'none' || activity?.type !== 'official') edit(AT, { activity: null });
  }
  return (
    <Section title={t('discount.title')}>
      <Stack gap={24}>
        {isWished ? (
          <Notice actions={<Button onClick={() => choose('custom')}>{t('discountCalendar.start')}</Button>}>
            {t('discountCalendar.wished', { day: formatDate(from, locale, 'UTC') })}
          </Notice>
        ) : null}
        <div id={fieldId(`${AT}.activity`)} tabIndex={-1} className={classes.place}>
          <RadioGroup
            label={t('discount.kind')}
            disabled={!editable}
            options={KINDS.map((value) => ({ value, label: t(`discount.kinds.${value}`), description: t(`discount.kindsHint.${value}`) }))}
            value={kind}
            error={useFieldFault(`${AT}.activity.type`)}
            onChange={(value) => choose(KINDS.find((known) => known === value) ?? 'none')}
          />
        </div>
        {kind === 'official' ? <OfficialPicker onJoined={() => setJoining(false)} /> : null}
        {kind === 'custom' || kind === 'week' ? <OwnDiscount kind={kind} /> : null}
      </Stack>
    </Section>
  );
}

function OwnDiscount({ kind }: { kind: 'custom' | 'week' }) {
  const { t } = useTranslation();
  const activity = useEditor((state) => state.draft.store_submit_price.activity);
  const edit = useEditor((state) => state.edit);
  const editable = usePriceEditable();
  const fault = useFieldFault(`${AT}.activity.percentage_discount`);
  const bounds = t('discount.bounds', DISCOUNT_PERCENT);
  if (!activity) return null;
  return (
    <Stack gap={24}>
      <NumberInput
        id={fieldId(`${AT}.activity.percentage_discount`)}
        className={classes.short}
        label={t('discount.percent')}
        description={t('discount.hint', DISCOUNT_PERCENT)}
        strict="below"
        unreadable={bounds}
        {...DISCOUNT_PERCENT}
        disabled={!editable}
        value={activity.percentage_discount}
        error={fault}
        onChange={(percent) => percent !== null && edit(AT, { activity: { ...activity, percentage_discount: percent } })}
      />
      <DiscountDays
        key={kind}
        activity={activity}
        kind={kind}
        disabled={!editable}
        onChange={(times) => edit(AT, { activity: { ...activity, ...times } })}
      />
    </Stack>
  );
}
