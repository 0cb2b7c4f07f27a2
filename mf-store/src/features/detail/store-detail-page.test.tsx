import { expect, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailAnswers, STORE, storeDetail } from './test-listing.ts';

test('the languages of a work are told apart whatever script they are in', async () => {
  const list = [storeDetail({ languages: ['en-US', 'th-TH', 'zh-TW'] })];
  const answers = { ...detailAnswers, storeDetail: () => ({ findStore: { __typename: 'StoreList', list } }) };
  await renderRoute(createSlice, 'detail', { answers, at: `/store/${STORE}`, params: { id: STORE } });
  expect((await screen.findByText('ไทย')).parentElement).toHaveTextContent(/^English · ไทย · 繁體中文$/);
});
