import { DomainError, type UserActor } from '@meowtale/service-kit';
import { CommentNotFound } from './errors.ts';
import type { CommentRow } from './repository.ts';

/** Returns a comment that everybody may read. @throws CommentNotFound for one that was deleted or hidden, too */
export function requireShown(comment: CommentRow | undefined): CommentRow {
  if (!comment || comment.deleted_at || comment.hidden_at) throw new CommentNotFound();
  return comment;
}

/** Returns a comment that the caller may change. @throws CommentNotFound for everybody but its writer, and for what isn't shown */
export function requireWriter(actor: UserActor, comment: CommentRow | undefined): CommentRow {
  const shown = requireShown(comment);
  if (shown.user_uuid !== actor.uuid) throw new CommentNotFound();
  return shown;
}

/** Returns a comment that the caller may delete; a hidden one is included. @throws CommentNotFound for everybody but its writer */
export function requireDeletable(actor: UserActor, comment: CommentRow | undefined): CommentRow {
  if (!comment || comment.deleted_at || comment.user_uuid !== actor.uuid) throw new CommentNotFound();
  return comment;
}

/** Returns a comment that may be replied to: replies have one level. @throws CommentNotFound for a reply or another listing's comment */
export function requireThread(storeUuid: string, comment: CommentRow | undefined): CommentRow {
  const shown = requireShown(comment);
  if (shown.parent_uuid || shown.store_uuid !== storeUuid) throw new CommentNotFound();
  return shown;
}

/** Rejects reports and decisions on the caller's own comment. @throws DomainError `auth/forbidden` */
export function requireOthers(actor: UserActor, comment: CommentRow): void {
  if (comment.user_uuid === actor.uuid) throw new DomainError('auth/forbidden');
}
