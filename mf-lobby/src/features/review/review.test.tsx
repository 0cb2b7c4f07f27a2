import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AiDisclosure } from '@meowtale/web-kit';
import { type Answers, mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Finding } from '../store-editor/check-documents.ts';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';
import { APP, REFUSED_ONCE, STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';
import type { ReviewStanding } from './documents.ts';

let submit: SubmitAnswer;
let passed: object[];
let findings: Finding[];
let standing: ReviewStanding;
let ai_disclosure: AiDisclosure[];
const OURS = {
  reviewer: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Staff' },
  taken_at: '2026-11-20T11:30:00.000Z',
  is_own: false,
};
const NOOR = { ...OURS.reviewer, uuid: APP, nickname: 'Noor' };
const THEIRS = { ...OURS, reviewer: NOOR, taken_at: new Date(Date.now() - 3_600_000).toISOString() };
const decided = jest.fn<(variables: object) => void>();

const item = () => ({
  __typename: 'ReviewItem',
  submit: { ...submit, __typename: 'StoreSubmit', store_id: STORE, review: { __typename: 'ReviewStanding', ...standing } },
  store: { __typename: 'MyStore', uuid: STORE, name: 'The Night Ferry', platform_key: 'meowtale', cover: null },
  owner: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira', is_staff: true },
});
const played = { __typename: 'App', uuid: APP, name: 'Night Ferry', kind: 'ink', state: 'ready', version: 2, word_count: 1200 };
const reviewed = (answer: SubmitAnswer, official_app_version: number, created_at = '2026-11-20T08:00:00.000Z') => {
  const apps = { trial_app: null, trial_app_version: null, official_app: played, official_app_version, ai_disclosure };
  const data = { ...answer.data, store_submit_game_pack: { ...answer.data.store_submit_game_pack, ...apps } };
  return { ...answer, store_id: STORE, created_at, data, review: { __typename: 'ReviewStanding', ...standing } };
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
  findStoreTimeline: () => ({ findStoreTimeline: { __typename: 'StoreTimeline', list: [REFUSED_ONCE] } }),
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
    if (action === 'take') standing = OURS;
    submit = { ...submit, status: AFTER[action] ?? '', rejection_type, memo, decided_at };
    return { reviewStoreSubmit: item() };
  },
};

beforeEach(() => {
  passed = [];
  findings = [];
  ai_disclosure = [];
  standing = { reviewer: null, taken_at: null, is_own: false };
  submit = submitAnswer({ status: 'submitted', page_state: 2, package_state: 2, submitted_at: '2026-11-20T11:00:00.000Z' });
  decided.mockClear();
});

const judging = (review: ReviewStanding = OURS, page_state = 3) => {
  submit = { ...submit, status: 'reviewing', page_state, package_state: 3 };
  standing = review;
};

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const open = (at = '/lobby/staff', more: Answers = {}) =>
  renderRoute(createSlice, 'review', { answers: { ...answers, ...more }, at, person: staff });
const OPEN = `/lobby/staff?store=${STORE}&submit=${SUBMIT}`;

test('the queue leads to everything the listing says, and where it is played', async () => {
  submit.data.store_submit_info.platforms = ['web', 'windows'];
  const { person } = await open();
  expect(await screen.findByRole('cell', { name: 'Mira Meowtale staff' })).toBeVisible();
  await person.click(await screen.findByRole('link', { name: 'Open “The Night Ferry”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
  const english = screen.getByRole('region', { name: /English.*\(default\)/ });
  expect(within(english).getByText('Somebody rings the bell.')).toBeVisible();
  expect(within(english).getAllByRole('img')).toHaveLength(6);
  expect(screen.getByRole('row', { name: /United States/ })).toHaveTextContent('499$4.99');
  expect(screen.getByText('Web · Windows')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toHaveAttribute('href', 'http://a-1.localhost/');
});

test('an app that is gone is a work error, and a package without one is none', async () => {
  const gone = reviewed(submit, 2);
  gone.data.store_submit_game_pack.official_app = null as unknown as typeof played;
  const { unmount } = await open(OPEN, { reviewedSubmit: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: [gone] } }) });
  expect(await screen.findByText('The app under review was not found.')).toBeVisible();
  unmount();
  await open(OPEN);
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toBeVisible();
  expect(screen.queryByText(/^Work error/)).toBeNull();
});

test('staff are told what readers will be told of AI', async () => {
  const lines = { what: 'lines', provider: 'draft', model: 'template draft', share: 1, edited: 1 };
  ai_disclosure = [{ type: 'official_app', made_with: [lines] }];
  await open(OPEN);
  const fact = (await screen.findByText('Made with AI', { selector: 'dt' })).nextElementSibling;
  expect(fact).toHaveTextContent('All lines were drafted by template draft. All of those were reworked by the creator.');
});

test('taken, then passed', async () => {
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Start review' }));
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Approved /)).toBeVisible();
  expect(decided.mock.calls.map(([variables]) => variables)).toEqual([
    { uuid: SUBMIT, action: 'take' },
    { uuid: SUBMIT, action: 'pass' },
  ]);
});

