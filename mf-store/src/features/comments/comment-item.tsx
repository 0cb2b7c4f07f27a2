import { useState } from 'react';
import type { StoreComment } from './documents.ts';
import { Replies } from './replies.tsx';
import { SaidItem } from './said-item.tsx';

interface CommentItemProps {
  comment: StoreComment;
  storeId: string;
  /** The author of the work. */
  authorId: string;
}

/** Renders a comment with its replies. */
export function CommentItem({ comment, storeId, authorId }: CommentItemProps) {
  const [replying, setReplying] = useState(false);
  return (
    <SaidItem comment={comment} authorId={authorId} replyCount={comment.reply_count} onReply={() => setReplying(true)}>
      <Replies comment={comment} storeId={storeId} authorId={authorId} replying={replying} onReplied={() => setReplying(false)} />
    </SaidItem>
  );
}
