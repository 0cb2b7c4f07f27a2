import { beforeEach, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_BILL_CONFIRM_MS } from '@meowtale/contracts';
import { fakeTimers, mira, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { UserBank, Withdrawal } from './documents.ts';
import { readDollars, writeDollars } from './dollars.ts';

const BANK = '0198f6d2-0000-7000-8000-0000000000b1';
const onRequest = jest.fn<(variables: object) => void>();
const saved = jest.fn<(variables: object) => void>();
const bank = (change: Partial<UserBank> = {}): UserBank & { __typename: string } => ({
  __typename: 'UserBank',
  uuid: BANK,
  type: 1,
  payee: 'Mira Vale',
  accountnumber: '3000',
  swift: 'DEUTDEFF',
  name: 'Deutsche Bank',
  ...{ address: '', city: '', bankstate: '', postalcode: '', country: 'de', meta: {} },
  ...{ intermediary_payee: '', intermediary_accountnumber: '', intermediary_swift: null, intermediary_name: '' },
  ...{
    intermediary_address: '',
    intermediary_city: '',
    intermediary_bankstate: '',
    intermediary_postalcode: '',
    intermediary_country: null,
  },
  ...change,
});
const withdrawal = (change: Partial<Withdrawal> = {}): Withdrawal & { __typename: string } => ({
  __typename: 'Withdrawal',
  uuid: '0198f6d2-0000-7000-8000-0000000000c1',
  amount: 10_000,
  tax: 180,
  total: 9820,
  state: 0,
  step: 'requested',
  memo: null,
  correct_until: null,
  bank_name: 'Deutsche Bank',
  bank_last_four: '3000',
  created_at: '2026-11-20T12:00:00.000Z',
  history: [{ step: 'requested', memo: null, created_at: '2026-11-20T12:00:00.000Z' }].map((step) => ({
    __typename: 'WithdrawalStep',
    ...step,
  })),
  ...change,
});
let banks: object[];
let list: object[];
let left: { amount: number; on_hold: number };
const responses: Responses = {
  lobbyAccount: () => ({ me: { __typename: 'User', uuid: mira.uuid, account: [], wallet: { __typename: 'Wallet', debt: 0 } } }),
  lobbyPayee: () => ({
    getAccountAvailableWithdrawAmount: {
      __typename: 'WithdrawableAmount',
      type: 0,
      ...left,
      minimum: 0,
      maximum: 999_999_999_999_999,
    },
    findUserBank: banks,
  }),
  lobbyWithdrawals: () => ({ findWithdrawal: { __typename: 'WithdrawalList', list, totalCount: list.length } }),
  lobbyWithdrawalFee: ({ amount }) => {
    const tax = 30 + Math.floor((amount as number) / 100);
    return { findWithdrawalFee: { __typename: 'WithdrawalBill', amount, tax, total: (amount as number) - tax } };
  },
  setUserBank: (variables) => {
    saved(variables);
    banks = [bank()];
    return { setUserBank: { __typename: 'UserBank', uuid: BANK } };
  },
  addAccountLog: (variables) => {
    onRequest(variables);
    list = [withdrawal()];
    return { addAccountLog: { __typename: 'Withdrawal', uuid: withdrawal().uuid } };
  },
  cancelWithdrawal: (variables) => {
    onRequest(variables);
    list = [withdrawal({ state: 2, step: 'cancelled' })];
    return { cancelWithdrawal: { __typename: 'Withdrawal', uuid: withdrawal().uuid } };
  },
};
const open = (more: Responses = {}) =>
  renderRoute(createSlice, 'withdrawal', { responses: { ...responses, ...more }, at: '/lobby/income/withdrawal' });

beforeEach(() => {
  fakeTimers();
  onRequest.mockClear();
  saved.mockClear();
  banks = [bank()];
  list = [];
  left = { amount: 96_400, on_hold: 0 };
});

test('a withdrawal is requested after its fee and what arrives were shown', async () => {
  const { person, host } = await open();
  expect(await screen.findByText('Mira Vale · •••• 3000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw' }));
  await person.click(dialog.getByRole('button', { name: 'All' }));
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('964.00');
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
  expect(await dialog.findByRole('row', { name: 'You receive $954.06' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ amount: 96_400, bank: BANK, key: expect.any(String) }));
  expect(host.notify).toHaveBeenCalledWith('The withdrawal is requested.', 'success');
  expect(await screen.findByRole('row', { name: /\$100\.00.*\$1\.80.*\$98\.20.*Deutsche Bank •••• 3000.*Waiting/ })).toBeVisible();
});

test('withdrawals in progress have their own card, and the available amount is shown once', async () => {
  left = { amount: 96_400, on_hold: 10_000 };
  await open();
  expect(await screen.findByText('On its way to your bank')).toBeVisible();
  expect(screen.getByText('≈ $100.00')).toBeVisible();
  expect(screen.getAllByText('Ready to withdraw')).toHaveLength(1);
});

