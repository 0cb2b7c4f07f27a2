import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { PlanGrant } from './documents.ts';

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
const grant = (change: Partial<PlanGrant> = {}) => ({
  __typename: 'PlanGrant',
  uuid: '0198f6d2-0000-7000-8000-0000000000c1',
  user_uuid: NOOR,
  user_name: 'Noor',
  actor_name: 'Desk',
  grade: 2,
  reason: 'Contract 7.',
  state: 'running' as const,
  started_at: '2026-11-20T12:00:00.000Z',
  ended_at: '2027-11-20T12:00:00.000Z',
  end_actor_name: null,
  end_reason: null,
  ...change,
});
let granted: (PlanGrant & { __typename: string })[];

const responses: Responses = {
  deskPeople: ({ keyword }) => {
    const list = keyword === 'nobody' ? [] : [someone(NOOR, 'Noor'), someone(staff.uuid, 'Staff')];
    return { findPeople: { __typename: 'PersonList', list, totalCount: list.length } };
  },
  deskPlans: (variables) => {
    listed(variables);
    const list = granted.filter(({ state }) => state === variables.state);
    return { findPlanGrant: { __typename: 'PlanGrantList', list, totalCount: list.length } };
  },
  grantPlan: (variables) => {
    onRequest(variables);
    granted = [grant({ grade: variables.grade as number, reason: variables.reason as string })];
    return { grantPlan: { __typename: 'PlanGrant', uuid: granted[0]?.uuid, ended_at: granted[0]?.ended_at } };
  },
  endPlanGrant: (variables) => {
    onRequest(variables);
    granted = [grant({ state: 'over', end_actor_name: 'Staff', end_reason: variables.reason as string })];
    return { endPlanGrant: { __typename: 'PlanGrant', uuid: variables.uuid } };
  },
};
const open = (more: Responses = {}, at = '/lobby/staff/plans') =>
  renderRoute(createSlice, 'staff-plans', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  listed.mockClear();
  granted = [];
});

test('a person is found, and granted a plan for months whose end is shown before', async () => {
  const { person, host } = await open();
  expect(await screen.findByRole('heading', { name: 'No granted plans at the moment' })).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'noor{Enter}');
  expect(host.navigation.push).toHaveBeenCalledWith('/lobby/staff/plans?q=noor');
  expect(await screen.findByRole('row', { name: /Staff/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant Staff a plan' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Grant Noor a plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Grant Noor a plan' }));
  const months = dialog.getByRole('spinbutton', { name: /Months \(1 to 36\)/ });
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Contract 7.');
  await person.click(dialog.getByRole('button', { name: 'Grant a plan' }));
  expect(months).toHaveAccessibleDescription(/Please write something here/);
  expect(onRequest).not.toHaveBeenCalled();
  expect(dialog.getByText('noor@meowtale.example')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
  await person.type(months, '12');
  expect(dialog.getByRole('status')).toHaveTextContent(/^It starts now and runs until \w+ \d+, \d{4}\.$/);
  await person.click(dialog.getByRole('button', { name: 'Grant a plan' }));
  const request = { user: NOOR, grade: 2, months: 12, reason: 'Contract 7.', key: expect.any(String) };
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith(request));
  expect(await screen.findByRole('row', { name: /Noor Enterprise Nov 20, 2026 Nov 20, 2027 Desk Contract 7\./ })).toBeVisible();
  expect(host.notify).toHaveBeenCalledWith('Noor has Enterprise until Nov 20, 2027.', 'success');
});

test('PRO can be granted too, and a retry after an error has the same key', async () => {
  let down = true;
  const { person } = await open(
    {
      grantPlan: (variables) => {
        if (!down) return responses.grantPlan?.(variables) ?? {};
        onRequest(variables);
        throw new Refusal({ code: 'service/unavailable', status: 503 });
      },
    },
    '/lobby/staff/plans?q=noor',
  );
  await person.click(await screen.findByRole('button', { name: 'Grant Noor a plan' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'PRO' }));
  await person.type(dialog.getByRole('spinbutton', { name: /Months/ }), '1');
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A prize.');
  await person.click(dialog.getByRole('button', { name: 'Grant a plan' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  down = false;
  await person.click(dialog.getByRole('button', { name: 'Grant a plan' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
  expect(onRequest.mock.calls[1]).toEqual(onRequest.mock.calls[0]);
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ grade: 1, months: 1 });
});

test('a running grant is ended with a reason, and is then among the ended ones', async () => {
  granted = [grant()];
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'End Enterprise of Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End Enterprise of Noor' }));
  await person.click(dialog.getByRole('button', { name: 'End now' }));
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They left.');
  await person.click(dialog.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: grant().uuid, reason: 'They left.', key: expect.any(String) }));
  expect(await screen.findByRole('heading', { name: 'No granted plans at the moment' })).toBeVisible();
  expect(host.notify).toHaveBeenCalledWith('Enterprise of Noor is ended.', 'success');
  await person.click(screen.getByRole('link', { name: 'Ended' }));
  const row = await screen.findByRole('row', { name: /Noor.*Contract 7\..*Ended early by Staff:.*They left\./ });
  expect(within(row).queryByRole('button', { name: /^End/ })).toBeNull();
});

test('one that is over meanwhile is reported, and the list is asked for again', async () => {
  granted = [grant()];
  const { person } = await open({
    endPlanGrant: () => {
      granted = [];
      throw new Refusal({ code: 'input/conflict', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'End Enterprise of Noor' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They left.');
  await person.click(dialog.getByRole('button', { name: 'End now' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'No granted plans at the moment' })).toBeVisible();
});

test('one’s own plan is ended by a colleague', async () => {
  granted = [grant({ user_uuid: staff.uuid, user_name: 'Staff' })];
  await open();
  expect(await screen.findByText('This is your own plan: a colleague decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^End Enterprise/ })).toBeNull();
});

test('pressing a name shows only that person’s grants, and all again', async () => {
  granted = [grant()];
  const { person } = await open();
  await person.click(await screen.findByRole('link', { name: 'Noor' }));
  await waitFor(() => expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ user: NOOR })));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ user: null })));
});

test('a failed query shows an error with a retry, and loading is announced', async () => {
  let away = true;
  const { person } = await open({
    deskPlans: (variables) => {
      if (away) throw new Refusal({ code: 'auth/forbidden', status: 403 });
      return responses.deskPlans?.(variables) ?? {};
    },
  });
  expect(await screen.findByRole('heading', { name: 'Granted plans can’t be shown right now' })).toBeVisible();
  away = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No granted plans at the moment' })).toBeVisible();
});

test('while the list loads, that is announced', async () => {
  await open({ deskPlans: () => new Promise(() => undefined) });
  expect(await screen.findByText('The list is loading.')).toBeInTheDocument();
});
