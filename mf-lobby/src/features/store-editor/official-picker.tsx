import { ACTIVITY_STATE } from '@meowtale/contracts';
import { discountFault } from '@meowtale/contracts/discounts';
import { FieldError, RadioGroup, Skeleton, Text } from '@meowtale/ui';
import { Failure, formatPercent, formatRange, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { fieldSentence } from '../../app/sentences.ts';
import { findOfficial, type OfficialActivity } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { useDiscountRules } from './use-discount-rules.ts';
import { useFieldFault } from './use-field-fault.ts';
import { usePriceEditable } from './use-price-editable.ts';

const OPEN = { state: [ACTIVITY_STATE.scheduled, ACTIVITY_STATE.active] };

const toActivity = ({ uuid, percentage_discount, started_at, ended_at }: OfficialActivity) => ({
  type: 'official' as const,
  official_uuid: uuid,
  time_zone: null,
  ...{ percentage_discount, started_at, ended_at },
});

/** Renders the platform's scheduled and active promotions; one that this work can't join shows why. */
export function OfficialPicker({ onJoined }: { onJoined(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rules = useDiscountRules();
  const activity = useEditor((state) => state.draft.store_submit_price.activity);
  const edit = useEditor((state) => state.edit);
  const editable = usePriceEditable();
  const fault = useFieldFault('store_submit_price.activity');
  const [{ data, error, fetching }, ask] = useQuery({ query: findOfficial, variables: OPEN, requestPolicy: 'cache-and-network' });
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (!data && error) return <Failure error={error} title={t('discount.officialFailed')} onRetry={retry} retrying={fetching} />;
  if (!data) return <Skeleton lines={3} />;
  const { list } = data.findStoreActivityOfficial;
  if (list.length === 0) return <Text tone="muted">{t('discount.noOfficial')}</Text>;
  const options = list.map((official) => {
    const fault = discountFault(toActivity(official), rules);
    const range = formatRange(official.started_at, official.ended_at, locale);
    const what = t('discount.officialWhat', { percent: formatPercent(official.percentage_discount / 100, locale), range });
    return {
      value: official.uuid,
      label: official.names[locale] ?? official.names['en-US'] ?? '',
      description: fault ? `${what} ${fieldSentence(t, fault, locale)}` : what,
      disabled: fault !== null && official.uuid !== activity?.official_uuid,
    };
  });
  function join(uuid: string) {
    const official = list.find((candidate) => candidate.uuid === uuid);
    if (!official) return;
    edit('store_submit_price', { activity: toActivity(official) });
    onJoined();
  }
  return (
    <>
      <RadioGroup
        label={t('discount.official')}
        disabled={!editable}
        options={options}
        value={activity?.official_uuid ?? null}
        onChange={join}
      />
      {fault ? <FieldError id="official-error">{fault}</FieldError> : null}
    </>
  );
}
