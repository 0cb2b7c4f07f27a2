import { expect, test } from '@jest/globals';
import { ADULT_CATEGORIES } from '@meowtale/contracts';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { AUTHOR, storeDetail } from '../detail/test-listing.ts';
import { Thumb } from '../likes/thumb.tsx';

interface Asked {
  q: Record<string, unknown> & { categories?: string[] };
  platform: string | null;
}

/** A list that responds as a test defines, and records its queries. */
function shelf(answer: (request: Asked) => object = () => ({})) {
  const requests: Asked[] = [];
  const count = (variables: Asked) => ({ totalCount: 1, totalCountIsExact: true, ...answer(variables) });
  const responses: Responses = {
    storeList: (variables: Asked) => {
      requests.push(variables);
      const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1, hasNextPage: false, endCursor: null };
      return { findStore: { __typename: 'StoreList', list: [storeDetail()], pageInfo, ...count(variables) } };
    },
    storeCount: (variables: Asked) => ({ findStore: { __typename: 'StoreList', ...count(variables) } }),
    storeHints: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ tags: ['sea', 'cats'] })] } }),
    creator: () => ({ findUserPublic: { __typename: 'UserPublicList', list: [storeDetail().author] } }),
  };
  return { requests, responses };
}

const open = (responses: Responses, at: string) => renderRoute(createSlice, 'list', { responses, at });

test.each(['/store', '/store?keyword=hour&language=en-US'])('%s has no adult work: its address brings no gate', async (at) => {
  const { requests, responses } = shelf();
  await open(responses, at);
  await screen.findByRole('link', { name: /The Night Ferry/ });
  expect(requests.map(({ q }) => q.categories)).toEqual([['normal-age', 'girl-gl']]);
});

test('a list at an address that brings the gate has the adult works of its categories', async () => {
  const { requests, responses } = shelf();
  await open(responses, '/store?category=girl-r18,boy-bl');
  await screen.findByRole('link', { name: /The Night Ferry/ });
  expect(requests.map(({ q }) => q.categories ?? [...ADULT_CATEGORIES])).toEqual([['boy-bl', 'girl-r18']]);
});

test('a list has its categories or its keyword as title; the tab too', async () => {
  const { responses } = shelf();
  const { host } = await open(responses, '/store');
  const heading = await screen.findByRole('heading', { level: 1 });
  for (const [address, title] of [
    ['/store?category=girl-gl', 'GL'],
    ['/store?category=girl-gl,normal-age', 'All ages and GL'],
    ['/store?category=girl-gl&keyword=hour', 'Results for “hour”'],
    ['/store', 'All stories'],
  ] as const) {
    act(() => host.navigation.push(address));
    expect(heading).toHaveTextContent(title);
    expect(document.title).toBe(`${title} · Meowtale`);
  }
});

test('the count is shown, also where it is incomplete', async () => {
  const first = await open(shelf(() => ({ totalCount: 12 })).responses, '/store');
  expect(await screen.findByText('12 stories')).toBeVisible();
  first.unmount();
  await open(shelf(() => ({ totalCount: 3000, totalCountIsExact: false })).responses, '/store');
  expect(await screen.findByText('More than 3000 stories')).toBeVisible();
});

