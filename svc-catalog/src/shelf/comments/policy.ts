import { DomainError, type UserActor } from '@meowtale/service-kit';
import { CommentNotFound } from './errors.ts';
import type { CommentRow } from './repository.ts';

const isShown = (comment: CommentRow | undefined): comment is CommentRow =>
  comment !== undefined && comment.deleted_at === null && comment.hidden_at === null;

/**
 * Returns a comment that everybody may read: it and, for a reply, its parent are shown.
 * @throws CommentNotFound for one that was deleted or hidden, too
 */
export function requireShown(comment: CommentRow | undefined, parent: CommentRow | undefined): CommentRow {
  if (!isShown(comment) || (comment.parent_uuid !== null && !isShown(parent))) throw new CommentNotFound();
  return comment;
}

/** Returns a comment that the caller may change. @throws CommentNotFound for everybody but its writer, and for what isn't shown */
export function requireWriter(actor: UserActor, comment: CommentRow | undefined, parent: CommentRow | undefined): CommentRow {
  const shown = requireShown(comment, parent);
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
  if (!isShown(comment) || comment.parent_uuid || comment.store_uuid !== storeUuid) throw new CommentNotFound();
  return comment;
}

/** Rejects reports and decisions on the caller's own comment. @throws DomainError `auth/forbidden` */
export function requireOthers(actor: UserActor, comment: CommentRow): void {
  if (comment.user_uuid === actor.uuid) throw new DomainError('auth/forbidden');
}
