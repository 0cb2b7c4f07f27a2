import { beforeEach, expect, jest, test } from '@jest/globals';
import { SUBMIT_RELOAD_MS } from '@meowtale/contracts';
import { fakeTimers, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Finding, TimelineEntry } from './check-documents.ts';
import { formatWait } from './queue-place.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { TERMS_CLAUSES, TERMS_TITLE, termsInChinese } from './terms-words.ts';
import { app, STORE, SUBMIT, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
let findings: Finding[];
let acceptedAt: string | null;
const submitted = jest.fn<(variables: object) => void>();

const happened = (change: Partial<TimelineEntry>): TimelineEntry & { __typename: string } => ({
  __typename: 'StoreTimelineEntry',
  uuid: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  action: 'submit',
  by: 'owner',
  actor: { uuid: 'p', nickname: 'Mira', is_staff: false },
  log_state: 2,
  page_state: 2,
  package_state: 2,
  part: null,
  rejection_type: null,
  memo: '',
  start_preview_at: null,
  released_at: null,
  times: 1,
  ...change,
});
let timeline: TimelineEntry[];

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  checkSubmit: () => ({
    checkStoreSubmit: {
      __typename: 'SubmitCheck',
      submit_uuid: SUBMIT,
      findings: findings.map((each) => ({ __typename: 'SubmitFinding', params: null, ...each })),
    },
  }),
  findListingTerms: () => ({ findListingTerms: { __typename: 'ListingTerms', version: '2026-11', accepted_at: acceptedAt } }),
  findReviewPlace: () => ({ findReviewPlace: { __typename: 'ReviewPlace', place: 3, waiting: 12, usual_wait_seconds: 180_000 } }),
  findStoreTimeline: () => ({ findStoreTimeline: { __typename: 'StoreTimeline', list: timeline } }),
  findCurrentPlay: () => ({
    getStoreAuthorizedAndFindStoreUrl: {
      isAuthorized: true,
      store_url: [{ type: 'official_app', url: 'http://a-1.localhost/c/x/1/', app_uuid: 'a', kind: 'ink' }],
    },
  }),
  addStoreSubmit: (variables) => {
    submitted(variables);
    submit = submitAnswer({ status: 'submitted', page_state: 2, package_state: 2, submitted_at: '2026-11-20T11:00:00.000Z', revision: 4 });
    return { addStoreSubmit: submit };
  },
};

beforeEach(() => {
  submit = submitAnswer();
  findings = [];
  acceptedAt = '2026-11-20T09:00:00.000Z';
  timeline = [];
  submitted.mockClear();
  localStorage.clear();
});

const open = (tab: string, more: Responses = {}) =>
  renderRoute(createSlice, tab, { responses: { ...responses, ...more }, at: `/set-store/${STORE}/${tab}`, params: { id: STORE } });
const submitButton = () => screen.findByRole('button', { name: 'Submit for review' });

test('without findings, and with terms accepted before, it is submitted at once, and its place in the queue is shown', async () => {
  fakeTimers();
  const { person, host } = await open('submit');
  await waitFor(async () => expect(await submitButton()).toBeEnabled());
  expect(screen.getByText('No problems found')).toBeVisible();
  expect(screen.getByText(/Terms 2026-11 accepted/)).toBeVisible();
  await person.click(await submitButton());
  await waitFor(() => expect(submitted).toHaveBeenCalled());
  await passTime(SUBMIT_RELOAD_MS);
  expect(await screen.findByText('Place 3 of 12 in the queue')).toBeVisible();
  expect(screen.getByText('Half of the decisions of the last 30 days came within 2 days.')).toBeVisible();
  expect(screen.queryByText(/A review takes/)).not.toBeInTheDocument();
  expect(submitted).toHaveBeenCalledWith({ store_id: STORE, status: 2 });
  expect(host.notify).toHaveBeenCalledWith('Submitted for review.', 'success');
});

