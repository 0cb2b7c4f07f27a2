import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Activity } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const onRequest = jest.fn<(variables: object) => void>();
const activity = (state: Activity['state'], name: string): Activity & { __typename: string } => ({
  __typename: 'StoreActivityOfficial',
  uuid: `0198f6d2-0000-7000-8000-00000000000${state}`,
  names: { 'en-US': name },
  percentage_discount: 20,
  state,
  started_at: '2098-12-01T12:00:00.000Z',
  ended_at: '2098-12-08T12:00:00.000Z',
  revision: 4,
});
let list: Activity[];
const responses: Responses = {
  deskActivities: () => ({ findStoreActivityOfficial: { __typename: 'StoreActivityOfficialList', list } }),
  closeActivity: (variables) => {
    onRequest(variables);
    list = [activity(3, 'Harvest')];
    return { closeStoreActivityOfficial: list[0] };
  },
  setActivity: (variables) => {
    onRequest(variables);
    return { setStoreActivityOfficial: activity(1, 'Winter') };
  },
};
const at = '/lobby/staff/activities';
const open = (query = '', more: Responses = {}) =>
  renderRoute(createSlice, 'activities', { responses: { ...responses, ...more }, at: `${at}${query}`, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  list = [activity(0, 'Spring'), activity(1, 'Winter'), activity(2, 'Harvest'), activity(3, 'Summer')];
});

test('each promotion shows its state and its possible actions', async () => {
  await open();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Spring/)).getByText('Draft')).toBeVisible();
  expect((await row(/Winter/)).getByText('Scheduled')).toBeVisible();
  expect((await row(/Harvest/)).getByText('Running')).toBeVisible();
  expect((await row(/Summer/)).getByText('Ended')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Edit Spring',
    'Edit Winter',
    'Edit Harvest',
  ]);
  expect(screen.getAllByRole('button', { name: /^(End|Withdraw) / }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Withdraw Winter',
    'End Harvest now',
  ]);
});

test('a scheduled one is withdrawn to a draft with a reason, its other fields unchanged', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Withdraw Winter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw Winter' }));
  expect(dialog.getByText(/It becomes a draft.*keep their discount until Dec/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too cold.');
  await person.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const { uuid, revision, percentage_discount, started_at, ended_at } = activity(1, 'Winter');
  const names = [{ language: 'en-US', name: 'Winter' }];
  const input = { uuid, revision, percentage_discount, started_at, ended_at, names, state: 0, reason: 'Too cold.' };
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith(input));
  expect(host.notify).toHaveBeenCalledWith('Winter is a draft again.', 'success');
});

test('without promotions a sentence is shown, not an empty table', async () => {
  list = [];
  await open();
  expect(await screen.findByText('No promotions yet')).toBeVisible();
});

test('an active one is ended with a reason, after a notice that listings that joined keep it', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'End Harvest now' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End Harvest now' }));
  expect(dialog.getByText(/Listings that joined keep their discount until Dec/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too loud.');
  await person.click(dialog.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: activity(2, '').uuid, revision: 4, reason: 'Too loud.' }));
  expect(host.notify).toHaveBeenCalledWith('Harvest has ended.', 'success');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End / })).toBeNull());
});

test('a new one without a name and times is not sent, and shows what is missing', async () => {
  const { person } = await open('?promotion=new');
  await person.click(await screen.findByRole('button', { name: 'Save promotion' }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/Enter at least the English name/);
  expect(screen.getAllByText('Choose a day and a time.')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Spring');
  expect(screen.queryByText('Enter at least the English name.')).toBeNull();
});

test('one is changed in its languages, with its revision, and a rejection keeps the input', async () => {
  const refuse = {
    setActivity: (variables: object) => {
      onRequest(variables);
      throw new Refusal({ code: 'input/conflict', status: 409 });
    },
  };
  const { person } = await open(`?promotion=${activity(1, '').uuid}`, refuse);
  await person.click(await screen.findByRole('tab', { name: 'German' }));
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Winter der Katzen');
  await person.click(screen.getByRole('button', { name: 'Save promotion' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save this promotion?' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Its German name.');
  await person.click(dialog.getByRole('button', { name: 'Save promotion' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("The shell's words for input/conflict");
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Its German name.');
  const [[variables]] = onRequest.mock.calls as [[{ names: object[]; revision: number; state: number }]];
  expect(variables).toMatchObject({ revision: 4, state: 1, percentage_discount: 20, reason: 'Its German name.' });
  expect(variables.names).toHaveLength(2);
  expect(variables.names).toContainEqual({ language: 'de-DE', name: 'Winter der Katzen' });
});

test('the percentage and the start of an active one can’t be changed', async () => {
  await open(`?promotion=${activity(2, '').uuid}`);
  expect(await screen.findByText(/It has started/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /Percent off/ })).toBeDisabled();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an ended or unknown one can’t be edited', async () => {
  await open(`?promotion=${activity(3, '').uuid}`);
  expect(await screen.findByText('Promotion not found')).toBeVisible();
});

test('a promotion that a colleague changed meanwhile shows the fields that differ, and is saved over theirs only if it is kept', async () => {
  const query = `?promotion=${activity(1, '').uuid}`;
  const name = () => screen.findByRole('textbox', { name: /^Name/ });
  const first = await open(query);
  await first.person.type(await name(), ' of Cats');
  first.unmount();
  list = [{ ...activity(1, 'Winter'), percentage_discount: 30, revision: 5 }];
  const { person } = await open(query);
  expect(await name()).toHaveValue('Winter of Cats');
  expect(screen.getByText('A newer version was saved elsewhere')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name (English)', 'Percent off']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Winter', '30']);
  expect(screen.getByRole('button', { name: 'Save promotion' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await person.click(screen.getByRole('button', { name: 'Save promotion' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Its name.');
  await person.click(dialog.getByRole('button', { name: 'Save promotion' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ revision: 5, reason: 'Its name.' })));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('a promotion stored by an earlier release, beside its revision, is restored', async () => {
  const { uuid, names: _names, revision, __typename, ...fields } = activity(1, '');
  const stored = { revision, fields: { ...fields, names: { 'en-US': 'Winter of Cats' } } };
  localStorage.setItem(`meowtale.draft.${mira.uuid}.activity.${uuid}`, JSON.stringify(stored));
  await open(`?promotion=${uuid}`);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Winter of Cats');
  expect(screen.getByText('A newer version was saved elsewhere')).toBeVisible();
});
