import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

let like: { liked: boolean; like_count: number };
const sent = jest.fn<(operation: string) => void>();
const answer = () => ({ __typename: 'StoreLike', store_id: STORE, ...like });
const responses: Responses = {
  ...detailResponses,
  storeDetail: () => ({
    findStore: { __typename: 'StoreList', list: [storeDetail({ store_stats: { like_count: 41, comment_count: 0, player_count: 0 } })] },
  }),
  storeLike: () => ({ findStoreLike: answer() }),
  addLike: () => {
    sent('addLike');
    like = { liked: true, like_count: 42 };
    return { addStoreLike: answer() };
  },
  delLike: () => {
    sent('delLike');
    like = { liked: false, like_count: 41 };
    return { delStoreLike: answer() };
  },
};
beforeEach(() => {
  like = { liked: false, like_count: 41 };
  sent.mockClear();
});

const open = (more: Responses = {}, person: typeof mira | null = mira) =>
  renderRoute(createSlice, 'detail', { responses: { ...responses, ...more }, at: `/store/${STORE}`, params: { id: STORE }, person });
const button = () => screen.findByRole('button', { name: /^Like/ });

test('a like changes the count at once, and so does removing it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { person } = await open({ addLike: () => promise.then(() => responses.addLike?.({})) });
  expect(await button()).toHaveTextContent('Like · 41');
  await person.click(await button());
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  expect(await button()).toHaveTextContent('Like · 42');
  resolve();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('addLike'));
  await waitFor(async () => {
    await person.click(await button());
    expect(sent).toHaveBeenLastCalledWith('delLike');
  });
  expect(await button()).toHaveTextContent('Like · 41');
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
});

test('a like that fails is reverted, with a message', async () => {
  const { person, host } = await open({
    addLike: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    },
  });
  await person.click(await button());
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'service/unavailable' })));
  expect(await button()).toHaveTextContent('Like · 41');
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
});

test('a like without a verified address is reverted, and the error dialog gets the code that offers the verification', async () => {
  const { person, host } = await open({
    addLike: () => {
      throw new Refusal({ code: 'auth/email_verified', status: 403 });
    },
  });
  await person.click(await button());
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/email_verified' })));
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
});

test('an earlier like is shown', async () => {
  like = { liked: true, like_count: 7 };
  await open();
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
  expect(await button()).toHaveTextContent('Like · 7');
});

test('a guest sees the like count, and signs in to like', async () => {
  const { person, host } = await open({}, null);
  jest.mocked(host.session.signIn).mockResolvedValueOnce(false);
  expect(await button()).toHaveTextContent('Like · 41');
  await person.click(await button());
  expect(host.session.signIn).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  await person.click(await button());
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('addLike'));
});
