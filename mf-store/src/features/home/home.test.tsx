import { afterEach, expect, jest, test } from '@jest/globals';
import { PAYMENT_CAROUSEL_MS } from '@meowtale/contracts';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { storeDetail } from '../detail/test-listing.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const [details] = storeDetail().store_info;
const work = (name: string, at: number) =>
  storeDetail({
    uuid: `0198f6d2-0000-7000-8000-00000000b00${at}`,
    store_info: details ? [{ ...details, name }] : [],
  });
const [ferry, pier, lamp] = [work('The Night Ferry', 1), work('The Pier', 2), work('The Lamp', 3)];
const row = (key: string, title: string | null, stores: object[]) => ({
  __typename: 'HomeRow',
  key,
  titles: title ? [{ __typename: 'HomeTitle', language: 'en-US', title }] : [],
  stores,
});
const home = {
  __typename: 'HomePage',
  platform_key: 'meowtale',
  revision: 1,
  carousel: [ferry, pier, lamp],
  rows: [row('rain', 'For the rain', [pier])],
};

interface Asked {
  q?: { discounted?: boolean; categories: string[] };
  platform: string | null;
}

function answering(index: object | (() => object) = home) {
  const requests: Asked[] = [];
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, hasNextPage: false, endCursor: null };
  const listOf = (...list: object[]) => ({
    findStore: { __typename: 'StoreList', list, totalCount: list.length, totalCountIsExact: true, pageInfo },
  });
  const keep = (variables: Asked) => void requests.push(variables);
  const responses: Responses = {
    home: (variables: Asked) => {
      keep(variables);
      return { findConfigurationPagesIndex: typeof index === 'function' ? index() : index };
    },
    recommended: (variables: Asked) => {
      keep(variables);
      return listOf(lamp);
    },
    storeList: (variables: Asked) => {
      keep(variables);
      return variables.q?.discounted ? listOf() : listOf(ferry);
    },
  };
  return { requests, responses };
}

const open = (responses: Responses, { at = '/', person = null }: { at?: string; person?: typeof mira | null } = {}) =>
  renderRoute(createSlice, 'home', { responses, at, person });
const rows = () => screen.getAllByRole('region').map((region) => within(region).queryAllByRole('heading', { level: 2 })[0]?.textContent);
const shown = () => document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');

/** Sets whether the person prefers reduced motion. */
function wantMotion(motion: boolean) {
  const answer = (query: string) => ({ matches: !motion && query.includes('reduced-motion') });
  jest.spyOn(window, 'matchMedia').mockImplementation(answer as typeof window.matchMedia);
}

/** Sends pointer events as a finger or a pen does. */
const point = (target: Element, type: string, clientX = 0) =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }));

test('the home page shows staff’s picks, recommendations and new works, and leaves out an empty row', async () => {
  const { requests, responses } = answering();
  await open(responses);
  await screen.findByRole('region', { name: 'New and noteworthy' });
  expect(rows().slice(1)).toEqual(['For the rain', 'Recommended', 'New and noteworthy']);
  expect(screen.getByRole('link', { name: 'See all: New and noteworthy' })).toHaveAttribute('href', '/store');
  expect(requests.flatMap(({ q }) => (q ? [q.categories] : []))).toEqual([
    ['normal-age', 'girl-gl'],
    ['normal-age', 'girl-gl'],
  ]);
});

test('a signed-in person gets their own recommendations', async () => {
  await open(answering().responses, { person: mira });
  expect(await screen.findByRole('region', { name: 'Recommended for you' })).toBeVisible();
});

test('without staff’s picks the default rows have translated titles, and new works appear once', async () => {
  await open(answering({ ...home, revision: 0, rows: [row('popular', null, [pier]), row('new', null, [ferry])] }).responses);
  await screen.findByRole('region', { name: 'New and noteworthy' });
  expect(rows().slice(1)).toEqual(['Bestsellers', 'Recommended', 'New and noteworthy']);
});

test('the other platform has its own home page at its own address', async () => {
  const { requests, responses } = answering();
  const { person, host } = await open(responses);
  await person.click(await screen.findByRole('link', { name: /^Meowtale Open/ }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/?platform=meowtale-open');
  await waitFor(() => expect(requests.slice(-4).map(({ platform }) => platform)).toEqual(Array(4).fill('meowtale-open')));
});

test('an empty home page shows an empty state', async () => {
  await open(answering({ ...home, carousel: [], rows: [] }).responses);
  expect(await screen.findByRole('heading', { name: 'No stories yet' })).toBeVisible();
});

test('a home page that fails shows one error, and a retry queries everything', async () => {
  let down = true;
  const refuse = () => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
  };
  const { responses } = answering();
  const failing = Object.fromEntries(
    Object.entries(responses).map(([name, answer]) => [
      name,
      (variables: Asked) => {
        refuse();
        return answer(variables);
      },
    ]),
  );
  const { person } = await open(failing);
  expect(await screen.findAllByRole('heading', { name: 'The stories couldn’t be loaded' })).toHaveLength(1);
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'New and noteworthy' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'For the rain' })).toBeVisible();
});

test('the carousel advances by itself, pauses on hover and focus, and by its button', async () => {
  wantMotion(true);
  await open(answering().responses);
  const carousel = await screen.findByRole('region', { name: 'Featured stories' });
  jest.useFakeTimers();
  const wait = () => act(() => jest.advanceTimersByTime(PAYMENT_CAROUSEL_MS));
  // Its timer was a real one.
  point(carousel, 'pointerover');
  point(carousel, 'pointerout');
  expect(shown()).toBe('1 of 3');
  wait();
  expect(shown()).toBe('2 of 3');
  point(carousel, 'pointerover');
  wait();
  expect(shown()).toBe('2 of 3');
  point(carousel, 'pointerout');
  fireEvent.focus(within(carousel).getByRole('button', { name: 'Next story' }));
  wait();
  expect(shown()).toBe('2 of 3');
  fireEvent.blur(within(carousel).getByRole('button', { name: 'Next story' }));
  fireEvent.click(within(carousel).getByRole('button', { name: 'Pause' }));
  wait();
  expect(shown()).toBe('2 of 3');
  fireEvent.click(within(carousel).getByRole('button', { name: 'Resume' }));
  wait();
  expect(shown()).toBe('3 of 3');
  wait();
  expect(shown()).toBe('1 of 3');
});

test('with reduced motion the carousel waits for its button', async () => {
  wantMotion(false);
  await open(answering().responses);
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
});

test('the carousel moves by its buttons, by arrow keys and by swiping', async () => {
  const { person, host } = await open(answering().responses);
  await person.click(await screen.findByRole('button', { name: 'Next story' }));
  expect(shown()).toBe('2 of 3');
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('3 of 3');
  await person.click(screen.getByRole('button', { name: 'Show The Pier' }));
  expect(shown()).toBe('2 of 3');
  const link = screen.getByRole('link', { name: 'Open The Pier' });
  point(link, 'pointerdown', 200);
  point(link, 'pointerup', 100);
  fireEvent.click(link);
  expect(shown()).toBe('3 of 3');
  expect(host.navigation.push).not.toHaveBeenCalled();
});