test('an error prevents submitting, and links to its field', async () => {
  findings = [
    {
      level: 'error',
      path: 'store_submit_game_pack.official_app_uuid',
      key: 'check.pack-file',
      params: { file: 'game.js', within: 'index.html' },
    },
    { level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.adult-word', params: { word: 'porn' } },
  ];
  await open('submit');
  const list = await screen.findByRole('list', { name: 'Check results' });
  expect(within(list).getByText(/index.html refers to game.js, which is not in the package/)).toBeVisible();
  expect(await submitButton()).toBeDisabled();
  expect(screen.getByText('Fix the problems found by the check first.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(within(list).getByRole('link', { name: 'Go there: Full version' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/application#field-store_submit_game_pack-official_app_uuid`,
  );
  expect(within(list).getByRole('link', { name: /Go there: Introduction/ })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/information?lang=en-US#field-store_submit_info-list-0-introduction`,
  );
});

test('an error of an address links to the addresses of its version', async () => {
  const params = { url: 'https://inside.example/' };
  findings = [{ level: 'error', path: 'store_submit_game_pack.download_urls.trial_app', key: 'check.link-private', params }];
  await open('submit');
  expect(await screen.findByRole('link', { name: 'Go there: Addresses of the trial version' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/application#field-store_submit_game_pack-download_urls-trial_app`,
  );
});

test('links beyond those that were checked are reported with their number', async () => {
  const params = { number: 30, checked: 20 };
  findings = [{ level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.links-unchecked', params }];
  await open('submit');
  expect(await screen.findByText(/^30 links found. Only the first 20 were checked/)).toBeVisible();
});

test('advice is shown and needs no confirmation', async () => {
  findings = [{ level: 'advice', path: 'store_submit_game_pack.trial_app_uuid', key: 'check.no-opening' }];
  await open('submit');
  expect(await screen.findByText(/Nobody can try this story before buying it/)).toBeVisible();
  expect(screen.getByText('Advice')).toBeVisible();
  expect(screen.getByText('No problems found')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /I have seen these notes/ })).toBeNull();
  expect(await submitButton()).toBeEnabled();
});

test('a warning is confirmed before it is submitted', async () => {
  findings = [{ level: 'warning', path: 'store_submit_info.list', key: 'check.words-page', params: { language: 'ja-JP' } }];
  const { person } = await open('submit');
  expect(await screen.findByText(/The game is in Japanese/)).toBeVisible();
  expect(await submitButton()).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: /I have seen these notes/ }));
  expect(await submitButton()).toBeEnabled();
  findings = [
    ...findings,
    { level: 'warning', path: 'store_submit_info.list.0.brief', key: 'check.words-brief', params: { language: 'en-US' } },
  ];
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The English page has no short description.')).toBeVisible();
  expect(await submitButton()).toBeDisabled();
});

test('a failed precheck shows an error, and is repeated', async () => {
  let away = true;
  const { person } = await open('submit', {
    checkSubmit: (variables) => {
      if (away) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return responses.checkSubmit?.(variables);
    },
  });
  expect(await screen.findByText('The check failed')).toBeVisible();
  expect(await submitButton()).toBeDisabled();
  away = false;
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('No problems found')).toBeVisible();
  expect(await submitButton()).toBeEnabled();
});