test('a refusal needs a type and a memo', async () => {
  judging();
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Reject' }));
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveAccessibleDescription(/Choose a reason/);
  const memo = screen.getByRole('textbox', { name: 'Memo' });
  expect(memo).toHaveAccessibleDescription(/Please write something here/);
  expect(decided).not.toHaveBeenCalled();

  await person.click(screen.getByRole('combobox', { name: /Reason/ }));
  await person.click(await screen.findByRole('option', { name: 'Doesn’t work', hidden: true }));
  await person.type(memo, 'The bell is silent.');
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith({ uuid: SUBMIT, action: 'refuse', rejection_type: 'bug', memo: 'The bell is silent.' }),
  );
  expect(await screen.findByText('The bell is silent.')).toBeVisible();
});

test('what is pinned to a field goes with the refusal, and is counted before it', async () => {
  judging();
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: /^Comment on: Short description/ }));
  await person.type(screen.getByRole('textbox', { name: /^Comment on: Short description/ }), 'Shorter.');
  await person.click(screen.getByRole('button', { name: 'Comment on: Prices' }));
  await person.click(screen.getByRole('button', { name: 'Remove the comment on: Prices' }));
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByText('Comments pinned to fields: 1')).toBeVisible();
  await person.click(screen.getByRole('combobox', { name: /Reason/ }));
  await person.click(await screen.findByRole('option', { name: 'Doesn’t work', hidden: true }));
  await person.type(screen.getByRole('textbox', { name: 'Memo' }), 'See the fields.');
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const comments = [{ path: 'store_submit_info.list.en-US.brief', text: 'Shorter.' }];
  await waitFor(() => expect(decided).toHaveBeenCalledWith(expect.objectContaining({ comments })));
});

