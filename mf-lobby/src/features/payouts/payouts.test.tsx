import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { STATEMENT_RESULTS } from '@meowtale/contracts/inputs/wallet/statement';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { PayoutRun, QueuedWithdrawal } from './documents.ts';
import { actionsFor } from './payout-actions.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const RUN = '0198f6d2-0000-7000-8000-0000000000e1';
const onRequest = jest.fn<(variables: object) => void>();
const listed = jest.fn<(variables: object) => void>();
const withdrawal = (change: Partial<QueuedWithdrawal> = {}): QueuedWithdrawal & { __typename: string } => ({
  __typename: 'QueuedWithdrawal',
  uuid: '0198f6d2-0000-7000-8000-0000000000c1',
  user_uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  user_name: 'Noor',
  amount: 10_000,
  tax: 180,
  total: 9820,
  state: 0,
  step: 'requested',
  memo: null,
  uncertain: false,
  correct_until: null,
  taken_by: null,
  lacks_second: false,
  run_uuid: null,
  run_file_made: false,
  bank_name: 'Deutsche Bank',
  bank_country: 'de',
  bank_last_four: '3000',
  created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  history: [{ step: 'requested', memo: null, actor_name: 'Noor', created_at: '2026-11-20T12:00:00.000Z' }].map((step) => ({
    __typename: 'QueuedWithdrawalStep',
    ...step,
  })),
  ...change,
});
const taken = (change: Partial<QueuedWithdrawal> = {}) => withdrawal({ state: 3, step: 'taken', taken_by: staff.uuid, ...change });
const run = (change: Partial<PayoutRun> = {}) => ({
  __typename: 'PayoutRun',
  uuid: RUN,
  actor_name: 'Staff',
  file_made: false,
  count: 1,
  total: 9820,
  ...{ paid: 0, failed: 0, returned: 0, uncertain: 0 },
  created_at: '2026-11-20T12:00:00.000Z',
  ...change,
});
let list: QueuedWithdrawal[];
let runs: object[];
const responses: Responses = {
  deskWithdrawals: (variables) => {
    listed(variables);
    return { findWithdrawalQueue: { __typename: 'QueuedWithdrawalList', list, totalCount: list.length } };
  },
  deskPayoutRuns: () => ({ findPayoutRun: { __typename: 'PayoutRunList', list: runs, totalCount: runs.length } }),
  reviewWithdrawal: (variables) => {
    onRequest(variables);
    list = [];
    return { reviewWithdrawal: { __typename: 'QueuedWithdrawal', uuid: withdrawal().uuid } };
  },
  openUserBank: (variables) => {
    onRequest(variables);
    const bank = {
      type: 2,
      payee: 'Noor Haddad',
      accountnumber: 'DE89370400440532013000',
      swift: 'DEUTDEFF',
      name: 'Deutsche Bank',
      country: 'de',
      meta: {},
    };
    return { openUserBank: { __typename: 'OpenedBank', withdrawal_uuid: withdrawal().uuid, bank } };
  },
  addPayoutRun: (variables) => {
    onRequest(variables);
    return { addPayoutRun: { __typename: 'PayoutRun', uuid: RUN } };
  },
};
const open = (more: Responses = {}, at = '/lobby/staff/payouts') =>
  renderRoute(createSlice, 'payouts', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  listed.mockClear();
  list = [withdrawal()];
  runs = [run()];
});

