import { PRICE_MAX_COINS } from '@meowtale/contracts/inputs/catalog/store-price';
import { NumberInput, Section } from '@meowtale/ui';
import { formatCoinsAsUsd, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { useCoinBounds } from './use-coin-bounds.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePriceEditable } from './use-price-editable.ts';

const AT = 'store_submit_price';

/** Renders the minimum reward of the open platform, in whose steps players choose their amount. */
export function RewardForm() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const minimum = useEditor((state) => state.draft.store_submit_price.reward_minimum);
  const edit = useEditor((state) => state.edit);
  const editable = usePriceEditable();
  const bounds = useCoinBounds();
  const hint = minimum > 0 ? t('price.rewardSteps', { money: formatCoinsAsUsd(minimum, locale) }) : t('price.rewardFree');
  return (
    <Section title={t('price.reward')}>
      <NumberInput
        id={fieldId(`${AT}.reward_minimum`)}
        className={classes.short}
        label={t('price.rewardMinimum')}
        description={`${hint} ${bounds}`}
        strict="below"
        unreadable={bounds}
        min={0}
        max={PRICE_MAX_COINS}
        disabled={!editable}
        value={minimum}
        error={useFieldFault(`${AT}.reward_minimum`)}
        decreaseLabel={t('price.less')}
        increaseLabel={t('price.more')}
        onChange={(value) => edit(AT, { reward_minimum: value ?? 0 })}
      />
    </Section>
  );
}
