import { PLAN_NAMES } from '@meowtale/contracts/plans';
import { Text } from '@meowtale/ui';
import { useHost, useRequestKey } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { endPlanGrant, type PlanGrant, TOUCHES_PLANS } from './documents.ts';

interface EndDialogProps {
  grant: PlanGrant;
  /** With whether it was rejected, for example because it is over. */
  onClose(failed: boolean): void;
}

/** Renders the end of a grant before its time, with its effect and a reason. */
export function EndDialog({ grant, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const keys = useRequestKey();
  const words = { name: grant.user_name ?? t('audit.gone'), plan: PLAN_NAMES[grant.grade] };
  const { act, acting, failure } = useStaffAction(endPlanGrant, TOUCHES_PLANS.additionalTypenames, () => {
    notify(t('planGrants.endDone', words), 'success');
    onClose(false);
  });
  function end(reason: string) {
    const request = { uuid: grant.uuid, reason };
    return act({ ...request, key: keys.of(request) });
  }
  return (
    <ReasonDialog
      danger
      title={t('planGrants.endNamed', words)}
      draftOf={`plan-end.${grant.uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t('planGrants.end')}
      acting={acting}
      failure={failure}
      onCancel={() => onClose(failure !== null)}
      onConfirm={end}
    >
      <Text>{t('planGrants.endWords', words)}</Text>
    </ReasonDialog>
  );
}
