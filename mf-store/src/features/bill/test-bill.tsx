import { jest } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { type PopupProps, type Slice, SliceScope } from '@meowtale/web-kit';
import { type Responses, testHost } from '@meowtale/web-kit/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createSlice } from '../../slice.tsx';
import type { WorkName } from '../listings/localized-name.ts';
import type { Quote } from './documents.ts';

export interface QuotedWork {
  id: string;
  price: number;
  names?: (WorkName & { __typename: string })[];
}

/** Returns a quote of works for a person with the given coins; its id ends in the number given. */
export function quoteOf(works: readonly QuotedWork[], { number = 1, coins = 1000, debt = 0, silver = 0, useSilver = true } = {}): Quote {
  const total = works.reduce((sum, { price }) => sum + price, 0);
  const silverUsed = useSilver ? Math.min(silver, total) : 0;
  const remain = Math.max(0, total - silverUsed - coins);
  const line = ({ id, price, names = [] }: QuotedWork) => ({
    __typename: 'QuoteLine',
    store_id: id,
    store_name: `Work of ${price}`,
    names,
    original: price,
    price,
    percentage_discount: 0,
    silver_used: 0,
  });
  return {
    __typename: 'Quote',
    uuid: `0198f6d2-0000-7000-8000-0000000000f${number}`,
    state: 'open',
    expires_at: '2126-11-20T10:00:00.000Z',
    total,
    total_local: { __typename: 'LocalMoney', currency: 'USD', amount: total },
    silver_used: silverUsed,
    coin_used: total - silverUsed,
    remain,
    remain_local: { __typename: 'LocalMoney', currency: 'USD', amount: remain },
    use_silver: useSilver,
    balance: { __typename: 'Wallet', meowcent: coins, silver, debt },
    lines: works.map(line),
  } as Quote;
}

export function paidFor(works: readonly QuotedWork[]) {
  const orders = works.map(({ id, price }) => ({ __typename: 'StoreOrder', uuid: id, store_id: id, state: 1, price }));
  return { __typename: 'PaidOrders', orders, grants: [], wallet: { __typename: 'Wallet', meowcent: 0, silver: 0 } };
}

/** Renders a part of the slice as the shell does, and records what it opens. */
export async function renderPart(responses: Responses, at: string, pick: (slice: Slice) => ReactNode) {
  const { host } = testHost(responses, at);
  const openPopup = jest.fn(async (_name: string, _input: unknown): Promise<unknown> => undefined);
  host.openPopup = openPopup as typeof host.openPopup;
  const slice = await createSlice(host);
  const view = render(
    <UiProvider locale={host.locale} colorScheme="light">
      <SliceScope host={host} words={slice.words}>
        <Suspense>{pick(slice)}</Suspense>
      </SliceScope>
    </UiProvider>,
  );
  return { host, openPopup, person: userEvent.setup(), ...view };
}

/** Opens a popup of the slice; `close` records its result. */
export async function renderPopup<I>(name: string, input: I, responses: Responses, at = '/cart') {
  const close = jest.fn<(result?: unknown) => void>();
  const drawn = await renderPart(responses, at, ({ popups }) => {
    const Popup = popups[name] as ComponentType<PopupProps<I>>;
    return <Popup input={input} close={close} />;
  });
  return { close, ...drawn };
}