test('where less is left than requested, the rest is shown and queried again', async () => {
  const { person } = await open({
    addAccountLog: () => {
      left = { amount: 2000, on_hold: 94_400 };
      throw new Refusal({ code: 'wallet/insufficient', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'All' }));
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
  await dialog.findByRole('row', { name: 'You receive $954.06' });
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('The amount ready to withdraw is now smaller: $20.00.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('964.00');
  expect(await dialog.findByText('Up to $20.00.')).toBeVisible();
});

test.each([
  ['0', 'It must be more than the minimum.'],
  ['964.01', 'This is more than is ready to withdraw.'],
  ['many', 'Enter an amount, like 120.50.'],
])('%s shows an error at its field, and nothing is requested', async (text, sentence) => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Amount/ }), text);
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(onRequest).not.toHaveBeenCalled();
});

test('where nothing would arrive an error is shown, and confirming does nothing', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Amount/ }), '0.20');
  await passTime(DEBOUNCE_BILL_CONFIRM_MS);
  expect(await dialog.findByText('Nothing would be left after the fee. Enter a larger amount.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(onRequest).not.toHaveBeenCalled();
});

test('without a bank one is added first, with errors by field, and the input stays', async () => {
  banks = [];
  const { person, host } = await open();
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Add bank' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bank data' }));
  await person.type(dialog.getByRole('textbox', { name: /Account holder/ }), '王小明');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: /Account holder/ })).toHaveAccessibleDescription(/Latin letters only/);
  expect(dialog.getByRole('alert')).toHaveTextContent(/This isn’t saved yet/);
  expect(dialog.getByRole('textbox', { name: /Bank name/ })).toHaveAccessibleDescription(/Please write something here/);
  expect(dialog.getByRole('combobox', { name: /Country/ })).toHaveAccessibleDescription(/Choose a country/);
  expect(saved).not.toHaveBeenCalled();
  const write = async (name: RegExp, text: string) => {
    await person.clear(dialog.getByRole('textbox', { name }));
    await person.type(dialog.getByRole('textbox', { name }), text);
  };
  await write(/Account holder/, 'Mira Vale');
  await person.click(dialog.getByRole('combobox', { name: /Country of the bank/ }));
  await person.type(dialog.getByRole('combobox', { name: /Country of the bank/ }), 'Germany');
  await person.click(dialog.getByRole('option', { name: 'Germany' }));
  await write(/Bank name/, 'Deutsche Bank');
  await write(/SWIFT/, 'deutdeff');
  await write(/IBAN/, 'DE89 3704 0044 0532 0130 00');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0]).toEqual({
    bank: {
      type: 1,
      payee: 'Mira Vale',
      country: 'de',
      name: 'Deutsche Bank',
      swift: 'deutdeff',
      accountnumber: 'DE89 3704 0044 0532 0130 00',
      ...{ address: '', city: '', bankstate: '', postalcode: '' },
      meta: { clearing_code: '' },
    },
  });
  expect(host.notify).toHaveBeenCalledWith('The bank is saved.', 'success');
});

test('the number is never shown again: it is entered anew, and the wallet’s error is at its field', async () => {
  const { person } = await open({
    setUserBank: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'user_bank.accountnumber', key: 'invalid.iban' }] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Change bank' }));
  const number = within(screen.getByRole('dialog')).getByRole('textbox', { name: /IBAN/ });
  expect(number).toHaveValue('');
  expect(number).toHaveAccessibleDescription(/Current number: •••• 3000/);
  await person.type(number, 'DE89370400440532013000');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription(/This isn’t a valid IBAN/));
});

test('a withdrawal that staff haven’t taken is cancelled in two steps, and has its history', async () => {
  list = [withdrawal()];
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'History of the withdrawal of $100.00' }));
  const history = within(screen.getByRole('dialog'));
  expect(history.getByRole('listitem')).toHaveTextContent(/Waiting Nov 20, 2026/);
  await person.click(history.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('button', { name: 'Cancel the withdrawal of $100.00' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel withdrawal' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: withdrawal().uuid, key: expect.any(String) }));
  expect(host.notify).toHaveBeenCalledWith('The withdrawal is cancelled.', 'success');
  expect(await screen.findByText('Cancelled, amount returned')).toBeVisible();
});

test('a correction shows its reason and its deadline, and links to the bank', async () => {
  list = [withdrawal({ state: 3, step: 'correction-asked', memo: 'The name differs.', correct_until: '2026-12-04T12:00:00.000Z' })];
  const { person } = await open();
  expect(await screen.findByRole('row', { name: /Bank data must be corrected.*The name differs\..*Until Dec 4, 2026/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Correct bank data' }));
  expect(screen.getByRole('dialog', { name: 'Bank data' })).toBeVisible();
});

test('a failed query shows an error, with a retry', async () => {
  let away = true;
  const { person } = await open({
    lobbyPayee: (variables) => {
      if (away) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return responses.lobbyPayee?.(variables) ?? {};
    },
  });
  expect(await screen.findByRole('heading', { name: 'The amount ready to withdraw can’t be shown right now' })).toBeVisible();
  away = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mira Vale · •••• 3000')).toBeVisible();
});

test.each([
  ['120', 12_000],
  ['120.5', 12_050],
  ['120,50', 12_050],
  [' 1 000.00 ', 100_000],
  ['1.005', null],
  ['-5', null],
  ['', null],
  ['12345678901234', null],
])('“%s” is %p coins', (text, coins) => {
  expect(readDollars(text)).toBe(coins);
  if (coins !== null) expect(readDollars(writeDollars(coins))).toBe(coins);
});