test('a waiting one shows its creator, bank, amount and age, and is taken in two steps', async () => {
  const { person, host } = await open();
  const row = await screen.findByRole('row', { name: /Noor/ });
  expect(row).toHaveTextContent(/Noor.*Deutsche Bank.*Germany •••• 3000.*\$100\.00\$98\.203 days.*Waiting/);
  await person.click(within(row).getByRole('button', { name: 'Start review: $100.00, Noor' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start review' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith({ uuid: withdrawal().uuid, action: 'take', memo: null, key: expect.any(String) }),
  );
  expect(host.notify).toHaveBeenCalledWith('Done.', 'success');
  expect(await screen.findByRole('heading', { name: 'No payouts here' })).toBeVisible();
});

test('one that has waited for 20 days is marked', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
  list = [withdrawal({ created_at: daysAgo(20) }), withdrawal({ uuid: '0198f6d2-0000-7000-8000-0000000000c2', created_at: daysAgo(19) })];
  await open();
  await screen.findAllByRole('row', { name: /Noor/ });
  expect(screen.getAllByText('Over 20 days')).toHaveLength(1);
});

test('a failure needs a reason that the creator reads', async () => {
  list = [taken()];
  const { person } = await open({}, '/lobby/staff/payouts?queue=taken');
  await person.click(await screen.findByRole('button', { name: 'Actions: $100.00, Noor' }));
  await person.click(screen.getByRole('menuitem', { name: 'Failed' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Failed' }));
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It is closed.');
  await person.click(dialog.getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ action: 'failed', memo: 'It is closed.' })));
});

test('complete bank data is shown only after a reason', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Actions: $100.00, Noor' }));
  await person.click(screen.getByRole('menuitem', { name: 'View bank data' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bank data of Noor' }));
  expect(dialog.queryByText(/DE893704/)).toBeNull();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The bank asks.');
  await person.click(dialog.getByRole('button', { name: 'View bank data' }));
  expect(await screen.findByText('DE89370400440532013000')).toBeVisible();
  expect(screen.getByText('Account type').nextSibling?.textContent).toBe('Savings');
  expect(onRequest).toHaveBeenCalledWith({ uuid: withdrawal().uuid, reason: 'The bank asks.' });
});

test('taken withdrawals are added to a run; one that lacks a second approval can’t be', async () => {
  list = [taken(), taken({ uuid: '0198f6d2-0000-7000-8000-0000000000c2', user_name: 'Ivo', lacks_second: true })];
  const { person, host } = await open({}, '/lobby/staff/payouts?queue=taken');
  expect(await screen.findByRole('checkbox', { name: 'Select $98.20 for Ivo' })).toBeDisabled();
  expect(screen.getByText('Needs a second approval')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create payout run' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: 'Select $98.20 for Noor' }));
  expect(screen.getByText('1 payment, $98.20')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create payout run' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create payout run' }));
  expect(dialog.getByText('1 payment, $98.20')).toBeVisible();
  expect(dialog.getByText('Noor')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onRequest).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Create payout run' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create payout run' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuids: [withdrawal().uuid], key: expect.any(String) }));
  expect(host.navigation.push).toHaveBeenCalledWith(`/lobby/staff/payouts?run=${RUN}`);
});

