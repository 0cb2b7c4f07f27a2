import { ORDER_STATE } from '@meowtale/contracts';
import { type BadgeTone, StatusPill } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** What of a sale decides its status. */
interface SaleStatus {
  state: number;
  settled: number;
  my_share: number | null;
}

type SaleState = 'refunded' | 'settled' | 'pending' | 'splitting' | 'open';

const TONES: Readonly<Record<SaleState, BadgeTone>> = {
  refunded: 'danger',
  settled: 'mint',
  pending: 'gold',
  splitting: 'neutral',
  open: 'neutral',
};

function stateOf(sale: SaleStatus): SaleState {
  if (sale.state === ORDER_STATE.refunded) return 'refunded';
  if (sale.state !== ORDER_STATE.paid) return 'open';
  if (sale.settled === 1) return 'settled';
  return sale.my_share === null ? 'splitting' : 'pending';
}

/** Renders the status of a sale for a person with a share. */
export function SaleState({ sale }: { sale: SaleStatus }) {
  const { t } = useTranslation();
  const state = stateOf(sale);
  return <StatusPill tone={TONES[state]}>{t(`income.stateOf.${state}`)}</StatusPill>;
}
