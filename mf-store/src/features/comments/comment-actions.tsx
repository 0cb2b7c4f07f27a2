import { Button, ConfirmDialog, Group } from '@meowtale/ui';
import { toAppError, useHost, usePerson } from '@meowtale/web-kit';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import styles from './comments.module.css';
import { type CommentOrReply, DELETE_COMMENT, TOUCHES_COMMENTS } from './documents.ts';
import { ReportDialog } from './report-dialog.tsx';

interface CommentActsProps {
  comment: CommentOrReply;
  replyCount: number;
  edit: RefObject<HTMLButtonElement | null>;
  onEdit(): void;
  onReply?: (() => void) | undefined;
}

/**
 * Renders what a signed-in reader can do with a comment: reply; change or delete their own; report another person's. Without a verified
 * address only deleting is possible; the comment form explains how to verify it.
 */
export function CommentActions({ comment, replyCount, edit, onEdit, onReply }: CommentActsProps) {
  const { t } = useTranslation();
  const person = usePerson();
  const [open, setOpen] = useState<'delete' | 'report' | null>(null);
  if (!person) return null;
  const isOwn = person.uuid === comment.user.uuid;
  const name = comment.user.nickname;
  const canWrite = person.emailVerified;
  const close = () => setOpen(null);
  return (
    <div className={styles.act}>
      <Group gap={4}>
        {onReply && canWrite ? (
          <Button variant="ghost" size="small" aria-label={t('comments.replyNamed', { name })} onClick={onReply}>
            {t('comments.reply')}
          </Button>
        ) : null}
        {isOwn ? (
          <>
            {canWrite ? (
              <Button ref={edit} variant="ghost" size="small" onClick={onEdit}>
                {t('comments.edit')}
              </Button>
            ) : null}
            <Button variant="ghost" size="small" onClick={() => setOpen('delete')}>
              {t('comments.delete')}
            </Button>
          </>
        ) : canWrite ? (
          <Button variant="ghost" size="small" aria-label={t('comments.reportNamed', { name })} onClick={() => setOpen('report')}>
            {t('comments.report')}
          </Button>
        ) : null}
      </Group>
      {open === 'delete' ? <DeleteDialog comment={comment} hasReplies={replyCount > 0} onClose={close} /> : null}
      {open === 'report' ? <ReportDialog comment={comment} onClose={close} /> : null}
    </div>
  );
}

function DeleteDialog({ comment, hasReplies, onClose }: { comment: CommentOrReply; hasReplies: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, remove] = useMutation(DELETE_COMMENT);
  async function confirm() {
    const { error } = await remove({ uuid: comment.uuid }, TOUCHES_COMMENTS);
    onClose();
    if (error) showError(toAppError(error));
    else notify(t('comments.deleted'), 'success');
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('comments.deleteTitle')}
      confirmLabel={t('comments.delete')}
      cancelLabel={t('bill.cancel')}
      loading={fetching}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('comments.deleteText')} {hasReplies ? t('comments.deleteReplies') : null}
    </ConfirmDialog>
  );
}
