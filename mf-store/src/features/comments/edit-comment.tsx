import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { CommentForm } from './comment-form.tsx';
import { type CommentOrReply, type CommentWords, SET_COMMENT, TOUCHES_COMMENTS } from './documents.ts';

/** Renders the form that edits a person's own comment in place. After a conflict the list is read again, so that the form shows both. */
export function EditComment({ comment, onClose }: { comment: CommentOrReply; onClose(): void }) {
  const { t } = useTranslation();
  const [{ fetching }, set] = useMutation(SET_COMMENT);
  async function save(texts: CommentWords) {
    const answer = await set({ uuid: comment.uuid, revision: comment.revision, ...texts }, TOUCHES_COMMENTS);
    if (!answer.error) onClose();
    return answer;
  }
  return (
    <CommentForm
      label={t('comments.yours')}
      act={t('comments.save')}
      draftOf={comment.uuid}
      saved={{ comment: comment.comment, spoils: comment.is_spoiler }}
      savedAt={comment.updated_at}
      focused
      sending={fetching}
      onSend={save}
      onCancel={onClose}
    />
  );
}
