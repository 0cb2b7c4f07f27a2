import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Answers, mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Finding } from '../store-editor/check-documents.ts';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';
import { APP, STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';

let submit: SubmitAnswer;
let passed: object[];
let findings: Finding[];
const decided = jest.fn<(variables: object) => void>();

const item = () => ({
  __typename: 'ReviewItem',
  submit: { ...submit, __typename: 'StoreSubmit', store_id: STORE },
  store: { __typename: 'MyStore', uuid: STORE, name: 'The Night Ferry', platform_key: 'meowtale', cover: null },
  owner: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira' },
  reviewer_uuid: null,
});
const played = { __typename: 'App', uuid: APP, name: 'Night Ferry', kind: 'ink', state: 'ready', version: 2, word_count: 1200 };
const reviewed = (answer: SubmitAnswer, official_app_version: number, created_at = '2026-11-20T08:00:00.000Z') => {
  const apps = { trial_app: null, trial_app_version: null, official_app: played, official_app_version };
  const data = { ...answer.data, store_submit_game_pack: { ...answer.data.store_submit_game_pack, ...apps } };
  return { ...answer, store_id: STORE, created_at, data };
};
const AFTER: Record<string, string> = { take: 'reviewing', pass: 'passed', refuse: 'refused' };

const answers: Answers = {
  reviewQueue: ({ state }) => {
    const list = state === (submit.status === 'submitted' ? 'waiting' : 'decided') ? [item()] : [];
    return { findReviewQueue: { __typename: 'ReviewQueue', list, totalCount: list.length } };
  },
  reviewedSubmit: () => {
    return { findStoreSubmit: { __typename: 'StoreSubmitList', list: [reviewed(submit, 2)] } };
  },
  checkSubmit: () => ({
    checkStoreSubmit: {
      __typename: 'SubmitCheck',
      submit_uuid: SUBMIT,
      findings: findings.map((each) => ({ __typename: 'SubmitFinding', ...each })),
    },
  }),
  passedSubmits: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: passed } }),
  reviewPreview: () => ({
    getStoreAuthorizedAndFindStoreUrl: {
      __typename: 'StoreAuthorization',
      isAuthorized: true,
      store_url: [{ __typename: 'StoreUrl', type: 'official_app', url: 'http://a-1.localhost/', app_uuid: APP, kind: 'ink' }],
    },
  }),
  reviewStoreSubmit: (variables) => {
    decided(variables);
    const { action, rejection_type = null, memo = null } = variables;
    const decided_at = action === 'take' ? null : '2026-11-20T12:00:00.000Z';
    submit = { ...submit, status: AFTER[action] ?? '', rejection_type, memo, decided_at };
    return { reviewStoreSubmit: item() };
  },
};

beforeEach(() => {
  passed = [];
  findings = [];
  submit = submitAnswer({ status: 'submitted', page_state: 2, package_state: 2, submitted_at: '2026-11-20T11:00:00.000Z' });
  decided.mockClear();
});

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const open = (at = '/lobby/staff', more: Answers = {}) =>
  renderRoute(createSlice, 'review', { answers: { ...answers, ...more }, at, person: staff });
const OPEN = `/lobby/staff?store=${STORE}&submit=${SUBMIT}`;

test('the queue leads to everything the listing says, and where it is played', async () => {
  submit.data.store_submit_info.platforms = ['web', 'windows'];
  const { person } = await open();
  await person.click(await screen.findByRole('link', { name: 'Open “The Night Ferry”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
  const english = screen.getByRole('region', { name: /English.*\(default\)/ });
  expect(within(english).getByText('Somebody rings the bell.')).toBeVisible();
  expect(within(english).getAllByRole('img')).toHaveLength(6);
  expect(screen.getByRole('row', { name: /United States/ })).toHaveTextContent('499$4.99');
  expect(screen.getByText('Web · Windows')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toHaveAttribute('href', 'http://a-1.localhost/');
});

test('taken, then passed', async () => {
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Take it' }));
  await person.click(await screen.findByRole('button', { name: 'Pass' }));
  expect(await screen.findByText(/^Passed /)).toBeVisible();
  expect(decided.mock.calls.map(([variables]) => variables)).toEqual([
    { uuid: SUBMIT, action: 'take' },
    { uuid: SUBMIT, action: 'pass' },
  ]);
});

test('a refusal needs a type and a memo', async () => {
  submit.status = 'reviewing';
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('combobox', { name: /Why/ })).toHaveAccessibleDescription(/Choose why/);
  const memo = screen.getByRole('textbox', { name: 'Memo' });
  expect(memo).toHaveAccessibleDescription(/Please write something here/);
  expect(decided).not.toHaveBeenCalled();

  await person.click(screen.getByRole('combobox', { name: /Why/ }));
  await person.click(await screen.findByRole('option', { name: 'It does not work', hidden: true }));
  await person.type(memo, 'The bell is silent.');
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith({ uuid: SUBMIT, action: 'refuse', rejection_type: 'bug', memo: 'The bell is silent.' }),
  );
  expect(await screen.findByText('The bell is silent.')).toBeVisible();
});

test('what is pinned to a field goes with the refusal, and is counted before it', async () => {
  submit.status = 'reviewing';
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: /^Comment on: Brief/ }));
  await person.type(screen.getByRole('textbox', { name: /^Comment on: Brief/ }), 'Shorter.');
  await person.click(screen.getByRole('button', { name: 'Comment on: Prices' }));
  await person.click(screen.getByRole('button', { name: 'Remove the comment on: Prices' }));
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('Comments pinned to fields: 1')).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: /Why/ }));
  await person.click(await screen.findByRole('option', { name: 'It does not work', hidden: true }));
  await person.type(screen.getByRole('textbox', { name: 'Memo' }), 'See the fields.');
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  const comments = [{ path: 'store_submit_info.list.en-US.brief', text: 'Shorter.' }];
  await waitFor(() => expect(decided).toHaveBeenCalledWith(expect.objectContaining({ comments })));
});

