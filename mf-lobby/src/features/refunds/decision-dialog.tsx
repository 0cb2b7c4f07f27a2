import { Text } from '@meowtale/ui';
import { formatCoins, useHost, useRequestKey } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { declineRefund, grantRefund, type RefundRequest, TOUCHES_REFUNDS } from './documents.ts';

const DEEDS = { grant: grantRefund, decline: declineRefund };
export type Verdict = keyof typeof DEEDS;

interface DecisionDialogProps {
  verdict: Verdict;
  request: RefundRequest;
  /** With whether it was rejected, for example because a colleague was faster. */
  onClose(failed: boolean): void;
}

/** Renders the confirmation of a decision, with its effect and a text for the buyer. A retry has the same idempotency key. */
export function DecisionDialog({ verdict, request, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const keys = useRequestKey();
  const { act, acting, failure } = useStaffAction<object, { uuid: string; reason: string; key: string }>(
    DEEDS[verdict],
    TOUCHES_REFUNDS.additionalTypenames,
    () => {
      notify(t(`refunds.${verdict}Done`, { name: request.store_name }), 'success');
      onClose(false);
    },
  );
  function decide(reason: string) {
    const input = { uuid: request.order_uuid, reason };
    return act({ ...input, key: keys.of(input) });
  }
  const coins = formatCoins(request.price - request.silver_used, locale);
  const silver = formatCoins(request.silver_used, locale);
  return (
    <ReasonDialog
      danger={verdict === 'grant'}
      title={t(`refunds.${verdict}Named`, { name: request.store_name })}
      draftOf={`refund.${verdict}.${request.order_uuid}`}
      hint={t('staff.reasonTold')}
      confirmLabel={t(`refunds.${verdict}`)}
      acting={acting}
      failure={failure}
      onCancel={() => onClose(failure !== null)}
      onConfirm={decide}
    >
      <Text>
        {verdict === 'decline'
          ? t('refunds.declineWords')
          : t('refunds.grantWords', { coins, silver, who: request.buyer_name ?? t('audit.gone') })}
      </Text>
    </ReasonDialog>
  );
}
