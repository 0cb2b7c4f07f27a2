import { expect, test } from '@jest/globals';
import { Refusal } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { APP, STORE, SUBMIT } from '../store-editor/test-listing.ts';
import { decided, desk, item, judging, OPEN, OURS, open, type played, responses, reviewed, THEIRS } from './test-review.ts';

test('the queue links to everything in the listing, and where it is played', async () => {
  desk.submit.data.store_submit_info.platforms = ['web', 'windows'];
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

test('a deleted app is a work error, and a package without an app isn’t', async () => {
  const withoutApp = reviewed(desk.submit, 2);
  withoutApp.data.store_submit_game_pack.official_app = null as unknown as typeof played;
  const { unmount } = await open(OPEN, {
    reviewedSubmit: () => ({ findStoreSubmit: { __typename: 'StoreSubmitList', list: [withoutApp] } }),
  });
  expect(await screen.findByText('The app under review was not found.')).toBeVisible();
  unmount();
  await open(OPEN);
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toBeVisible();
  expect(screen.queryByText(/^Work error/)).toBeNull();
});

test('the opening that everybody will be given is previewed, where the package has one', async () => {
  const preview = { name: 'Preview opening' };
  const { unmount } = await open(OPEN);
  await screen.findByRole('link', { name: 'Play the full version' });
  expect(screen.queryByRole('link', preview)).toBeNull();
  unmount();
  desk.openingUrls = [{ __typename: 'StoreUrl', type: 'trial_app', app_uuid: APP }];
  await open(OPEN);
  expect(await screen.findByRole('link', preview)).toHaveAttribute('href', `/store/${STORE}/fullscreen?preview=opening`);
});

test('a trial version that isn’t the whole’s opening has no preview', async () => {
  desk.openingUrls = [{ __typename: 'StoreUrl', type: 'trial_app', app_uuid: SUBMIT }];
  await open(OPEN);
  await screen.findByRole('link', { name: 'Play the full version' });
  expect(screen.queryByRole('link', { name: 'Preview opening' })).toBeNull();
});

test('a preview address that fails to load shows the error, and can be retried', async () => {
  let down = true;
  const { person } = await open(OPEN, {
    reviewPreview: () => {
      if (down) throw new Error('nobody answers');
      return (responses.reviewPreview as (variables: object) => unknown)({});
    },
  });
  expect(await screen.findByText("The shell's words for other/network-request-failed")).toBeVisible();
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Play the full version' })).toBeVisible();
});

test('staff see the AI disclosure that readers will see', async () => {
  const lines = { what: 'lines', provider: 'draft', model: 'template draft', share: 1, edited: 1 };
  desk.ai_disclosure = [{ type: 'official_app', made_with: [lines] }];
  await open(OPEN);
  const fact = (await screen.findByText('Made with AI', { selector: 'dt' })).nextElementSibling;
  expect(fact).toHaveTextContent('All lines were drafted by template draft. All of those were reworked by the creator.');
});

test('it is taken, then accepted', async () => {
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

test('comments pinned to fields are sent with the refusal, and counted before it', async () => {
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

test('comments pinned to fields are sent with an acceptance as well, and counted before it', async () => {
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

test('changes since the last accepted version are shown field by field', async () => {
  const before = structuredClone(desk.submit);
  const [english] = before.data.store_submit_info.list;
  if (english) english.name = 'The Day Ferry';
  desk.passed = [
    reviewed({ ...before, uuid: APP, status: 'release', decided_at: '2026-11-19T12:00:00.000Z' }, 1, '2026-11-19T08:00:00.000Z'),
  ];
  await open(OPEN);
  const changes = await screen.findByRole('region', { name: 'Changes' });
  const row = within(changes).getByRole('row', { name: /^Name/ });
  expect(row).toHaveTextContent('The Day FerryThe Night Ferry');
  expect(within(row).getByText('Day')).toBeVisible();
  expect(within(changes).getByRole('row', { name: /Version number \(full version\)/ })).toHaveTextContent('12');
  expect(within(changes).getAllByRole('row')).toHaveLength(3);
});

test('the queue shows the age of each, and is filtered by platform', async () => {
  desk.submit.submitted_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const platforms: unknown[] = [];
  const { person } = await open('/lobby/staff', {
    reviewQueue: ({ platform }) => {
      platforms.push(platform);
      return { findReviewQueue: { __typename: 'ReviewQueue', list: [item()], totalCount: 1 } };
    },
  });
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('3 days');
  await person.click(screen.getByRole('combobox', { name: 'Platform' }));
  await person.click(await screen.findByRole('option', { name: 'Meowtale Open', hidden: true }));
  await waitFor(() => expect(platforms).toEqual([null, 'meowtale-open']));
});

test('a colleague’s faster decision is reported', async () => {
  const { person } = await open(OPEN, {
    reviewStoreSubmit: () => {
      throw new Refusal({ code: 'review/state', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Start review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for review/state");
});

test('decided ones show the decision and its time', async () => {
  desk.submit = { ...desk.submit, status: 'passed', decided_at: '2026-11-21T12:00:00.000Z' };
  await open('/lobby/staff?state=decided');
  expect(await screen.findByRole('columnheader', { name: 'Reviewed' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Submitted' })).toBeNull();
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent('Nov 21, 2026');
  expect(screen.getByText(/last decided first/)).toBeVisible();
});

test('an empty queue says so', async () => {
  desk.submit.status = 'passed';
  await open();
  expect(await screen.findByRole('heading', { name: 'No submissions waiting' })).toBeVisible();
});

test('staff read its earlier history, and the played texts without a language', async () => {
  await open(OPEN);
  const before = await screen.findByRole('list', { name: 'History' });
  expect(within(before).getByText('The bell was silent.')).toBeVisible();
  expect(screen.getByText('App')).toBeVisible();
  expect(screen.queryByText('One of my apps')).toBeNull();
});

test('its reviewer is named, in the queue and on its page, and others can’t decide or comment', async () => {
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

test('a submission that a colleague took a day ago and left undecided can be taken over', async () => {
  judging({ ...THEIRS, taken_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  const { person } = await open(OPEN);
  expect(await screen.findByText(/^Noor has been reviewing this since/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Start review' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(decided).toHaveBeenCalledWith({ uuid: SUBMIT, action: 'take' });
});

test('a colleague takes staff’s own work', async () => {
  desk.review = { ...desk.review, is_own: true };
  await open(OPEN);
  expect(await screen.findByText(/a colleague decides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull();
});

test.each([
  ['taken back', 'store/not-found', 'Submission not available', 0],
  ['never there', 'input/invalid', 'Submission not available', 0],
  ['not to be had right now', '9999', 'The submission could not be opened', 1],
] as const)('a submission that was %s shows that, and offers a retry only where it may help', async (_what, code, title, retries) => {
  await open(OPEN, {
    reviewedSubmit: () => {
      throw new Refusal({ code, status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
});

test('a memo survives the refusal’s Cancel, shows its length, and leaving asks first', async () => {
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

test('a memo that wasn’t sent is restored after a reload, with its form open', async () => {
  judging();
  const first = await open(OPEN);
  await first.person.click(await screen.findByRole('button', { name: 'Reject' }));
  await first.person.type(screen.getByRole('textbox', { name: 'Memo' }), 'The bell.');
  first.unmount();
  const { person, leaving } = await open(OPEN);
  expect(await screen.findByRole('textbox', { name: 'Memo' })).toHaveValue('The bell.');
  expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  expect(leaving()).toMatch(/not sent yet/);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^Approved /)).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a comment shows its length, and leaving it asks for confirmation', async () => {
  judging();
  const { person, leaving } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Comment on: Prices' }));
  await person.type(screen.getByRole('textbox', { name: 'Comment on: Prices' }), 'Dear.');
  expect(screen.getByText('5 / 500')).toBeVisible();
  expect(leaving()).toMatch(/not sent yet/);
});

test('a decision about one part names it, when it is made and while the other one is open', async () => {
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

test('a version changed by staff is the one that the next is compared with, and labelled so', async () => {
  const override = { __typename: 'StoreOverride', reason: 'Not yours.', at: '2026-11-19T15:00:00.000Z' };
  const before = { ...desk.submit, uuid: APP, status: 'release', decided_at: '2026-11-18T12:00:00.000Z', override };
  desk.passed = [reviewed(before, 2, '2026-11-19T15:00:00.000Z')];
  await open(OPEN);
  expect(await screen.findByRole('heading', { name: /^Changes since the staff edit of Nov 19, 2026/ })).toBeVisible();
});

const PRICES = { name: 'Comment on: Prices' };

/** Writes a comment on the prices, and leaves the page before it is sent. */
async function leaveComment(): Promise<void> {
  judging();
  const { person, unmount } = await open(OPEN);
  await person.click(await screen.findByRole('button', PRICES));
  await person.type(screen.getByRole('textbox', PRICES), 'Dear.');
  unmount();
}

test('comments that weren’t sent are restored after a reload, and are gone once they were', async () => {
  await leaveComment();
  const second = await open(OPEN, {
    reviewStoreSubmit: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  });
  expect(await screen.findByRole('textbox', PRICES)).toHaveValue('Dear.');
  expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  await second.person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  second.unmount();
  const { person } = await open(OPEN);
  expect(await screen.findByRole('textbox', PRICES)).toHaveValue('Dear.');
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith(expect.objectContaining({ comments: [expect.objectContaining({ text: 'Dear.' })] })),
  );
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('restored comments are discarded together', async () => {
  await leaveComment();
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('textbox', PRICES)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the buttons of the package stand apart from its facts', async () => {
  await open(OPEN);
  const buttons = (await screen.findByRole('link', { name: 'Play the full version' })).parentElement;
  const facts = screen.getByText('Has in-game purchases').closest('dl');
  expect(buttons?.parentElement).toBe(facts?.parentElement);
  expect(facts?.parentElement).toHaveClass('mt-stack', 'mt-gap--16');
});
