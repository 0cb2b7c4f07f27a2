import { Coins, Text } from '@meowtale/ui';
import { formatCoins, formatMoney, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { TopUpChoice } from './choice.ts';
import type { RechargePlan } from './documents.ts';
import styles from './plan-picker.module.css';

interface PlanPickerProps {
  plans: readonly RechargePlan[];
  /** `note`: its explanation, if any. */
  exact: { coins: number; payAmount: number; note?: string } | null;
  currency: string;
  choice: TopUpChoice | null;
  onChoose(choice: TopUpChoice): void;
}

/** Renders what can be bought: three columns, two on small screens (SPEC §9); the exact missing amount first. */
export function PlanPicker({ plans, exact, currency, choice, onChoose }: PlanPickerProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.legend}>{t('topUp.choose')}</legend>
      {exact ? (
        <Plan
          checked={choice?.kind === 'exact'}
          onChoose={() => onChoose({ kind: 'exact' })}
          coins={exact.coins}
          money={formatMoney(exact.payAmount, currency, locale)}
          note={exact.note}
        />
      ) : null}
      {plans.map((plan) => (
        <Plan
          key={plan.id}
          checked={choice?.kind === 'plan' && choice.plan.id === plan.id}
          onChoose={() => onChoose({ kind: 'plan', plan })}
          coins={plan.coin}
          money={formatMoney(plan.pay_amount, plan.currency_id, locale)}
          note={plan.coin > plan.amount ? t('topUp.bonus', { coins: formatCoins(plan.coin - plan.amount, locale) }) : undefined}
        />
      ))}
    </fieldset>
  );
}

interface PlanProps {
  checked: boolean;
  onChoose(): void;
  coins: number;
  money: string;
  note?: string;
}

function Plan({ checked, onChoose, coins, money, note }: PlanProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.plan}>
      <input className="mt-choice__box mt-choice__box--radio" type="radio" name="plan" checked={checked} onChange={onChoose} />
      <Coins amount={coins} unit={t('coin.meow', { count: coins })} size="figure" />
      <Text as="span" tone="muted" tabular>
        {money}
      </Text>
      {note ? (
        <Text as="span" size="small" tone="gold" dir="auto">
          {note}
        </Text>
      ) : null}
    </label>
  );
}
