import { Text } from '@meowtale/ui';
import { formatCoins, useHost, useRequestKey } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type ReconcileVariables, reconcilePayment, TOUCHES_UNMATCHED, type UnmatchedPayment } from './documents.ts';

export type Decision = ReconcileVariables['decision'];

interface ReconcileDialogProps {
  decision: Decision;
  payment: UnmatchedPayment;
  /** With whether it was rejected, for example because a colleague was faster. */
  onClose(failed: boolean): void;
}

/**
 * Renders the confirmation of a decision, with its effect. It applies to the refund that staff saw; a retry has the same idempotency key.
 */
export function ReconcileDialog({ decision, payment, onClose }: ReconcileDialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const keys = useRequestKey();
  const { act, acting, failure } = useStaffAction(reconcilePayment, TOUCHES_UNMATCHED.additionalTypenames, () => {
    notify(t('unmatched.done'), 'success');
    onClose(false);
  });
  function decide(reason: string) {
    const input = { payment: payment.payment_uuid, decision, refunded: payment.refunded_amount, reason };
    return act({ ...input, key: keys.of(input) });
  }
  return (
    <ReasonDialog
      danger={decision === 'book'}
      title={t(`unmatched.${decision}Named`, { payment: payment.provider_ref ?? payment.payment_uuid })}
      draftOf={`unmatched.${decision}.${payment.payment_uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t(`unmatched.${decision}`)}
      acting={acting}
      failure={failure}
      onCancel={() => onClose(failure !== null)}
      onConfirm={decide}
    >
      <Consequence decision={decision} payment={payment} />
    </ReasonDialog>
  );
}

function Consequence({ decision, payment: { book_coins, user_name } }: Pick<ReconcileDialogProps, 'decision' | 'payment'>) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const coins = book_coins ?? 0;
  const facts = { who: user_name ?? t('audit.gone'), coins: formatCoins(Math.abs(coins), locale) };
  if (decision === 'leave') return <Text>{t('unmatched.leaveWords')}</Text>;
  if (coins === 0) return <Text>{t('unmatched.moneyOnly')}</Text>;
  return <Text>{coins > 0 ? t('unmatched.takes', facts) : t('unmatched.gives', facts)}</Text>;
}
