import { describe, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { type RouteProps, SliceScope } from '@meowtale/web-kit';
import { Refusal, type Responses, renderRoute, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createSlice } from '../../slice.tsx';

const LISTING = '0198f6d2-0000-7000-8000-0000000000a1';

/** Renders the lobby's listings; the platform choices are made in order. */
async function draw(addStore: Responses[string], choices: (string | undefined)[]) {
  const lobbyStores = () => ({ findStoreMe: { __typename: 'MyStoreList', list: [], totalCount: 0 } });
  const { host, person } = await renderRoute(createSlice, 'stores', { responses: { lobbyStores, addStore }, at: '/lobby/stores' });
  const openPopup = jest.fn(async (_name: string, _input: unknown) => choices.shift());
  host.openPopup = openPopup as typeof host.openPopup;
  await person.click((await screen.findAllByRole('button', { name: 'New listing' }))[0] as HTMLElement);
  return { host, openPopup };
}

test('a listing is created on the chosen platform, and opened', async () => {
  const add = jest.fn((_asked: object) => ({ addStore: { __typename: 'MyStore', uuid: LISTING } }));
  const { host, openPopup } = await draw(add, ['meowtale-open']);
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith(`/set-store/${LISTING}/information`));
  expect(openPopup).toHaveBeenCalledWith('shell.platform', expect.objectContaining({ title: 'New listing' }));
  expect(add).toHaveBeenCalledWith({ platform_key: 'meowtale-open', key: expect.any(String) });
});

test('without a choice none is created', async () => {
  const add = jest.fn((_asked: object) => null);
  const { openPopup } = await draw(add, [undefined]);
  await waitFor(() => expect(openPopup).toHaveBeenCalledTimes(1));
  expect(add).not.toHaveBeenCalled();
});

test('a rejection is shown in the choice, and the same request is sent with the same key', async () => {
  const sent: { key: string }[] = [];
  const { host, openPopup } = await draw(
    (variables) => {
      sent.push(variables);
      if (sent.length === 1) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return { addStore: { __typename: 'MyStore', uuid: LISTING } };
    },
    ['meowtale', 'meowtale'],
  );
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalled());
  expect(openPopup).toHaveBeenLastCalledWith(
    'shell.platform',
    expect.objectContaining({ value: 'meowtale', error: 'Part of Meowtale is unavailable right now. Try again in a moment.' }),
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

describe('the address for a new listing', () => {
  /** Opens the address; the platform choice resolves to `platform`. */
  async function arrive(addStore: Responses[string], platform: string | undefined, at = '/set-store') {
    const lobbyStores = () => ({ findStoreMe: { __typename: 'MyStoreList', list: [], totalCount: 0 } });
    const { host } = testHost({ lobbyStores, addStore }, at);
    const openPopup = jest.fn(async () => platform);
    host.openPopup = openPopup as typeof host.openPopup;
    const { routes, words } = await createSlice(host);
    const Page = routes['new-listing'] as ComponentType<RouteProps>;
    render(
      <UiProvider locale="en-US" colorScheme="light">
        <SliceScope host={host} words={words}>
          <Page params={{}} />
        </SliceScope>
      </UiProvider>,
    );
    await waitFor(() => expect(host.navigation.replace).toHaveBeenCalledTimes(1));
    expect(openPopup).toHaveBeenCalledTimes(1);
    return host.navigation.replace;
  }

  test('asks at once for its platform, and leads to the created listing', async () => {
    const to = await arrive(() => ({ addStore: { __typename: 'MyStore', uuid: LISTING } }), 'meowtale');
    expect(to).toHaveBeenCalledWith(`/set-store/${LISTING}/information`);
    expect(screen.getByRole('heading', { name: 'Listings' })).toBeVisible();
  });

  test('of an app leads to its package with that app, or back to the apps when none is created', async () => {
    const add = jest.fn((_asked: object) => ({ addStore: { __typename: 'MyStore', uuid: LISTING } }));
    const of = '/set-store?app=0198f6d2-0000-7000-8000-0000000000c1';
    expect(await arrive(add, 'meowtale', of)).toHaveBeenCalledWith(
      `/set-store/${LISTING}/application?app=0198f6d2-0000-7000-8000-0000000000c1`,
    );
    expect(await arrive(add, undefined, of)).toHaveBeenCalledWith('/lobby');
    expect(add).toHaveBeenCalledTimes(1);
  });

  test('leads to the listings when none is created', async () => {
    const add = jest.fn((_asked: object) => null);
    expect(await arrive(add, undefined)).toHaveBeenCalledWith('/lobby/stores');
    expect(add).not.toHaveBeenCalled();
  });
});
