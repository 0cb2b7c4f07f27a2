import { ConfirmDialog, Stack, Text } from '@meowtale/ui';
import { formatCoinsAsUsd, useHost, useRequestKey } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type QueuedWithdrawal, reviewWithdrawal, TOUCHES_PAYOUTS } from './documents.ts';
import { type PayoutAction, WITH_MEMO } from './payout-actions.ts';

interface ActionDialogProps {
  action: PayoutAction;
  withdrawal: QueuedWithdrawal;
  /** With whether it was rejected, for example because a colleague was faster. */
  onClose(failed: boolean): void;
}

/** Renders the confirmation of a payout action, with its effect and where required a reason. A retry has the same idempotency key. */
export function ActionDialog({ action, withdrawal, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const keys = useRequestKey();
  const { act, acting, failure } = useStaffAction(reviewWithdrawal, TOUCHES_PAYOUTS.additionalTypenames, () => {
    notify(t('payouts.done'), 'success');
    onClose(false);
  });
  const money = formatCoinsAsUsd(withdrawal.total, locale);
  const name = withdrawal.user_name ?? t('audit.gone');
  const title = t('payouts.deedNamed', { deed: t(`payouts.deed.${action}`), name, money: formatCoinsAsUsd(withdrawal.amount, locale) });
  const sentence = t(`payouts.words.${action}`, { name, money });
  function decide(memo: string | null) {
    const input = { uuid: withdrawal.uuid, action, memo };
    return act({ ...input, key: keys.of(input) });
  }
  if (WITH_MEMO.includes(action))
    return (
      <ReasonDialog
        danger={action === 'failed' || action === 'bounced'}
        title={title}
        draftOf={`payout.${action}.${withdrawal.uuid}`}
        hint={t(action === 'uncertain' ? 'staff.reasonKept' : 'staff.reasonTold')}
        confirmLabel={t(`payouts.deed.${action}`)}
        acting={acting}
        failure={failure}
        onCancel={() => onClose(failure !== null)}
        onConfirm={decide}
      >
        <Text>{sentence}</Text>
      </ReasonDialog>
    );
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={t(`payouts.deed.${action}`)}
      cancelLabel={t('popup.cancel')}
      loading={acting}
      onConfirm={() => void decide(null)}
      onCancel={() => onClose(failure !== null)}
    >
      <Stack gap={16}>
        <RefusalNotice failure={failure} />
        <Text>{sentence}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