test('terms that can’t be accepted submit nothing', async () => {
  acceptedAt = null;
  const { person } = await open('submit', {
    acceptListingTerms: () => {
      throw new Refusal({ code: 'store/terms-missing', status: 403 });
    },
  });
  const button = await screen.findByRole('button', { name: 'Submit for review' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  const terms = await screen.findByRole('dialog', { name: 'Creator listing terms' });
  expect(within(terms).getByText(TERMS_TITLE)).toBeVisible();
  expect(terms).toHaveTextContent('銷售與打賞所得，你保留 70%，平台手續費為 30%。You keep 70% of sales');
  await person.click(within(terms).getByRole('checkbox'));
  await person.click(within(terms).getByRole('button', { name: 'Accept and submit' }));
  expect(await screen.findByText("The shell's words for store/terms-missing")).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('the Chinese terms are the text of zh-TW', async () => {
  const { default: chinese } = await import('../../../locales/zh-TW.json', { with: { type: 'json' } });
  const numbers = { share: '{{share}}', fee: '{{fee}}', days: '{{days}}', settledBy: '{{settledBy}}', times: '{{times}}' };
  const terms = termsInChinese({ ...numbers, daysFrom: '{{daysFrom}}', daysTo: '{{daysTo}}' } as never);
  expect({ title: TERMS_TITLE, ...terms }).toEqual(
    Object.fromEntries(['title', ...TERMS_CLAUSES].map((key) => [key, chinese.terms[key as 'share']])),
  );
});

test('the timeline has the person, the text, and both parts’ states', async () => {
  timeline = [
    happened({ action: 'out', by: 'time', actor: null, log_state: 4, page_state: null, package_state: null }),
    happened({ action: 'preview', by: 'time', actor: null, log_state: 4, page_state: null, package_state: null }),
    happened({ action: 'release', log_state: 4, page_state: 4, package_state: 4, released_at: '2026-12-24T10:00:00.000Z' }),
    happened({
      action: 'refuse',
      by: 'staff',
      actor: null,
      part: 'package',
      page_state: 4,
      package_state: 5,
      rejection_type: 'bug',
      memo: 'It does not start.',
      log_state: 5,
    }),
    happened({ action: 'edit', times: 3 }),
    happened({ action: 'agent-accept', by: 'agent', actor: { uuid: 'h', nickname: 'House', is_staff: true } }),
    happened({ action: 'something-new' }),
    happened({ action: 'create', page_state: null, package_state: null, log_state: 0 }),
    happened({ action: 'cancel' }),
  ];
  const { person } = await open('overview', {
    updateJournal: () => ({ findStoreUpdateLog: { __typename: 'MyStoreUpdateLogList', list: [], totalCount: 0 } }),
  });
  const list = await screen.findByRole('list', { name: 'History' });
  const lines = () =>
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(lines()).toEqual([
    expect.stringMatching(/^Released as scheduled Nov 20, 2026[^·]*$/),
    expect.stringMatching(/^Preview started Nov 20, 2026[^·]*$/),
    expect.stringMatching(/^Release scheduled for Dec 24, 2026.* · by MiraPage: Approved · Game: Approved/),
    expect.stringMatching(/^Game rejected .* · by staffDoesn’t workIt does not start\.Page: Approved · Game: Rejected$/),
    expect.stringMatching(/^Changed while waiting × 3/),
    expect.stringMatching(/^Publisher accepted .* · by House \(agent\)Meowtale staff/),
  ]);
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(lines()).toHaveLength(9);
  expect(lines().slice(6)).toEqual([
    expect.stringMatching(/^Other change/),
    expect.stringMatching(/^Listing created .* · by Mira$/),
    expect.stringMatching(/^Submission withdrawn/),
  ]);
  expect(within(list).getAllByRole('listitem')[6]).toHaveFocus();
});

test('the package’s review shows its state and its comments, and plays what was submitted', async () => {
  submit = submitAnswer({ status: 'refused', page_state: 4, package_state: 5, rejection_type: 'bug', memo: 'It does not start.' });
  submit.comments = [
    { path: 'store_submit_game_pack.name', text: 'Say which lantern.' },
    { path: 'store_submit_info.author', text: 'Who is that?' },
  ];
  timeline = [
    happened({ action: 'refuse', by: 'staff', actor: null, part: 'package', rejection_type: 'bug', memo: 'It does not start.' }),
    happened({ action: 'refuse', by: 'staff', actor: null, part: 'page', rejection_type: 'unknown', memo: 'Too short.' }),
  ];
  await open('package-review');
  expect(await screen.findByText('Rejected. Change what the comments say and submit it again.')).toBeVisible();
  expect(await screen.findAllByText('It does not start.')).not.toHaveLength(0);
  const comments = within(screen.getByRole('region', { name: 'Review comments' }));
  expect(comments.getByText('Say which lantern.')).toBeVisible();
  expect(comments.getByRole('link', { name: 'Package name' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/application#field-store_submit_game_pack-name`,
  );
  expect(screen.queryByText('Too short.')).toBeNull();
  expect(comments.queryByText('Who is that?')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toHaveAttribute('href', 'http://a-1.localhost/c/x/1/');
  cleanup();
  submit = submitAnswer({ status: 'submitted', page_state: 4, package_state: 2 });
  timeline = [];
  await open('package-review');
  expect(await screen.findByText('Place 3 of 12 in the queue')).toBeVisible();
  expect(screen.getByText('No comments yet.')).toBeVisible();
});

test('durations are in a unit with at least two', () => {
  expect([30, 3600, 7200, 100_000, 180_000].map((seconds) => formatWait(seconds, 'en-US'))).toEqual([
    '1 minute',
    '60 minutes',
    '2 hours',
    '28 hours',
    '2 days',
  ]);
});

test('a discount whose days have begun has a line in the checklist, with a link to its days', async () => {
  const begun = { type: 'custom' as const, official_uuid: null, time_zone: null, percentage_discount: 20, state: 0 };
  const activity = { ...begun, started_at: '2020-01-01T00:00:00.000Z', ended_at: '2020-01-08T00:00:00.000Z' };
  submit = submitAnswer();
  submit.data.store_submit_price.activity = activity;
  await open('overview');
  const list = within(await screen.findByRole('list', { name: 'Submission checklist' }));
  expect(list.getByRole('link', { name: 'Fill in: Discount dates' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/price#field-store_submit_price-activity`,
  );
  expect(list.queryByRole('link', { name: 'Fill in: Price' })).toBeNull();
});
