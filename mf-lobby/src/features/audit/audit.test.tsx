import { expect, test } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const STORE = '0198f6d2-0000-7000-8000-0000000000a1';
const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const entry = {
  __typename: 'AuditEntry',
  uuid: '0198f6d2-0000-7000-8000-0000000000e1',
  actor: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Noor' },
  action: 'review-refuse',
  subject_type: 'store',
  subject_uuid: STORE,
  subject_name: 'The Night Ferry',
  reason: 'The bell is silent.',
  details: { part: 'page', rejection_type: 'bug' },
  at: '2026-11-20T12:00:00.000Z',
};

async function open(list: object[], at = '/lobby/staff/audit') {
  const requests: object[] = [];
  const responses: Responses = {
    auditLog: (variables) => {
      requests.push(variables);
      return { findAuditLog: { __typename: 'AuditLog', list, totalCount: list.length } };
    },
  };
  return { requests, ...(await renderRoute(createSlice, 'audit', { responses, at, person: staff })) };
}

test('an entry shows the staff member, the action, its subject and reason, and links to all entries of the subject', async () => {
  const { requests, person } = await open([entry]);
  const row = await screen.findByRole('row', { name: /Rejected a submission/ });
  expect(row).toHaveTextContent(/NoorRejected a submission · Page only.*The Night FerryListing.*Doesn’t workThe bell is silent\./);
  await person.click(screen.getByRole('link', { name: 'The Night Ferry' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ subject: STORE, actor: null }));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ subject: null }));
});

test('an unknown action in the address shows all entries, and an empty log says so', async () => {
  const { requests } = await open([], '/lobby/staff/audit?action=nothing');
  expect(await screen.findByRole('heading', { name: 'No entries' })).toBeVisible();
  expect(requests).toEqual([expect.objectContaining({ action: null })]);
});
