import { REPLIES_SHOWN } from '@meowtale/contracts';
import { Button, Stack } from '@meowtale/ui';
import { useHost, usePerson, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { ListPart } from '../../app/list-part.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { ADD_COMMENT, COMMENT_REPLIES, type CommentWords, type StoreComment, TOUCHES_COMMENTS } from './documents.ts';
import { SaidItem } from './said-item.tsx';

interface ThreadProps {
  comment: StoreComment;
  storeId: string;
  authorId: string;
}

interface RepliesProps extends ThreadProps {
  replying: boolean;
  /** Called when the form was sent or cancelled. */
  onReplied(): void;
}

/** Renders the first replies to a comment, all of them on request, and the form for another. */
export function Replies({ replying, onReplied, ...thread }: RepliesProps) {
  const { t } = useTranslation();
  const { comment, authorId } = thread;
  const person = usePerson();
  const [all, setAll] = useState(false);
  return (
    <>
      {comment.reply_count > 0 ? (
        <section className={styles.replies} aria-label={t('comments.repliesNamed', { name: comment.user.nickname })}>
          <Stack gap={16}>
            {all ? (
              <AllReplies {...thread} after={null} />
            ) : (
              <ul className={styles.list}>
                {comment.replies.map((reply) => (
                  <SaidItem key={reply.uuid} comment={reply} authorId={authorId} />
                ))}
              </ul>
            )}
            {!all && comment.reply_count > comment.replies.length ? (
              <div className={styles.act}>
                <Button variant="ghost" size="small" onClick={() => setAll(true)}>
                  {t('comments.allReplies', { count: comment.reply_count })}
                </Button>
              </div>
            ) : null}
          </Stack>
        </section>
      ) : null}
      {replying && person ? (
        <ReplyForm
          key={person.uuid}
          {...thread}
          onClose={(isSent) => {
            // The new reply is the last one, which isn't among the first three.
            if (isSent && comment.reply_count >= REPLIES_SHOWN) setAll(true);
            onReplied();
          }}
        />
      ) : null}
    </>
  );
}

function AllReplies({ after, ...thread }: ThreadProps & { after: string | null }) {
  const { t } = useTranslation();
  const { comment, storeId, authorId } = thread;
  const [{ data, error, fetching }, ask] = useQuery({
    query: COMMENT_REPLIES,
    variables: { id: storeId, parent: comment.uuid, after },
    context: TOUCHES_COMMENTS,
  });
  return (
    <ListPart
      after={after}
      answer={data?.findStoreComment}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      words={{ loading: t('comments.loading'), failed: t('comments.failed'), more: t('comments.moreReplies') }}
      item={(reply) => <SaidItem key={reply.uuid} comment={reply} authorId={authorId} />}
      next={(cursor) => <AllReplies {...thread} after={cursor} />}
    />
  );
}

function ReplyForm({ comment, storeId, onClose }: ThreadProps & { onClose(isSent: boolean): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, add] = useMutation(ADD_COMMENT);
  const keys = useRequestKey();
  async function send(texts: CommentWords) {
    const answer = await add({ id: storeId, ...texts, parent: comment.uuid, key: keys.of(texts) }, TOUCHES_COMMENTS);
    if (answer.error) return answer;
    keys.answered();
    notify(t('comments.replied'), 'success');
    onClose(true);
    return answer;
  }
  return (
    <CommentForm
      label={t('comments.replyNamed', { name: comment.user.nickname })}
      act={t('comments.reply')}
      draftOf={`reply.${comment.uuid}`}
      focused
      sending={fetching}
      onSend={send}
      onCancel={() => onClose(false)}
    />
  );
}
