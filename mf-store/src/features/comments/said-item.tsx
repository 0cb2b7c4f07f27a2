import { Avatar, Badge, Group, Text, UserText } from '@meowtale/ui';
import { formatDateTime, useHost, usePerson, useTimeZone } from '@meowtale/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffMark } from '../../app/staff-mark.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentWords } from './comment-words.tsx';
import styles from './comments.module.css';
import type { CommentOrReply } from './documents.ts';
import { EditComment } from './edit-comment.tsx';

interface SaidItemProps {
  comment: CommentOrReply;
  authorId: string;
  replyCount?: number;
  /** Missing where replies have no replies. */
  onReply?(): void;
  children?: ReactNode;
}

/** Renders a comment or reply: its writer, their relation to the work, the time, the text and the reader's actions. */
export function SaidItem({ comment, authorId, replyCount = 0, onReply, children }: SaidItemProps) {
  const edit = useRef<HTMLButtonElement>(null);
  // A writer who was signed out continues after signing in again; another person doesn't see their text.
  const isOwn = usePerson()?.uuid === comment.user.uuid;
  const [opened, setEditing] = useState(false);
  const editing = opened && isOwn;
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
            <UserText>{comment.user.nickname}</UserText>
          </Text>
          <StaffMark of={comment.user} />
          <Mark comment={comment} authorId={authorId} />
          <Times comment={comment} />
        </Group>
        {editing ? (
          <EditComment comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            <CommentWords comment={comment} />
            <CommentActions comment={comment} replyCount={replyCount} edit={edit} onEdit={() => setEditing(true)} onReply={onReply} />
          </>
        )}
        {children}
      </div>
    </li>
  );
}

/** Renders the writer's badge; being the author precedes being a buyer. */
function Mark({ comment: { is_buyer, user }, authorId }: { comment: CommentOrReply; authorId: string }) {
  const { t } = useTranslation();
  if (user.uuid === authorId) return <Badge tone="mint">{t('comments.author')}</Badge>;
  return is_buyer ? <Badge tone="plum">{t('comments.buyer')}</Badge> : null;
}

function Times({ comment: { created_at, updated_at } }: { comment: CommentOrReply }) {
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