test('a run’s file is downloaded with a reason, and there is none after the bank has answered', async () => {
  const made: Blob[] = [];
  const createObjectURL = jest.fn((blob: Blob) => `blob:${made.push(blob)}`);
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  list = [taken({ step: 'in-run', run_uuid: RUN })];
  const { person } = await open(
    {
      downloadPayoutRun: (variables) => {
        onRequest(variables);
        runs = [run({ file_made: true, paid: 1 })];
        return {
          downloadPayoutRun: { __typename: 'PayoutFile', name: 'payout.xml', media_type: 'application/xml', content: '<Document/>' },
        };
      },
    },
    `/lobby/staff/payouts?run=${RUN}`,
  );
  await person.click(await screen.findByRole('button', { name: 'Download pain.001 (XML)' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Monthly payout');
  await person.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  expect(onRequest).toHaveBeenCalledWith({ uuid: RUN, format: 'pain.001', reason: 'Monthly payout' });
  expect(listed).toHaveBeenCalledWith(expect.objectContaining({ run: RUN }));
  expect(await screen.findByText('The bank has answered, so the file is no longer available.')).toBeVisible();
});

test('a run with an answer from before its file was made explains how the others continue', async () => {
  runs = [run({ count: 2, failed: 1 })];
  list = [taken({ step: 'in-run', run_uuid: RUN })];
  const { person } = await open({}, `/lobby/staff/payouts?run=${RUN}`);
  expect(await screen.findByText(/^One of these was decided before the file was created/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Actions: $100.00, Noor' }));
  await person.click(screen.getByRole('menuitem', { name: 'Return to queue' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return to queue' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ action: 'release' })));
});

test('runs are listed with their sums and the bank’s progress', async () => {
  runs = [run({ count: 3, paid: 1, failed: 1, uncertain: 1 })];
  await open({}, '/lobby/staff/payouts?queue=runs');
  expect(await screen.findByRole('row', { name: /Nov 20, 2026.*Staff 3 \$98\.20 1 1 1/ })).toBeVisible();
});

test('a failed or forbidden query shows an error, with a retry', async () => {
  let away = true;
  const { person } = await open({
    deskWithdrawals: (variables) => {
      if (away) throw new Refusal({ code: 'auth/forbidden', status: 403 });
      return responses.deskWithdrawals?.(variables) ?? {};
    },
  });
  expect(await screen.findByRole('heading', { name: 'Payouts can’t be shown right now' })).toBeVisible();
  away = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Noor/ })).toBeVisible();
});

test('a colleague decides about a staff member’s own withdrawal', async () => {
  list = [withdrawal({ user_uuid: staff.uuid })];
  await open();
  expect(await screen.findByText('This is yours: a colleague decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Start review/ })).toBeNull();
});

test.each<[Partial<QueuedWithdrawal>, string[]]>([
  [{ state: 0 }, ['take']],
  [{}, ['paid', 'correct', 'failed', 'release']],
  [{ lacks_second: true }, ['correct', 'failed', 'release']],
  [{ lacks_second: true, taken_by: 'another' }, ['agree', 'correct', 'failed', 'release']],
  [{ run_uuid: RUN, run_file_made: true }, ['paid', 'failed', 'uncertain', 'correct']],
  [{ run_uuid: RUN }, ['paid', 'failed', 'uncertain', 'correct', 'release']],
  [{ run_uuid: RUN, uncertain: true }, ['paid', 'failed']],
  [{ correct_until: '2026-12-04T12:00:00.000Z' }, ['failed']],
  [{ state: 1 }, ['bounced']],
  [{ state: 2 }, []],
])('%j can be: %j', (change, actions) => {
  expect(actionsFor(taken(change), staff.uuid)).toEqual(actions);
});

test('a completed one shows how long it took and the day, which don’t change any more', async () => {
  const history = [
    { step: 'requested', memo: null, actor_name: 'Noor', created_at: '2026-11-20T12:00:00.000Z' },
    { step: 'paid', memo: null, actor_name: 'Staff', created_at: '2026-11-20T12:09:00.000Z' },
  ].map((step) => ({ __typename: 'QueuedWithdrawalStep', ...step }));
  list = [withdrawal({ state: 1, step: 'paid', created_at: '2026-11-20T12:00:00.000Z', history })];
  await open({}, '/lobby/staff/payouts?queue=ended');
  const row = await screen.findByRole('row', { name: /Noor/ });
  expect(row).toHaveTextContent(/\$98\.209 minutes.*Nov 20, 2026.*Paid/);
});

test.each(['/lobby/staff/payouts', '/lobby/staff/payouts?queue=runs'])('the net amount is the creator’s, not staff’s: %s', async (at) => {
  await open({}, at);
  expect(await screen.findByRole('columnheader', { name: 'Creator receives' })).toBeVisible();
  expect(screen.queryByText('You receive')).toBeNull();
});

describe('a bank statement', () => {
  const line = (number: number, result: string, change: object = {}) => ({
    __typename: 'PayoutStatementLine',
    ...{ line: number, result, entry: `B${number}`, amount: 9820, currency: 'USD', reason: '', user_name: 'Noor' },
    ...change,
  });
  const read = (...lines: object[]) => ({ __typename: 'PayoutStatement', lines, others: 2 });
  const content = '<Document/>';
  async function choose(more: Responses, file = new File([content], 'november.xml', { type: 'text/xml' })) {
    const opened = await open(more, '/lobby/staff/payouts?queue=runs');
    await opened.person.click(await screen.findByRole('button', { name: 'Read bank statement' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Read bank statement' }));
    await opened.person.upload(dialog.getByLabelText(/^Statement/), file);
    return { ...opened, dialog };
  }

  test('shows what it does, what needs staff first, and is booked once it is confirmed', async () => {
    const lines = [line(1, 'paid'), line(2, 'amount', { currency: 'EUR', user_name: 'Ivo' }), line(3, 'failed', { reason: 'AC04' })];
    const { person, host, dialog } = await choose({
      checkPayoutStatement: (variables) => {
        onRequest(variables);
        return { checkPayoutStatement: read(...lines) };
      },
      bookPayoutStatement: (variables) => {
        onRequest(variables);
        return { bookPayoutStatement: read(...lines) };
      },
    });
    expect(await dialog.findByText('To book: 2 of 3. Other bookings: 2.')).toBeVisible();
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'IvoB2€98.20Amount or currency differs',
      'NoorB1$98.20Paid',
      'NoorB3$98.20Failed, amount returnedAC04',
    ]);
    expect(onRequest).toHaveBeenCalledTimes(1);
    await person.click(dialog.getByRole('button', { name: 'Book results' }));
    expect(await dialog.findByText('Booked: 2 of 3. Other bookings: 2.')).toBeVisible();
    expect(onRequest).toHaveBeenLastCalledWith({ content, name: 'november.xml', key: expect.any(String) });
    expect(host.notify).toHaveBeenCalledWith('The statement is booked.', 'success');
    expect(dialog.queryByRole('button', { name: 'Book results' })).toBeNull();
  });

  test('has words for each result', async () => {
    const lines = STATEMENT_RESULTS.map((result, at) => line(at + 1, result));
    const { dialog } = await choose({ checkPayoutStatement: () => ({ checkPayoutStatement: read(...lines) }) });
    expect(await dialog.findByText('Unknown reference')).toBeVisible();
    expect(dialog.getAllByRole('row')).toHaveLength(STATEMENT_RESULTS.length + 1);
    expect(dialog.queryByText(/resultOf/)).toBeNull();
  });

  test('in which nothing is to be booked can’t be booked', async () => {
    const { dialog } = await choose({ checkPayoutStatement: () => ({ checkPayoutStatement: read(line(1, 'known')) }) });
    expect(await dialog.findByText('Booked already')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Book results' })).toBeDisabled();
  });

  test('that can’t be read says why, and another file can be chosen', async () => {
    const fields = [{ path: 'content', key: 'invalid.statement-line', params: { line: 3 } }];
    const { person, dialog } = await choose({
      checkPayoutStatement: () => {
        throw new Refusal({ code: 'input/invalid', status: 400, fields });
      },
    });
    expect(await dialog.findByText(/^Line 3 can’t be read/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Remove the file' }));
    expect(dialog.queryByText(/^Line 3 can’t be read/)).toBeNull();
    expect(dialog.getByLabelText(/^Statement/)).toBeEnabled();
  });

  test('that was removed since it was chosen asks for it again', async () => {
    const file = new File([content], 'november.xml', { type: 'text/xml' });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    const { dialog } = await choose({}, file);
    expect(await dialog.findByText('november.xml can’t be read. Check the file and choose it again.')).toBeVisible();
    expect(dialog.getByLabelText(/^Statement/)).toBeEnabled();
  });
});
