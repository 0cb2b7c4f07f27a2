import type { UserActor } from '@meowtale/service-kit';
import { CommentNotFound } from './errors.ts';
import type { CommentRow } from './repository.ts';

/** A comment is changed by its writer alone. @throws CommentNotFound for everybody else */
export function requireWriter(actor: UserActor, comment: CommentRow | undefined): CommentRow {
  if (!comment || comment.user_uuid !== actor.uuid) throw new CommentNotFound();
  return comment;
}
