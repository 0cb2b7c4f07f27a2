import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Person } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const onRequest = jest.fn<(variables: object) => void>();
let noor: Person & { __typename: string };
const staffRow = () => ({ ...noor, uuid: staff.uuid, nickname: 'Desk', roles: ['user', 'staff'], suspended_until: null });

const responses: Responses = {
  deskPeople: () => ({ findPeople: { __typename: 'PersonList', list: [noor, staffRow()], totalCount: 2 } }),
  suspendPerson: (variables) => {
    onRequest(variables);
    noor = { ...noor, suspended_until: '2026-12-03T12:00:00.000Z' };
    return { suspendPerson: noor };
  },
  setPersonRoles: (variables) => {
    onRequest(variables);
    noor = { ...noor, roles: ['user', ...variables.roles], contracted_level: variables.level };
    return { setPersonRoles: noor };
  },
};
const open = (more: Responses = {}, at = '/lobby/staff/people') =>
  renderRoute(createSlice, 'people', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  noor = {
    __typename: 'Person',
    uuid: '0198f6d2-0000-7000-8000-0000000000f1',
    nickname: 'Noor',
    email: 'noor@meowtale.example',
    platform_key: 'meowtale',
    country: 'tw',
    roles: ['user', 'creator'],
    contracted_level: null,
    suspended_until: null,
    created_at: '2026-11-01T12:00:00.000Z',
  };
});

test('only staff have a badge beside their name', async () => {
  await open();
  expect(await screen.findByRole('rowheader', { name: /^Desk Meowtale staff/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Noor/ })).not.toHaveTextContent('Meowtale staff');
});

test('a person is suspended in two steps, with days and a reason', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Suspend Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Noor' }));
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Please write something here/);
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold elsewhere.');
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: noor.uuid, days: 10, reason: 'Sold elsewhere.' }));
  expect(await screen.findByText(/^Suspended until Dec/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lift the suspension of Noor' })).toBeVisible();
});

