import { expect, jest, test } from '@jest/globals';
import { mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreDetail } from '../detail/documents.ts';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

const at = (type: string) => ({
  __typename: 'StoreUrl',
  type,
  os: 'web',
  url: 'http://works.localhost/1/',
  app_uuid: STORE,
  kind: 'ink',
});
const open = (isAuthorized: boolean, types: string[], person: typeof mira | null) =>
  renderRoute(createSlice, 'fullscreen', {
    responses: {
      ...detailResponses,
      storeAuthorization: () => ({
        getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized, store_url: types.map(at) },
      }),
    },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
    person,
  });
const denied = () => screen.findByRole('heading', { name: 'This story is not in your library' });

test('a guest who may own the work is asked to sign in, with a link to its page', async () => {
  const { person, host } = await open(false, [], null);
  await denied();
  expect(screen.getByRole('link', { name: 'Go to the story’s page' })).toHaveAttribute('href', `/store/${STORE}`);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(host.session.signIn).toHaveBeenCalledTimes(1);
});

test('a signed-in person who doesn’t own it gets only the link', async () => {
  await open(false, [], mira);
  await denied();
  expect(screen.getByRole('link', { name: 'Go to the story’s page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

test('the opening offers the purchase with the label of the work’s page, and the whole story offers none', async () => {
  const { person, host, unmount } = await open(false, ['trial_app'], mira);
  await person.click(await screen.findByRole('button', { name: 'Buy now' }));
  expect(host.openPopup).toHaveBeenCalledWith('store.bill', { storeIds: [STORE] });
  unmount();
  await open(true, ['trial_app', 'official_app'], mira);
  expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
});

test('a preview requests what anyone may try, starts at the beginning, saves nothing and sells nothing', async () => {
  const onRequest = jest.fn<(variables: object) => void>();
  const saves = jest.fn<() => void>();
  const { uuid, auth_type, endings, languages, reward_minimum, store_price, game_pack } = storeDetail();
  const previewed = { __typename: 'Store', uuid, auth_type, endings, languages, reward_minimum, store_price, game_pack };
  await renderRoute(createSlice, 'fullscreen', {
    responses: {
      ...detailResponses,
      // It isn't released: no list contains it.
      storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [] } }),
      storeAuthorization: (variables) => {
        onRequest(variables);
        return {
          getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized: true, store_url: [at('trial_app')] },
        };
      },
      playSave: () => {
        saves();
        return { findPlaySave: null };
      },
      storePreview: () => ({ findStorePreview: previewed }),
    },
    at: `/store/${STORE}/fullscreen?preview=opening`,
    params: { id: STORE },
    person: mira,
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Story');
  expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ id: STORE, preview: true }));
  expect(partOf(frame)).toBe('opening');
  const messages: unknown[] = [];
  const target = frame.contentWindow as Window;
  target.postMessage = (message: unknown) => void messages.push(message);
  const say = (data: object) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source: target, data }));
    });
  await say({ type: 'meowtale:ready', version: 1, appUuid: STORE, kind: 'ink' });
  await waitFor(() => expect(messages).toContainEqual(expect.objectContaining({ type: 'meowtale:load', save: null })));
  await say({ type: 'meowtale:progress', turn: 3, ended: true, endingsFound: 0, endingsTotal: 0 });
  expect(screen.getByRole('status')).toHaveTextContent('End of the free opening');
  const whole = within(await screen.findByRole('region', { name: 'The whole story' }));
  expect(whole.getByText('Players can buy here')).toBeVisible();
  expect(whole.getByText('1,200 words')).toBeVisible();
  expect(whole.getByText('499')).toBeVisible();
  expect(whole.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(saves).not.toHaveBeenCalled();
});

/** Opens the opening of a work, and reports its progress for the frame. */
async function readOpening(change: Partial<StoreDetail>, person: typeof mira | null = mira) {
  const bought = { is: false };
  const shown = await renderRoute(createSlice, 'fullscreen', {
    responses: {
      ...detailResponses,
      storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail(change)] } }),
      storeAuthorization: () => ({
        getStoreAuthorizedAndFindStoreUrl: {
          __typename: 'StoreAuthorization',
          isAuthorized: bought.is,
          store_url: (bought.is ? ['official_app', 'trial_app'] : ['trial_app']).map(at),
        },
      }),
    },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
    person,
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('The Night Ferry');
  const data = { type: 'meowtale:progress', turn: 3, ended: true, endingsFound: 1, endingsTotal: 1 };
  const end = () =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source: frame.contentWindow, data }));
    });
  return { ...shown, bought, frame, end };
}
const wholeStory = () => screen.queryByRole('region', { name: 'The whole story' });
const partOf = (frame: HTMLElement) => new URL(frame.getAttribute('src') ?? '').searchParams.get('part');

