import { Avatar, Badge, Button, Group, Text } from '@meowtale/ui';
import { formatDateTime, useHost, usePerson, useTimeZone } from '@meowtale/web-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { SET_COMMENT, type StoreComment, TOUCHES_COMMENTS } from './documents.ts';
import type { Said } from './drafts.ts';

/** What somebody said, who they are to the work and when; one's own can be changed where it stands. */
export function CommentItem({ comment, authorId }: { comment: StoreComment; authorId: string }) {
  const { t } = useTranslation();
  const person = usePerson();
  const edit = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <li className={styles.comment}>
      <Avatar src={comment.user.head?.url} name={comment.user.nickname} />
      <div className={styles.said}>
        <Group gap={8} align="baseline">
          <Text as="span" weight="medium" className={styles.name}>
            {comment.user.nickname}
          </Text>
          <Mark comment={comment} authorId={authorId} />
          <Times comment={comment} />
        </Group>
        {editing ? (
          <EditComment comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            <Words comment={comment} />
            {person?.uuid === comment.user.uuid ? (
              <div className={styles.act}>
                <Button ref={edit} variant="ghost" size="small" onClick={() => setEditing(true)}>
                  {t('comments.edit')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </div>
    </li>
  );
}

/** Whose work it is says more than that they have it. */
function Mark({ comment: { is_buyer, user }, authorId }: { comment: StoreComment; authorId: string }) {
  const { t } = useTranslation();
  if (user.uuid === authorId) return <Badge tone="mint">{t('comments.author')}</Badge>;
  return is_buyer ? <Badge tone="plum">{t('comments.buyer')}</Badge> : null;
}

/** What gives the story away is covered until somebody wants to read it. */
function Words({ comment }: { comment: StoreComment }) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const covered = comment.is_spoiler && !shown;
  return (
    <>
      {comment.is_spoiler ? (
        <Group gap={8}>
          <Text as="span" size="small" tone="muted">
            {t('comments.spoiler')}
          </Text>
          <Button variant="soft" size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {t(shown ? 'comments.cover' : 'comments.reveal')}
          </Button>
        </Group>
      ) : null}
      <div id={id} hidden={covered}>
        {/* Nobody knows what language it is in; it need not be the page's. */}
        {covered ? null : (
          <p className={styles.words} lang="">
            {comment.comment}
          </p>
        )}
      </div>
    </>
  );
}

function Times({ comment: { created_at, updated_at } }: { comment: StoreComment }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  return (
    <Text as="span" size="small" tone="muted">
      <time dateTime={created_at}>{formatDateTime(created_at, locale, timeZone)}</time>
      {updated_at === created_at ? null : ` · ${t('comments.edited')}`}
    </Text>
  );
}

function EditComment({ comment, onClose }: { comment: StoreComment; onClose(): void }) {
  const { t } = useTranslation();
  const [{ fetching }, set] = useMutation(SET_COMMENT);
  async function save(said: Said) {
    const answer = await set({ uuid: comment.uuid, ...said }, TOUCHES_COMMENTS);
    if (!answer.error) onClose();
    return answer;
  }
  return (
    <CommentForm
      label={t('comments.yours')}
      act={t('comments.save')}
      draftOf={`${comment.user.uuid}.${comment.uuid}`}
      standing={{ comment: comment.comment, spoils: comment.is_spoiler }}
      sending={fetching}
      onSend={save}
      onCancel={onClose}
    />
  );
}