test('a contract has a level, and a rejection keeps the input', async () => {
  const { person } = await open({
    setPersonRoles: () => {
      throw new Refusal({ code: 'auth/forbidden', status: 403 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Roles of Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roles of Noor' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Contracted author' }));
  await person.type(dialog.getByRole('spinbutton', { name: /Contract level/ }), '3');
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By contract.');
  await person.click(dialog.getByRole('button', { name: 'Save the roles' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("The shell's words for auth/forbidden");
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('By contract.');
});

test('a penalty shows its amount; a rejection keeps the input, and a retry has the same key', async () => {
  let isRejecting = true;
  const { person } = await open({
    addPenalty: (variables) => {
      onRequest(variables);
      if (isRejecting) throw new Refusal({ code: 'auth/forbidden', status: 403 });
      return { addPenalty: { __typename: 'Penalty', uuid: '0198f6d2-0000-7000-8000-0000000000f9' } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Levy a penalty on Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Levy a penalty on Noor' }));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold elsewhere.');
  await person.click(dialog.getByRole('button', { name: 'Levy penalty' }));
  expect(dialog.getByRole('spinbutton', { name: /Sold outside Meowtale/ })).toHaveAccessibleDescription(
    /Please write something here\. From 4 to 10,000,000\./,
  );
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('spinbutton', { name: /Sold outside Meowtale/ }), '12345');
  expect(dialog.getByRole('status')).toHaveTextContent('18,515');
  await person.click(dialog.getByRole('button', { name: 'Levy penalty' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("The shell's words for auth/forbidden");
  isRejecting = false;
  await person.click(dialog.getByRole('button', { name: 'Levy penalty' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [[first], [again]] = onRequest.mock.calls as [[{ key: string }], [{ key: string }]];
  expect(first).toMatchObject({ uuid: noor.uuid, sold: 12_345, reason: 'Sold elsewhere.' });
  expect(again).toEqual(first);
});

test('staff have no actions, and a search is in the address', async () => {
  const { person, host } = await open();
  expect(await screen.findByRole('row', { name: /Desk/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Desk/ })).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'noor{Enter}');
  expect(host.navigation.push).toHaveBeenCalledWith('/lobby/staff/people?q=noor');
});

test('a notification to a person is started beside their name', async () => {
  await open();
  const notice = await screen.findByRole('link', { name: 'Write a notice to Noor' });
  expect(notice).toHaveAttribute('href', `/lobby/staff/notifications?to=${noor.uuid}`);
});

test('the days, and the level, are required', async () => {
  const { person } = await open();
  const beside = async (action: string, confirm: string, box: RegExp) => {
    await person.click(await screen.findByRole('button', { name: action }));
    const dialog = within(screen.getByRole('dialog', { name: action }));
    if (confirm === 'Save the roles') await person.click(dialog.getByRole('checkbox', { name: 'Contracted author' }));
    await person.clear(dialog.getByRole('spinbutton', { name: box }));
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'By contract.');
    await person.click(dialog.getByRole('button', { name: confirm }));
    expect(dialog.getByRole('spinbutton', { name: box })).toHaveAccessibleDescription(/Please write something here/);
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  };
  await beside('Suspend Noor', 'Suspend', /Days/);
  await beside('Roles of Noor', 'Save the roles', /Contract level/);
  expect(onRequest).not.toHaveBeenCalled();
});

test.each(['45{Enter}', '7', '15.5', '99999999999999999999'])('no person is suspended for other days than typed: %s', async (typed) => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Suspend Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold elsewhere.');
  const days = dialog.getByRole('spinbutton', { name: /Days/ });
  await person.clear(days);
  await person.type(days, typed);
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(days).toHaveValue(typed.replace('{Enter}', ''));
  expect(days).toHaveAccessibleDescription(/Enter a whole number from 10 to 30/);
  expect(onRequest).not.toHaveBeenCalled();
});

test.each(['-5', '1.5', '0', '99999999999999999999'])('no penalty for an impossible amount: %s', async (typed) => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Levy a penalty on Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sold elsewhere.');
  const sold = dialog.getByRole('spinbutton', { name: /Sold outside Meowtale/ });
  await person.type(sold, '5000');
  expect(dialog.getByRole('status')).toHaveTextContent(/The penalty comes to/);
  await person.clear(sold);
  await person.type(sold, typed);
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await person.click(dialog.getByRole('button', { name: 'Levy penalty' }));
  expect(sold).toHaveAccessibleDescription(/Enter a whole number from 4 to 10,000,000/);
  expect(onRequest).not.toHaveBeenCalled();
});

test('a penalty without input shows both errors', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Levy a penalty on Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Levy penalty' }));
  expect(dialog.getAllByText('Please write something here.')).toHaveLength(2);
});

test.each(['Suspend Noor', 'Levy a penalty on Noor', 'Roles of Noor'])('the person is named with their address: %s', async (action) => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: action }));
  expect(within(screen.getByRole('dialog', { name: action })).getByText('noor@meowtale.example')).toBeVisible();
});

test('an existing suspension is shown with its end, and a shorter one is rejected with it', async () => {
  const to = '2026-12-20T12:00:00.000Z';
  // In this machine's time zone, as the page shows it; without its year during that year.
  const time = new Date(to).toLocaleTimeString('en-US', { timeStyle: 'short' }).replace('\u202f', ' ');
  noor = { ...noor, suspended_until: to };
  const fields = [{ path: 'days', key: 'invalid.suspended-longer', params: { to } }];
  const { person } = await open({
    suspendPerson: () => {
      throw new Refusal({ code: 'input/invalid', status: 422, fields });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Suspend Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Already suspended until Dec 20/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Again.');
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(new RegExp(`They are already suspended until Dec 20,( 2026,)? ${time}`));
});