test('where an opening ends the facts of the whole work are shown, with one primary action, to buy it', async () => {
  const languages = [
    { language: 'en-US', translated: 1 },
    { language: 'ja-JP', translated: 0.5 },
  ];
  const game_pack = { content_type: 'novel', hasIAP: false, word_count: 54_000, languages };
  const { frame, end, container } = await readOpening({ endings: 7, game_pack });
  expect(partOf(frame)).toBe('opening');
  expect(wholeStory()).toBeNull();
  await end();
  expect(screen.getByRole('status')).toHaveTextContent('End of the free opening');
  const whole = within(wholeStory() as HTMLElement);
  expect(whole.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '7',
    '54,000 words',
    'English · 日本語 50% translated',
  ]);
  expect([...container.querySelectorAll('.mt-button--primary')].map(({ textContent }) => textContent)).toEqual(['Buy now']);
  expect(screen.getAllByRole('button', { name: 'Buy now' })).toHaveLength(1);
});

test('an unknown number of endings is shown as on the work’s page, and an unknown length is left out', async () => {
  const game_pack = { content_type: 'novel', hasIAP: false, word_count: 0, languages: [] };
  const { end } = await readOpening({ endings: null, game_pack });
  await end();
  expect(
    within(wholeStory() as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Endings', 'Languages']);
});

test('a work bought at the end of its opening is played there at once', async () => {
  const { person, host, bought, end } = await readOpening({});
  jest.mocked(host.openPopup).mockImplementation(async () => {
    bought.is = true;
    return { orders: [], grants: [] } as never;
  });
  await end();
  await person.click(screen.getByRole('button', { name: 'Buy now' }));
  expect(host.openPopup).toHaveBeenCalledWith('store.bill', { storeIds: [STORE] });
  await waitFor(() => expect(partOf(screen.getByTitle('The Night Ferry'))).toBeNull());
  expect(wholeStory()).toBeNull();
});

test('a guest signs in before buying, and stays at the end of the opening without signing in', async () => {
  const { person, host, end } = await readOpening({}, null);
  jest.mocked(host.session.signIn).mockResolvedValue(false);
  await end();
  await person.click(screen.getByRole('button', { name: 'Buy now' }));
  expect(host.session.signIn).toHaveBeenCalledTimes(1);
  expect(host.openPopup).not.toHaveBeenCalled();
  expect(wholeStory()).toBeVisible();
});

/** Plays an owned work, which the service then refuses to save, with what is known of it afterwards. */
async function loseAccess(listing: Partial<StoreDetail> | null, refunds: number, refusal: ConstructorParameters<typeof Refusal>[0]) {
  const rights = { lost: false };
  const shown = await renderRoute(createSlice, 'fullscreen', {
    responses: {
      ...detailResponses,
      storeDetail: () => {
        const list = rights.lost ? (listing ? [storeDetail(listing)] : []) : [storeDetail({ owned: true })];
        return { findStore: { __typename: 'StoreList', list } };
      },
      storeAuthorization: () => ({
        getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', isAuthorized: true, store_url: [at('official_app')] },
      }),
      playSave: () => ({ findPlaySave: null }),
      setPlaySave: () => {
        rights.lost = true;
        throw new Refusal(refusal);
      },
      workRefunds: () => ({
        findStoreOrder: {
          __typename: 'StoreOrderList',
          list: Array.from({ length: refunds }, () => ({ __typename: 'StoreOrder', uuid: 'o1' })),
        },
      }),
    },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
    person: mira,
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('The Night Ferry');
  const source = frame.contentWindow as Window;
  source.postMessage = () => {};
  const say = (data: object) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source, data }));
    });
  await say({ type: 'meowtale:ready', version: 1, appUuid: STORE, kind: 'upload' });
  await say({ type: 'meowtale:save', data: '{}' });
  return shown;
}
const GONE = { code: '404', status: 404 } as const;

test('after a refund in another tab the reader closes, and the work can be bought again and is played at once', async () => {
  const { person, host } = await loseAccess({ owned: false }, 1, GONE);
  expect(await screen.findByRole('heading', { name: 'Refunded; no longer in your library' })).toBeVisible();
  expect(screen.queryByTitle('The Night Ferry')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the library' })).toHaveAttribute('href', '/my-game');
  jest.mocked(host.openPopup).mockResolvedValue({ orders: [], grants: [] } as never);
  await person.click(screen.getByRole('button', { name: 'Buy now' }));
  expect(await screen.findByTitle('The Night Ferry')).toBeVisible();
});

test.each([
  ['a withdrawn work', null, 1, 'This story is no longer available', null],
  [
    'a refunded work that isn’t on sale',
    { owned: false, status: 'off' },
    1,
    'Refunded; no longer in your library',
    'Go to the story’s page',
  ],
  ['a work that was never bought', { owned: false }, 0, 'This story is not in your library', null],
] as const)('%s closes with its reason', async (_what, listing, refunds, title, link) => {
  await loseAccess(listing, refunds, GONE);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...(link ? [link] : []), 'Go to the library']);
});

test('a save that the service never takes closes nothing, and isn’t announced as temporary', async () => {
  await loseAccess({ owned: true }, 0, { code: 'input/invalid', status: 400 });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved only in this browser$/));
  expect(screen.getByTitle('The Night Ferry')).toBeVisible();
});

test('the whole work’s end has no purchase, and neither has the end of an owned work’s opening', async () => {
  const { end, bought, unmount } = await readOpening({ owned: true });
  await end();
  expect(wholeStory()).toBeNull();
  expect(bought.is).toBe(false);
  unmount();
  await open(true, ['trial_app', 'official_app'], mira);
  expect(partOf(await screen.findByTitle('The Night Ferry'))).toBeNull();
});