test('what is pinned to a field goes with a pass as well, and is counted before it', async () => {
  judging();
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: /^Comment on: Short description/ }));
  expect(screen.queryByText(/Comments pinned to fields/)).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Comment on: Short description/ }), 'Shorter next time.');
  expect(screen.getByText('Comments pinned to fields: 1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const comments = [{ path: 'store_submit_info.list.en-US.brief', text: 'Shorter next time.' }];
  await waitFor(() => expect(decided).toHaveBeenCalledWith({ uuid: SUBMIT, action: 'pass', comments }));
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
  expect(within(changes).getByRole('row', { name: /Version number \(full version\)/ })).toHaveTextContent('12');
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
  await person.click(await screen.findByRole('button', { name: 'Start review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for review/state");
});

test('what is decided is told as that, by when it was', async () => {
  submit = { ...submit, status: 'passed', decided_at: '2026-11-21T12:00:00.000Z' };
  await open('/lobby/staff?state=decided');
  expect(await screen.findByRole('columnheader', { name: 'Reviewed' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Submitted' })).toBeNull();
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('Nov 21, 2026');
  expect(screen.getByText(/last decided first/)).toBeVisible();
});

test('an empty queue says so', async () => {
  submit.status = 'passed';
  await open();
  expect(await screen.findByRole('heading', { name: 'No submissions waiting' })).toBeVisible();
});

const found = async () => within(await screen.findByRole('region', { name: 'Check results' }));

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
  const list = within(await panel.findByRole('list', { name: 'Check results' }));
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Must be fixedFull version/),
    expect.stringMatching(/^WarningIntroduction/),
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
  expect(await panel.findByText('The check failed')).toBeVisible();
  broken = false;
  await person.click(panel.getByRole('button', { name: 'Check again' }));
  expect(await panel.findByText('No problems found')).toBeVisible();
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
  expect(screen.queryByRole('region', { name: 'Check results' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('staff read what was said of it before, and what is played in words that are nobody’s', async () => {
  await open(OPEN);
  const before = await screen.findByRole('list', { name: 'History' });
  expect(within(before).getByText('The bell was silent.')).toBeVisible();
  expect(screen.getByText('App')).toBeVisible();
  expect(screen.queryByText('One of my apps')).toBeNull();
});

test('who took it is named, in the queue and on its page, and nobody else is offered to decide or to comment', async () => {
  judging(THEIRS);
  const { unmount } = await open('/lobby/staff?state=reviewing', {
    reviewQueue: () => ({ findReviewQueue: { __typename: 'ReviewQueue', list: [item()], totalCount: 1 } }),
  });
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent(/Noor has been reviewing this since \w+ \d/);
  unmount();
  await open(OPEN);
  expect(await screen.findByText(/^Noor has been reviewing this since \w/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pass|Refuse|Take it|^Comment on/ })).toBeNull();
});

test('what a colleague took a day ago and left lying is taken over', async () => {
  judging({ ...THEIRS, taken_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  const { person } = await open(OPEN);
  expect(await screen.findByText(/^Noor has been reviewing this since/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Start review' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(decided).toHaveBeenCalledWith({ uuid: SUBMIT, action: 'take' });
});

test('one’s own work is a colleague’s to take', async () => {
  standing = { ...standing, is_own: true };
  await open(OPEN);
  expect(await screen.findByText(/a colleague decides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull();
});

test.each([
  ['taken back', 'store/not-found', 'Submission not available', 0],
  ['never there', 'input/invalid', 'Submission not available', 0],
  ['not to be had right now', '9999', 'The submission could not be opened', 1],
] as const)('a submission that was %s says so, and is asked for again only where that may help', async (_what, code, title, retries) => {
  await open(OPEN, {
    reviewedSubmit: () => {
      throw new Refusal({ code, status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
});

test('a memo outlives the refusal’s Cancel, says how long it is, and is not left unasked', async () => {
  judging();
  const { person, leaving } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(leaving()).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Memo' }), 'The bell.');
  expect(screen.getByText('9 / 2,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(leaving()).toMatch(/not sent yet/);
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('textbox', { name: 'Memo' })).toHaveValue('The bell.');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Approved /)).toBeVisible();
  expect(leaving()).toBeNull();
});

test('a comment says how long it is, and is not left unasked', async () => {
  judging();
  const { person, leaving } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Comment on: Prices' }));
  await person.type(screen.getByRole('textbox', { name: 'Comment on: Prices' }), 'Dear.');
  expect(screen.getByText('5 / 500')).toBeVisible();
  expect(leaving()).toMatch(/not sent yet/);
});

test('a part that is decided says which and how, when it is and while the other one isn’t', async () => {
  judging();
  const { person, host } = await open(OPEN, {
    reviewStoreSubmit: () => {
      judging(OURS, 4);
      return { reviewStoreSubmit: item() };
    },
  });
  await person.click(await screen.findByRole('radio', { name: 'Page only' }));
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const decision = within(screen.getByRole('region', { name: 'Decision' }));
  expect(await decision.findByText('Page approved')).toBeVisible();
  expect(host.notify).toHaveBeenLastCalledWith('Page approved', 'success');
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('Game approved', 'success'));
});

test('what staff wrote over a version is what the next one is held against, and said so', async () => {
  const override = { __typename: 'StoreOverride', reason: 'Not yours.', at: '2026-11-19T15:00:00.000Z' };
  const before = { ...submit, uuid: APP, status: 'release', decided_at: '2026-11-18T12:00:00.000Z', override };
  passed = [reviewed(before, 2, '2026-11-19T15:00:00.000Z')];
  await open(OPEN);
  expect(await screen.findByRole('heading', { name: /^Changes since the staff edit of Nov 19, 2026/ })).toBeVisible();
});
