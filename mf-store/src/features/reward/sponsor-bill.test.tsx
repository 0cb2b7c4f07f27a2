import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { type PopupProps, type Slice, SliceScope } from '@meowtale/web-kit';
import { type Answers, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createSlice } from '../../slice.tsx';
import { detailAnswers, STORE, storeDetail } from '../detail/test-listing.ts';

const answers: Answers = {
  ...detailAnswers,
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ auth_type: 2 })] } }),
  workNames: () => ({ findStore: { __typename: 'StoreList', list: [] } }),
  storeQuote: ({ price }) => ({
    findStoreQuote: {
      __typename: 'Quote',
      uuid: '0198f6d2-0000-7000-8000-0000000000f1',
      state: 'open',
      expires_at: '2126-11-20T10:00:00.000Z',
      total: price,
      silver_used: 0,
      coin_used: price,
      remain: price - 100,
      remain_local: { __typename: 'LocalMoney', currency: 'USD', amount: price - 100 },
      use_silver: true,
      balance: { __typename: 'QuoteBalance', meowcent: 100, silver: 0 },
      lines: [
        {
          __typename: 'QuoteLine',
          store_id: STORE,
          store_name: 'Tide',
          original: price,
          price,
          percentage_discount: 0,
          silver_used: 0,
        },
      ],
    },
  }),
};

/** Draws a page or a popup of the slice as the shell does, and tells what it opens. */
async function draw(at: string, pick: (slice: Slice) => ReactNode) {
  const { host } = testHost(answers, at);
  const openPopup = jest.fn(async (_name: string, _input: unknown) => undefined);
  host.openPopup = openPopup;
  const slice = await createSlice(host);
  render(
    <UiProvider locale={host.locale} colorScheme="light">
      <SliceScope host={host} words={slice.words}>
        <Suspense>{pick(slice)}</Suspense>
      </SliceScope>
    </UiProvider>,
  );
  return openPopup;
}

function openReward(input: { storeId: string; price?: number }) {
  return draw(`/store/${STORE}`, ({ popups }) => {
    const Popup = popups['store.sponsor-bill'] as ComponentType<PopupProps<typeof input>>;
    return <Popup input={input} close={() => {}} />;
  });
}

const amount = () => screen.findByRole('spinbutton', { name: 'Coins' });

test('who tops up for a reward comes back to that reward, with what was to be given', async () => {
  const openPopup = await openReward({ storeId: STORE });
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '1,200{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Add credit' }));
  expect(openPopup).toHaveBeenCalledWith('store.top-up', { amountCoins: 1100, returnUrl: expect.any(String) });
  const [, { returnUrl }] = openPopup.mock.calls[0] as [string, { returnUrl: string }];

  const opened = await draw(returnUrl, ({ routes: { detail: Page } }) => Page && <Page params={{ id: STORE }} />);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('store.sponsor-bill', { storeId: STORE, price: 1200 }));
});

test('a reward that was decided on before stands in its box', async () => {
  await openReward({ storeId: STORE, price: 1200 });
  expect(await amount()).toHaveValue('1200');
});
