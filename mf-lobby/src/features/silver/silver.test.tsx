import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SilverGrant } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const NOOR = '0198f6d2-0000-7000-8000-0000000000f1';
const onRequest = jest.fn<(variables: object) => void>();
const listed = jest.fn<(variables: object) => void>();
const someone = (uuid: string, nickname: string) => ({
  __typename: 'Person',
  uuid,
  nickname,
  email: `${nickname.toLowerCase()}@meowtale.example`,
  platform_key: 'meowtale',
  country: null,
  roles: ['user'],
  contracted_level: null,
  suspended_until: null,
  created_at: '2026-11-01T12:00:00.000Z',
});
let given: (SilverGrant & { __typename: string })[];

const responses: Responses = {
  deskPeople: ({ keyword }) => {
    const list = keyword === 'nobody' ? [] : [someone(NOOR, 'Noor'), someone(staff.uuid, 'Staff')];
    return { findPeople: { __typename: 'PersonList', list, totalCount: list.length } };
  },
  deskSilver: (variables) => {
    listed(variables);
    return { findSilverGrant: { __typename: 'SilverGrantList', list: given, totalCount: given.length } };
  },
  giveSilver: (variables) => {
    onRequest(variables);
    given = [grant({ silver: variables.silver, reason: variables.reason })];
    return { grantSilver: { __typename: 'SilverGrant', uuid: given[0]?.uuid } };
  },
};
const grant = (change: Partial<SilverGrant> = {}) => ({
  __typename: 'SilverGrant',
  uuid: '0198f6d2-0000-7000-8000-0000000000c1',
  user_uuid: NOOR,
  user_name: 'Noor',
  actor_uuid: staff.uuid,
  actor_name: 'Staff',
  silver: 300,
  reason: 'A lost save.',
  created_at: '2026-11-20T12:00:00.000Z',
  ...change,
});
const open = (more: Responses = {}, at = '/lobby/staff/silver') =>
  renderRoute(createSlice, 'silver', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  listed.mockClear();
  given = [];
});

test('a person is found by address, and granted silver in two steps that show its worth', async () => {
  const { person, host } = await open();
  expect(await screen.findByRole('heading', { name: 'No silver given yet' })).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'noor{Enter}');
  expect(host.navigation.push).toHaveBeenCalledWith('/lobby/staff/silver?q=noor');
  await person.click(await screen.findByRole('button', { name: 'Give silver to Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give silver to Noor' }));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  await person.type(reason, 'A lost save.');
  await person.click(dialog.getByRole('button', { name: 'Give silver' }));
  const amount = dialog.getByRole('spinbutton', { name: /Silver/ });
  expect(amount).toHaveAccessibleDescription(/Please write something here.*At most 10,000 at a time, and 100,000 a day/);
  expect(onRequest).not.toHaveBeenCalled();
  expect(dialog.getByText('noor@meowtale.example')).toBeVisible();
  await person.type(amount, '1');
  expect(dialog.getByRole('status')).toHaveTextContent('It pays for 1 coin ($0.01).');
  await person.type(amount, '250');
  expect(dialog.getByRole('status')).toHaveTextContent('It pays for 1,250 coins ($12.50).');
  await person.click(dialog.getByRole('button', { name: 'Give silver' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith({ user: NOOR, silver: 1250, reason: 'A lost save.', key: expect.any(String) }),
  );
  expect(await screen.findByRole('row', { name: /Noor.*1,250.*Staff.*A lost save\./ })).toBeVisible();
  expect(host.notify).toHaveBeenCalledWith('Silver given to Noor.', 'success');
});

test('oneself can’t be chosen, and an unknown person is reported', async () => {
  await open({}, '/lobby/staff/silver?q=a');
  expect(await screen.findByRole('row', { name: /Staff/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give silver to Staff' })).toBeNull();
});

test('a search without results says so', async () => {
  await open({}, '/lobby/staff/silver?q=nobody');
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeVisible();
});

test('above the daily limit the remaining amount is shown, and a retry has the same key', async () => {
  const fields = [{ path: 'silver', key: 'invalid.day-limit', params: { maximum: 700 } }];
  const { person } = await open(
    {
      giveSilver: (variables) => {
        onRequest(variables);
        throw new Refusal({ code: 'input/invalid', status: 422, fields });
      },
    },
    '/lobby/staff/silver?q=noor',
  );
  await person.click(await screen.findByRole('button', { name: 'Give silver to Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('spinbutton', { name: /Silver/ }), '800');
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A lost save.');
  await person.click(dialog.getByRole('button', { name: 'Give silver' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Left for today: 700.');
  await person.click(dialog.getByRole('button', { name: 'Give silver' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
  expect(onRequest.mock.calls[1]).toEqual(onRequest.mock.calls[0]);
});

test('pressing a name shows only that person’s grants, and all again', async () => {
  given = [grant()];
  const { person } = await open();
  await person.click(await screen.findByRole('link', { name: 'Noor' }));
  await waitFor(() => expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ user: NOOR })));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ user: null })));
});

test('a failed or forbidden query shows an error, with a retry', async () => {
  let away = true;
  const refuse = () => {
    throw new Refusal({ code: 'auth/forbidden', status: 403 });
  };
  const { person } = await open(
    {
      deskPeople: (variables) => (away ? refuse() : (responses.deskPeople?.(variables) ?? {})),
      deskSilver: (variables) => (away ? refuse() : (responses.deskSilver?.(variables) ?? {})),
    },
    '/lobby/staff/silver?q=noor',
  );
  expect(await screen.findByRole('heading', { name: 'Silver given can’t be shown right now' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'People can’t be shown right now' })).toBeVisible();
  away = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await person.click(button);
  expect(await screen.findByRole('row', { name: /Noor/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No silver given yet' })).toBeVisible();
});

test('loading is announced', async () => {
  await open({ deskSilver: () => new Promise(() => undefined) });
  expect(screen.getByText('The list is loading.')).toBeInTheDocument();
});