test('what changed since it last passed stands field by field', async () => {
  const before = structuredClone(submit);
  const [english] = before.data.store_submit_info.list;
  if (english) english.name = 'The Day Ferry';
  passed = [reviewed({ ...before, uuid: APP, status: 'release', decided_at: '2026-11-19T12:00:00.000Z' }, 1, '2026-11-19T08:00:00.000Z')];
  await open(OPEN);
  const changes = await screen.findByRole('region', { name: 'Changes' });
  const row = within(changes).getByRole('row', { name: /^Name/ });
  expect(row).toHaveTextContent('The Day FerryThe Night Ferry');
  expect(within(row).getByText('Day')).toBeVisible();
  expect(within(changes).getByRole('row', { name: /Version of the full version/ })).toHaveTextContent('12');
  expect(within(changes).getAllByRole('row')).toHaveLength(3);
});

test('the queue says how long each waits, and is narrowed to a platform', async () => {
  submit.submitted_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const asked: unknown[] = [];
  const { person } = await open('/lobby/staff', {
    reviewQueue: ({ platform }) => {
      asked.push(platform);
      return { findReviewQueue: { __typename: 'ReviewQueue', list: [item()], totalCount: 1 } };
    },
  });
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('3 days');
  await person.click(screen.getByRole('combobox', { name: 'Platform' }));
  await person.click(await screen.findByRole('option', { name: 'Meowtale Open', hidden: true }));
  await waitFor(() => expect(asked).toEqual([null, 'meowtale-open']));
});

test('somebody else was faster', async () => {
  const { person } = await open(OPEN, {
    reviewStoreSubmit: () => {
      throw new Refusal({ code: 'review/state', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for review/state");
});

test('what is decided is told as that, by when it was', async () => {
  submit = { ...submit, status: 'passed', decided_at: '2026-11-21T12:00:00.000Z' };
  await open('/lobby/staff?state=decided');
  expect(await screen.findByRole('columnheader', { name: 'Decided' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Submitted' })).toBeNull();
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('Nov 21, 2026');
  expect(screen.getByText(/the last decided first/)).toBeVisible();
});

test('an empty queue says so', async () => {
  submit.status = 'passed';
  await open();
  expect(await screen.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
});

const found = async () => within(await screen.findByRole('region', { name: 'What was found' }));

test('what the check found stands beside what is judged, with nothing to acknowledge and nowhere to go', async () => {
  findings = [
    {
      level: 'error',
      path: 'store_submit_game_pack.official_app_uuid',
      key: 'check.pack-file',
      params: { file: 'game.js', within: 'index.html' },
    },
    { level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.adult-word', params: { word: 'porn' } },
  ];
  await open(OPEN);
  const panel = await found();
  const list = within(await panel.findByRole('list', { name: 'What was found' }));
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Must be mendedFull version/),
    expect.stringMatching(/^Worth a lookIntroduction/),
  ]);
  expect(panel.queryByRole('checkbox')).toBeNull();
  expect(panel.queryByRole('link')).toBeNull();
});

test('warnings alone ask nothing of who judges', async () => {
  findings = [{ level: 'warning', path: 'store_submit_info.list.0.introduction', key: 'check.adult-word', params: { word: 'porn' } }];
  await open(OPEN);
  const panel = await found();
  expect(await panel.findByRole('listitem')).toBeVisible();
  expect(panel.queryByRole('checkbox')).toBeNull();
});

test('a check that finds nothing says so, and one that fails is made again', async () => {
  let broken = true;
  const { person } = await open(OPEN, {
    checkSubmit: () => {
      if (broken) throw new Refusal({ code: 'review/state', status: 409 });
      return { checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings: [] } };
    },
  });
  const panel = await found();
  expect(await panel.findByText('The check could not be made')).toBeVisible();
  broken = false;
  await person.click(panel.getByRole('button', { name: 'Check again' }));
  expect(await panel.findByText('Nothing was found.')).toBeVisible();
});

test('what is decided is not looked at again', async () => {
  submit = { ...submit, status: 'passed', decided_at: '2026-11-21T12:00:00.000Z' };
  const asked = jest.fn();
  await open(OPEN, {
    checkSubmit: () => {
      asked();
      return { checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings: [] } };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What was found' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
