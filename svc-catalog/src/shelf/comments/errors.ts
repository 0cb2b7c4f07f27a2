import { DomainError } from '@meowtale/service-kit';

/** The comment doesn't exist, isn't shown, or is another person's; the caller can't tell which. */
export class CommentNotFound extends DomainError {
  constructor() {
    super('comment/not-found');
  }
}

/** The decision doesn't fit the comment's state, for example because a colleague decided first. */
export class CommentDecided extends DomainError {
  constructor() {
    super('review/state');
  }
}

/** The person wrote or reported as many comments within an hour as the limit allows; `minutes` until the next one is possible. */
export class TooManyPerHour extends DomainError {
  constructor(path: 'comment' | 'reason', { maximum, minutes }: { maximum: number; minutes: number }) {
    const key = path === 'comment' ? 'invalid.too-many-comments' : 'invalid.too-many-reports';
    super('input/invalid', { fields: [{ path, key, params: { maximum, minutes } }] });
  }
}