test('the active filters are shown above the list, each removable', async () => {
  const { responses } = shelf();
  const { person, host } = await open(responses, `/store?sale=1&priceMax=500&tag=sea&without=horror&creator=${AUTHOR}`);
  const active = await screen.findByRole('group', { name: 'Filtered by' });
  await within(active).findByText('By Lamplight');
  expect([...active.children].map(({ textContent }) => textContent)).toEqual([
    'Up to 500 coins',
    'On sale',
    'By Lamplight',
    'Tag: sea',
    'Not: horror',
  ]);
  await person.click(within(active).getByRole('button', { name: 'Remove filter: Not: horror' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith(`/store?priceMax=500&sale=1&tag=sea&creator=${AUTHOR}`);
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/store');
});

test('a search within filters shows that, and can be made everywhere instead', async () => {
  const { person, host } = await open(shelf().responses, '/store?keyword=ferry&free=1');
  expect(await screen.findByText('Results within your filters')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Search all stories' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/store?keyword=ferry');
});

test('a keyword that names a creator or a tag links to all their works', async () => {
  const { responses } = shelf(() => ({ list: [storeDetail({ tags: ['lamps', 'sea'] })] }));
  const { person, host } = await open(responses, '/store?keyword=Lamp');
  await person.click(await screen.findByRole('button', { name: 'By Lamplight' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith(`/store?creator=${AUTHOR}`);
  expect(screen.queryByRole('button', { name: 'Tag: sea' })).toBeNull();
});

test('the drawer tries filters, shows the number of results, and applies all in one step', async () => {
  const { requests, responses } = shelf(({ q }) => ({ totalCount: q.free ? 2 : 9 }));
  const { person, host } = await open(responses, '/store?keyword=ferry');
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(drawer).findByRole('button', { name: 'Show 9 stories' })).toBeEnabled();
  await person.click(within(drawer).getByRole('checkbox', { name: 'Free' }));
  expect(await within(drawer).findByRole('button', { name: 'Show 2 stories' })).toBeEnabled();
  await person.click(within(drawer).getByRole('checkbox', { name: 'Ongoing' }));
  await person.click(within(drawer).getByRole('checkbox', { name: 'Completed' }));
  await person.click(within(drawer).getByRole('checkbox', { name: 'Windows' }));
  const wanted = within(drawer).getByRole('group', { name: 'Include all of these tags' });
  await person.click(await within(wanted).findByRole('checkbox', { name: 'cats' }));
  await person.type(within(drawer).getByRole('textbox', { name: 'Exclude these tags: add a tag' }), 'horror{Enter}');
  await person.click(await within(drawer).findByRole('button', { name: 'Lamplight' }));
  expect(host.navigation.push).not.toHaveBeenCalled();
  await person.click(within(drawer).getByRole('button', { name: /Show/ }));
  const path = `/store?free=1&system=windows&serial=completed&tag=cats&without=horror&creator=${AUTHOR}&keyword=ferry`;
  expect(host.navigation.push).toHaveBeenCalledTimes(1);
  expect(host.navigation.push).toHaveBeenLastCalledWith(path);
  await waitFor(() => expect(requests.at(-1)?.q).toMatchObject({ free: true, serialStatus: 'completed', author: AUTHOR }));
});

test('a tag is included or excluded, never both; a reversed price range shows no number', async () => {
  const { person } = await open(shelf().responses, '/store?tag=sea');
  await person.click(await screen.findByRole('button', { name: 'Filters: 1' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await person.type(within(drawer).getByRole('textbox', { name: 'Exclude these tags: add a tag' }), 'sea{Enter}');
  const within2 = (name: string) => within(within(drawer).getByRole('group', { name }));
  expect(within2('Exclude these tags').getByRole('checkbox', { name: 'sea' })).toBeChecked();
  expect(within2('Include all of these tags').queryByRole('checkbox', { name: 'sea' })).toBeNull();
  await person.type(within(drawer).getByRole('spinbutton', { name: 'Minimum price (coins)' }), '50');
  await person.type(within(drawer).getByRole('spinbutton', { name: 'Maximum price (coins)' }), '20{Tab}');
  expect(within(drawer).getByText('The minimum is above the maximum')).toBeVisible();
  expect(within(drawer).getByRole('button', { name: /Show|Apply/ })).toBeDisabled();
});

test('without results, the filters that prevent them can be removed, with the number of results without each', async () => {
  const none = ({ q }: Asked) => (q.free ? { list: [], totalCount: 0 } : { totalCount: 4 });
  const { person, host } = await open(shelf(none).responses, '/store?keyword=ferry&free=1&serial=ongoing');
  expect(await screen.findByRole('heading', { name: 'No stories found' })).toBeVisible();
  const offer = await screen.findByRole('button', { name: 'Without “Free”: 4 stories' });
  expect(screen.queryByRole('button', { name: /Without “Ongoing”/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1);
  expect(screen.queryByText('0 stories')).not.toBeInTheDocument();
  await person.click(offer);
  expect(host.navigation.push).toHaveBeenLastCalledWith('/store?serial=ongoing&keyword=ferry');
});

test('a keyword without results shows that, without filters', async () => {
  const none = ({ q }: Asked) => (q.keyword ? { list: [], totalCount: 0 } : { totalCount: 4 });
  const { person, host } = await open(shelf(none).responses, '/store?keyword=zebra');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zebra”' })).toBeVisible();
  expect(screen.queryByText(/Take a filter away|stands in the way/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Without/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'All stories' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/store');
});

test('a page past the last is replaced by the last, with the same filters', async () => {
  const past = ({ q }: Asked) => ((q.page as number) > 1 ? { list: [], totalCount: 4 } : { totalCount: 4 });
  const { host } = await open(shelf(past).responses, '/store?sale=1&page=2');
  expect(await screen.findByRole('link', { name: /The Night Ferry/ })).toBeVisible();
  expect(host.navigation.replace).toHaveBeenLastCalledWith('/store?sale=1');
});

test('a page past the last of an empty list shows that and links to the first, with the same filters', async () => {
  const { person, host } = await open(shelf(() => ({ list: [], totalCount: 0 })).responses, '/store?sale=1&page=2');
  expect(await screen.findByRole('heading', { name: 'No stories on this page' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No stories found' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith('/store?sale=1');
});

test('beyond the last numbered page the list continues where it ended', async () => {
  const far = () => ({
    totalCount: 3000,
    totalCountIsExact: false,
    pageInfo: { __typename: 'PageInfo', page: 100, pageSize: 30, pageCount: 100, hasNextPage: true, endCursor: 'WzEsMl0' },
  });
  const first = await open(shelf(far).responses, '/store?page=99');
  await screen.findByRole('link', { name: /The Night Ferry/ });
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  first.unmount();
  const { requests, responses } = shelf(far);
  const { person } = await open(responses, '/store?page=100');
  await person.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(requests.at(-1)?.q).toMatchObject({ after: 'WzEsMl0', pageSize: 30 }));
  expect(requests.at(-1)?.q).not.toHaveProperty('page');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/store');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a list that fails shows an error and is loaded on retry', async () => {
  let down = true;
  const { responses } = shelf();
  const storeList = (variables: Asked) => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
    return responses.storeList?.(variables);
  };
  const { person } = await open({ ...responses, storeList }, '/store');
  expect(await screen.findByRole('heading', { name: 'The stories couldn’t be loaded' })).toBeVisible();
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /The Night Ferry/ })).toBeVisible();
});

test('a card shows likes, comments and players, its sales rank, its systems, and whether it is ongoing or in early access', async () => {
  const store = storeDetail({
    store_stats: { like_count: 7, comment_count: 12, player_count: 230 },
    sales_rank: 2,
    serial_status: 'ongoing',
    release_type: 'early_access',
    support_platform: 'web,windows,macos',
  });
  await open(shelf(() => ({ list: [store] })).responses, '/store');
  const card = (await screen.findByRole('link', { name: /The Night Ferry/ })).closest('article') as HTMLElement;
  // The sign of the work's Like button, and not the wishlist's heart.
  const sign = within(card).getByRole('img', { name: '7 likes' });
  const thumb = render(<Thumb />)
    .container.querySelector('path')
    ?.getAttribute('d');
  expect(sign.querySelector('path')?.getAttribute('d')).toBe(thumb);
  expect(within(card).getByText('12 comments · Played by 230')).toBeVisible();
  expect(within(card).getByText('Bestseller no. 2')).toBeVisible();
  expect(within(card).getByText(/Web, Windows, Mac/)).toBeVisible();
  expect([within(card).getByText('Early access'), within(card).getByText('Ongoing')].length).toBe(2);
  expect(within(card).queryByText('18+')).toBeNull();
});

test('a card leaves out small counts', async () => {
  const store = storeDetail({ store_stats: { like_count: 2, comment_count: 2, player_count: 9 } });
  await open(shelf(() => ({ list: [store] })).responses, '/store');
  const card = (await screen.findByRole('link', { name: /The Night Ferry/ })).closest('article') as HTMLElement;
  expect(within(card).queryByRole('img', { name: /like/ })).toBeNull();
  expect(within(card).queryByText(/comment|Played by|Bestseller/)).toBeNull();
});
