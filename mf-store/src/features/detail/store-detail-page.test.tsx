import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreDetail } from './documents.ts';
import { AUTHOR, detailResponses, picture, STORE, storeDetail } from './test-listing.ts';

beforeEach(() => localStorage.clear());

interface Given {
  change?: Partial<StoreDetail>;
  responses?: Responses;
  person?: typeof mira | null;
  search?: string;
}
const open = ({ change, responses, person, search = '' }: Given = {}) =>
  renderRoute(createSlice, 'detail', {
    responses: {
      ...detailResponses,
      storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail(change)] } }),
      ...responses,
    },
    at: `/store/${STORE}${search}`,
    params: { id: STORE },
    person,
  });
const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
const pack = (change: Partial<StoreDetail['game_pack']>) => ({ game_pack: { ...storeDetail().game_pack, ...change } });
const packIn = (languages: [string, number | null][]) =>
  pack({ languages: languages.map(([language, translated]) => ({ language, translated })) });

describe('the refund rule', () => {
  test.each([
    [
      'a story that is counted',
      { refund_segments: 40 },
      /Instant refund within 14 days while you have read less than 20% of the shortest path to an ending\./,
    ],
    ['what can’t be counted', { refund_segments: null }, /Instant refund within 14 days, up to 2 hours after you first open it\./],
  ])('of %s is shown on the page', async (_what, change, sentence) => {
    await open({ change });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('is left out of a free work', async () => {
    await open({ change: { store_price: [{ country: 'us', meowcent: 0 }] } });
    expect(await screen.findByText(/70 of every 100 coins/)).not.toHaveTextContent(/refund/i);
  });
});

describe('facts about a work', () => {
  test('languages are distinguished whatever their script, with the share of incomplete ones', async () => {
    const some: [string, number | null][] = [
      ['en-US', 1],
      ['th-TH', 0.646],
      ['zh-TW', null],
    ];
    await open({ change: packIn(some) });
    expect(await fact('Languages')).toHaveTextContent(/^English · ไทย 64% translated · 繁體中文$/);
  });

  test('without languages of the work, those of its listing are shown', async () => {
    await open({ change: { ...packIn([]), languages: ['en-US', 'ja-JP'] } });
    expect(await fact('Languages')).toHaveTextContent(/^English · 日本語$/);
  });

  test('the AI disclosure is beside the author; without one there is nothing', async () => {
    const lines = { what: 'lines', provider: 'draft', model: 'template draft', share: 0.58, edited: 0.35 };
    const { unmount } = await open({ change: { ai_disclosure: [{ type: 'official_app', made_with: [lines] }] } });
    expect(await screen.findByRole('region', { name: 'Made with AI' })).toHaveTextContent(
      'About 60% of the lines were drafted by template draft. About a third of those were reworked by the creator.',
    );
    unmount();
    await open();
    expect(await fact('Type')).toBeVisible();
    expect(screen.queryByText('Made with AI')).toBeNull();
  });

  test('its type, its length, its in-app purchases and its systems', async () => {
    const change = { ...pack({ content_type: 'uploadApp', hasIAP: true, word_count: 1 }), support_platform: 'web,windows,macos' };
    await open({ change });
    expect(await fact('Type')).toHaveTextContent('Game');
    expect(await fact('Length')).toHaveTextContent(/^1 word$/);
    expect(await fact('In-app purchases')).toHaveTextContent('Yes');
    expect(await fact('Plays on')).toHaveTextContent('Web, Windows, Mac');
  });

  test('the word count of a long work is formatted in the page’s language', async () => {
    await open({ change: pack({ word_count: 7414 }) });
    expect(await fact('Length')).toHaveTextContent('7,414 words');
  });

  test('a length names its language where the page is in another', async () => {
    await open({
      change: pack({
        word_count: 7414,
        languages: [
          { language: 'ja-JP', translated: 1 },
          { language: 'en-US', translated: 1 },
        ],
      }),
    });
    expect(await fact('Length')).toHaveTextContent(/^7,414 words \(Japanese.*\)$/);
  });

  test('unknown facts are left out', async () => {
    await open({ change: pack({ content_type: null, word_count: 0 }) });
    expect(await fact('In-app purchases')).toHaveTextContent('None');
    for (const name of ['Type', 'Length', 'Last updated']) expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
  });

  test('early access, and the day of the creator’s last update', async () => {
    const update = { __typename: 'StoreUpdateLog', uuid: STORE, content: 'Chapter two', created_at: '2026-12-24T10:00:00.000Z' };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const updates = { __typename: 'StoreUpdateLogList', list: [update], totalCount: 1, pageInfo };
    await open({
      change: { release_type: 'early_access' },
      responses: { storeUpdates: () => ({ findStoreUpdateLogByNoAuth: updates }) },
    });
    expect(await screen.findByText('Early access')).toBeVisible();
    expect(screen.getByText('Still in development: later updates are included.')).toBeVisible();
    expect(await fact('Last updated')).toHaveTextContent('Dec 24, 2026');
  });

  test('a preview has its future price and release day, and no purchase', async () => {
    await open({ change: { released_at: '2099-01-01T12:00:00.000Z' } });
    expect(await screen.findByText('Preview')).toBeVisible();
    expect(screen.getByText(/Releases on Jan 1, 2099/)).toBeVisible();
    expect(within(screen.getByRole('complementary')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
  });

  test('a notice shows that its texts are in another language than the page', async () => {
    const [info] = storeDetail().store_info;
    if (!info) throw new Error('the listing has no words');
    await open({ change: { default_lang: 'de-DE', store_info: [{ ...info, language: 'de-DE' }] } });
    expect(await screen.findByText('Not available in English; showing German.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de-DE');
  });

  test('its tags link to works that share them; a label that is also a tag is shown once', async () => {
    const [info] = storeDetail().store_info;
    if (!info) throw new Error('the listing has no words');
    const change = { tags: ['sea', 'slow burn'], store_info: [{ ...info, labels: ['Sea', 'Quiet'] }] };
    const { person, host } = await open({ change });
    const tags = within(await screen.findByRole('list', { name: 'Tags' }));
    expect(tags.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['sea', 'slow burn', 'Quiet']);
    expect(tags.queryByRole('link', { name: 'Quiet' })).toBeNull();
    await person.click(tags.getByRole('link', { name: 'slow burn' }));
    expect(host.navigation.push).toHaveBeenLastCalledWith('/store?tag=slow+burn');
  });

  test('a long introduction is folded until opened, and markup in it is text', async () => {
    const [info] = storeDetail().store_info;
    if (!info) throw new Error('the listing has no words');
    const introduction = `<script>alert(1)</script> ${'and on '.repeat(300)}`;
    const { person } = await open({ change: { store_info: [{ ...info, introduction }] } });
    const readOn = await screen.findByRole('button', { name: 'Show more', expanded: false });
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await person.click(readOn);
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  });

  test('the author’s own brief, and a link to all their works', async () => {
    await open({ change: { author: { ...storeDetail().author, brief: 'Writes by the harbour.' } } });
    const about = within(await screen.findByRole('region', { name: 'About the creator' }));
    expect(about.getByText('Writes by the harbour.')).toBeVisible();
    expect(about.getByRole('link', { name: 'All stories by Lamplight' })).toHaveAttribute('href', `/creator/${AUTHOR}`);
  });
});

describe('the lowest price of the month before', () => {
  const price = {
    country: 'us',
    original: 499,
    amount: 250,
    percentage_discount: 50,
    ends_at: null,
    local: { currency: 'USD', amount: 250 },
  };
  const lowest = { lowest_30_days: 299, lowest_30_days_local: { currency: 'USD', amount: 299 } };

  test('is beside a discount', async () => {
    await open({ change: { current_price: { ...price, ...lowest } } });
    expect(await screen.findByText('Lowest price of the 30 days before: 299 meow coins (≈ $2.99)')).toBeVisible();
  });

  test.each([
    ['without a discount', { ...price, ...lowest, percentage_discount: 0, amount: 499 }],
    ['where there was none', { ...price, lowest_30_days: null, lowest_30_days_local: null }],
  ])('isn’t shown %s', async (_when, current_price) => {
    await open({ change: { current_price } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Lowest price/)).toBeNull();
  });
});

describe('an owner gets', () => {
  const url = (os: string, type = 'official_app') => ({
    __typename: 'StoreUrl',
    type,
    os,
    url: `http://works.localhost/${os}`,
    app_uuid: STORE,
    kind: 'upload',
  });
  const authorized = (isAuthorized: boolean): Responses => ({
    storeAuthorization: () => ({
      getStoreAuthorizedAndFindStoreUrl: {
        __typename: 'StoreAuthorization',
        isAuthorized,
        store_url: [url('web'), url('windows'), url('android'), url('windows', 'trial_app')],
      },
    }),
  });

  test('a Play button and a download for each system that has one', async () => {
    await open({ responses: authorized(true) });
    expect(await screen.findByRole('link', { name: 'Play' })).toHaveAttribute('href', `/store/${STORE}/fullscreen`);
    const downloads = screen.getAllByRole('link', { name: /^Download for/ });
    expect(downloads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Download for Windows', 'http://works.localhost/windows'],
      ['Download for Android', 'http://works.localhost/android'],
    ]);
  });

  test('the addresses given by its creator, each with its host', async () => {
    const link = (os: string, address: string) => ({ ...url(os), url: address, app_uuid: null, kind: 'link' });
    const store_url = [link('web', 'https://read.example/'), link('android', 'https://files.example/a.apk')];
    const answer = { __typename: 'StoreAuthorization', isAuthorized: true, store_url };
    await open({ responses: { storeAuthorization: () => ({ getStoreAuthorizedAndFindStoreUrl: answer }) } });
    const visit = await screen.findByRole('link', { name: 'Open at read.example' });
    expect([visit.getAttribute('href'), visit.getAttribute('rel')]).toEqual(['https://read.example/', 'noopener noreferrer nofollow']);
    expect(screen.getByRole('link', { name: 'Download for Android · files.example' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
    expect(screen.queryByText('Your library will update in a moment.')).toBeNull();
  });

  test('others get only addresses for trying', async () => {
    const trial = { ...url('windows', 'trial_app'), url: 'https://files.example/try.zip', app_uuid: null, kind: 'link' };
    const answer = { __typename: 'StoreAuthorization', isAuthorized: false, store_url: [trial] };
    await open({ responses: { storeAuthorization: () => ({ getStoreAuthorizedAndFindStoreUrl: answer }) } });
    expect(await screen.findByRole('link', { name: 'Try it: Windows · files.example' })).toHaveAttribute('href', trial.url);
    expect(screen.queryByRole('link', { name: /^Download for/ })).toBeNull();
  });

  test.each([
    ['is sold and has nothing to try', {}, false, true],
    ['is sold and has something to try', {}, true, false],
    ['costs nothing', { store_price: [{ country: 'us', meowcent: 0 }] }, false, false],
    ['may be had for nothing', { auth_type: 2 as const }, false, false],
  ])('a work that %s shows whether it has a free opening', async (_what, change, tried, says) => {
    const answer = { __typename: 'StoreAuthorization', isAuthorized: false, store_url: tried ? [url('web', 'trial_app')] : [] };
    const storeAuthorization = () => ({ getStoreAuthorizedAndFindStoreUrl: answer });
    const findStore = { __typename: 'StoreList', list: [storeDetail(change)] };
    await open({ responses: { storeAuthorization, storeDetail: () => ({ findStore }) } });
    const buy = await screen.findByRole('button', { name: /^(Buy now|Get for free|Reward and play)$/ });
    await waitFor(() => expect(buy).toBeEnabled());
    expect(screen.queryAllByText('No free opening')).toHaveLength(says ? 1 : 0);
  });

  test('a buyer gets the purchase first and the opening after it, as free', async () => {
    const answer = { __typename: 'StoreAuthorization', isAuthorized: false, store_url: [url('web', 'trial_app')] };
    await open({ responses: { storeAuthorization: () => ({ getStoreAuthorizedAndFindStoreUrl: answer }) } });
    const opening = await screen.findByRole('link', { name: 'Play the opening' });
    const buy = screen.getByRole('button', { name: 'Buy now' });
    expect(buy.compareDocumentPosition(opening)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([buy, opening].map(({ className }) => /mt-button--(primary|secondary)/.exec(className)?.[1])).toEqual(['primary', 'secondary']);
    expect(opening).toHaveAccessibleDescription('Free to try. No purchase needed.');
  });

  test('the promotion of a work follows its price, its purchase and its description', async () => {
    await open({ change: { cps_state: 1, cps_profit_share_ratio: 0.2 } });
    const promote = await screen.findByRole('button', { name: /^Promote this work/ });
    for (const before of [screen.getByRole('button', { name: 'Buy now' }), screen.getByText(storeDetail().store_info[0]?.brief ?? '')])
      expect(before.compareDocumentPosition(promote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('others get none of our downloads', async () => {
    await open({ responses: authorized(false) });
    const buy = await screen.findByRole('button', { name: 'Buy now' });
    await waitFor(() => expect(buy).toBeEnabled());
    expect(screen.queryByRole('link', { name: /^Download for/ })).toBeNull();
  });
});

describe('the gallery', () => {
  const [info] = storeDetail().store_info;
  if (!info) throw new Error('the listing has no words');
  const film = { ...picture(5), url: '/i/5.webm', mimeType: 'video/webm' };
  const change = { store_info: [{ ...info, data: { ...info.data, screenshots: [picture(4), film] } }] };
  const video = () => document.querySelector('video');

  test('shows a film on request: muted, with controls, and paused with reduced motion', async () => {
    const { person } = await open({ change });
    expect(await screen.findByRole('img', { name: 'Picture 1 of The Night Ferry' })).toBeVisible();
    expect(video()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show video 3' }));
    expect(video()).toHaveAccessibleName('Video 3 of The Night Ferry');
    expect(video()).toHaveAccessibleDescription('This video has no captions and starts without sound.');
    expect([video()?.muted, video()?.controls, video()?.autoplay, video()?.poster]).toEqual([
      true,
      true,
      false,
      'http://localhost/i/1.jpg',
    ]);
    await person.click(screen.getByRole('button', { name: 'Show picture 2' }));
    expect(video()).toBeNull();
  });

  test('opens the pressed picture large, goes through all by arrows and buttons, and returns the focus', async () => {
    const { person } = await open({ change });
    const enlarge = await screen.findByRole('button', { name: 'Enlarge picture 1' });
    enlarge.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of The Night Ferry' });
    expect(within(dialog).getByRole('img', { name: 'Picture 1 of The Night Ferry' })).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Picture 2 of The Night Ferry' })).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText('3 / 3')).toBeVisible();
    expect(video()).toHaveAccessibleName('Video 3 of The Night Ferry');
    await person.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(dialog).toHaveAccessibleName('Picture 2 of The Night Ferry');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enlarge).toHaveFocus();
  });

  test('starts a film by itself where motion is allowed', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: false, media: query }) as MediaQueryList);
    const { person } = await open({ change });
    await person.click(await screen.findByRole('button', { name: 'Show video 3' }));
    expect(video()?.autoplay).toBe(true);
    jest.restoreAllMocks();
  });
});

test('an unknown work and an outage are distinguished', async () => {
  const first = await open({ responses: { storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [] } }) } });
  expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeVisible();
  first.unmount();
  await open({
    responses: {
      storeDetail: () => {
        throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'This story couldn’t be loaded' })).toBeVisible();
});
