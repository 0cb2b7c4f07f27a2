import type { COMMENT_DECISIONS } from '@meowtale/contracts/inputs/catalog/comment';
import { Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type ReportedComment, reviewComment, TOUCHES_REPORTED } from './documents.ts';

export type Decision = (typeof COMMENT_DECISIONS)[number];

interface DecisionDialogProps {
  decision: Decision;
  comment: ReportedComment;
  /** With whether it failed, for example because a colleague was faster. */
  onClose(failed: boolean): void;
}

/** Renders a decision's effect, and asks for its reason. */
export function DecisionDialog({ decision, comment, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { act, acting, failure } = useStaffAction(reviewComment, TOUCHES_REPORTED.additionalTypenames, () => {
    notify(t(`reports.${decision}Done`), 'success');
    onClose(false);
  });
  return (
    <ReasonDialog
      danger={decision === 'hide'}
      title={t(`reports.${decision}Named`, { name: comment.user?.nickname ?? t('audit.gone') })}
      draftOf={`report.${decision}.${comment.uuid}`}
      hint={t(decision === 'hide' ? 'staff.reasonTold' : 'staff.reasonKept')}
      confirmLabel={t(`reports.${decision}`)}
      acting={acting}
      failure={failure}
      onCancel={() => onClose(failure !== null)}
      onConfirm={(reason) => act({ uuid: comment.uuid, action: decision, reason })}
    >
      <Text>{t(`reports.${decision}Words`)}</Text>
    </ReasonDialog>
  );
}
