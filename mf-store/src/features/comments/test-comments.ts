import { beforeEach, jest } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE } from '../detail/test-listing.ts';
import type { CommentOrReply, StoreComment } from './documents.ts';

/** The comments of the work; `sent` is called with the variables of each mutation. */
export const board: { comments: StoreComment[] } = { comments: [] };
export const sent = jest.fn<(variables: object) => void>();

export const someone = (nickname: string, uuid = '0198f6d2-0000-7000-8000-00000000cccc') => ({
  uuid,
  nickname,
  is_staff: false,
  head: null,
});
export function say(number: number, change: Partial<StoreComment> = {}): StoreComment & { __typename: 'StoreComment' } {
  const at = `2026-11-2${number % 10}T10:00:00.000Z`;
  const uuid = `0198f6d2-0000-7000-8000-0000000000${10 + number}`;
  return {
    __typename: 'StoreComment',
    uuid,
    comment: `Words ${number}`,
    is_spoiler: false,
    is_buyer: false,
    created_at: at,
    updated_at: at,
    revision: 1,
    user: someone('Mothwing'),
    reply_count: 0,
    replies: [],
    ...change,
  };
}

export const typed = <T extends CommentOrReply>(said: T) => ({
  ...said,
  __typename: 'StoreComment',
  user: { __typename: 'UserPublic', ...said.user },
});

export const responses: Responses = {
  ...detailResponses,
  storeComments: ({ after }) => {
    const from = after ? Number(after) : 0;
    const page = board.comments.slice(from, from + 10);
    return {
      findStoreComment: {
        __typename: 'StoreCommentList',
        list: page.map((comment) => ({ ...typed(comment), replies: comment.replies.map(typed) })),
        totalCount: board.comments.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: board.comments.length > from + 10, endCursor: String(from + 10) },
      },
    };
  },
  addStoreComment: (variables) => {
    sent(variables);
    const added = say(30, { comment: variables.comment, is_spoiler: variables.spoils, user: someone('Mira', mira.uuid) });
    board.comments = [added, ...board.comments];
    return { addStoreComment: { __typename: 'StoreComment', uuid: added.uuid } };
  },
  setStoreComment: (variables) => {
    sent(variables);
    board.comments = board.comments.map((one) =>
      one.uuid === variables.uuid
        ? { ...one, comment: variables.comment, updated_at: '2026-11-30T10:00:00.000Z', revision: one.revision + 1 }
        : one,
    );
    return { setStoreComment: { __typename: 'StoreComment', uuid: variables.uuid } };
  },
};

beforeEach(() => {
  localStorage.clear();
  board.comments = [];
  sent.mockClear();
});

export const open = (more: Responses = {}, person: typeof mira | null = mira) =>
  renderRoute(createSlice, 'detail', { responses: { ...responses, ...more }, at: `/store/${STORE}`, params: { id: STORE }, person });
export const section = () => screen.findByRole('region', { name: 'Comments' });
