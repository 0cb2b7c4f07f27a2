import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, STORE, storeAnswer } from '../store-editor/test-listing.ts';
import type { JournalEntry } from './documents.ts';

let entries: JournalEntry[];
const sent = jest.fn<(variables: object) => void>();

const entry = (number: number, change: Partial<JournalEntry> = {}): JournalEntry & { __typename: 'MyStoreUpdateLog' } => ({
  __typename: 'MyStoreUpdateLog',
  uuid: `0198f6d2-0000-7000-8000-0000000000${10 + number}`,
  content: `Change ${number}`,
  note: '',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  revision: 1,
  ...change,
});

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer()] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  updateJournal: ({ page }) => ({
    findStoreUpdateLog: {
      __typename: 'MyStoreUpdateLogList',
      list: entries.slice((page - 1) * 10, page * 10),
      totalCount: entries.length,
    },
  }),
  addJournalEntry: (variables) => {
    sent(variables);
    const added = entry(50, { content: variables.content, note: variables.note });
    entries = [added, ...entries];
    return { addStoreUpdateLog: added };
  },
  setJournalEntry: (variables) => {
    sent(variables);
    entries = entries.map((one) => (one.uuid === variables.uuid ? { ...one, ...variables } : one));
    return { setStoreUpdateLog: entries.find((one) => one.uuid === variables.uuid) };
  },
};

beforeEach(() => {
  entries = [];
  sent.mockClear();
  localStorage.clear();
});

async function open(more: Responses = {}) {
  const page = await renderRoute(createSlice, 'overview', {
    responses: { ...responses, ...more },
    at: `/set-store/${STORE}`,
    params: { id: STORE },
  });
  return { ...page, journal: within(await screen.findByRole('region', { name: 'Update journal' })) };
}

test('an update is written with a note, and is listed first', async () => {
  const { person, host, journal } = await open();
  expect(await journal.findByRole('heading', { name: 'The journal is empty' })).toBeVisible();
  await person.click(journal.getByRole('button', { name: 'Write an update' }));
  const content = journal.getByRole('textbox', { name: 'Changes' });
  expect(content).toHaveFocus();
  expect(journal.queryByRole('heading', { name: 'The journal is empty' })).not.toBeInTheDocument();
  await person.type(content, 'A fourth ending.');
  await person.type(journal.getByRole('textbox', { name: 'Private note' }), 'Thank Mira.');
  await person.click(journal.getByRole('button', { name: 'Save the update' }));
  const [first] = await journal.findAllByRole('listitem');
  expect(first).toHaveTextContent(/A fourth ending\..*Private note.*Thank Mira\./);
  expect(sent).toHaveBeenLastCalledWith({ store_id: STORE, content: 'A fourth ending.', note: 'Thank Mira.' });
  expect(host.notify).toHaveBeenLastCalledWith('The update is in the journal.', 'success');
  expect(journal.queryByRole('textbox')).not.toBeInTheDocument();
  expect(journal.getByRole('button', { name: 'Write an update' })).toHaveFocus();
});

test('an update is edited in place; removing the note saves it empty', async () => {
  entries = [entry(1, { note: 'Secret.' }), entry(2)];
  const { person, journal } = await open();
  await person.click((await journal.findAllByRole('button', { name: /^Edit the update of/ }))[0] as HTMLElement);
  await person.type(journal.getByRole('textbox', { name: 'Changes' }), ', corrected');
  await person.clear(journal.getByRole('textbox', { name: 'Private note' }));
  await person.click(journal.getByRole('button', { name: 'Save the update' }));
  expect(await journal.findByText('Change 1, corrected')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ uuid: entries[0]?.uuid, content: 'Change 1, corrected', note: '', revision: 1 });
  expect(journal.queryByText('Secret.')).not.toBeInTheDocument();
  expect(journal.getAllByRole('button', { name: /^Edit the update of/ })[0]).toHaveFocus();
});

test('an update that fails to save stays in the form, with the reason, and leaving asks first', async () => {
  const { person, host, leaving, journal } = await open({
    addJournalEntry: ({ content }) => {
      if (content === 'offline') throw new Error('nobody answers');
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'note', key: 'invalid.characters' }] });
    },
  });
  await person.click(journal.getByRole('button', { name: 'Write an update' }));
  const [content, note] = [journal.getByRole('textbox', { name: 'Changes' }), journal.getByRole('textbox', { name: 'Private note' })];
  const save = journal.getByRole('button', { name: 'Save the update' });
  await person.click(save);
  expect(content).toHaveAccessibleDescription(/Please write something here/);
  expect(leaving()).toBeNull();
  await person.type(content, 'strange');
  expect(leaving()).toBe('The update is not saved yet. Leave without it?');
  await person.click(save);
  await waitFor(() => expect(note).toHaveAccessibleDescription(/contains a character/));
  expect(content).toHaveValue('strange');
  await person.clear(content);
  await person.type(content, 'offline');
  await person.click(save);
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'other/network-request-failed' })));
  expect(content).toHaveValue('offline');
});

test('a page has ten updates, and the address leads to the next', async () => {
  entries = Array.from({ length: 11 }, (_, index) => entry(index));
  const { person, host, journal } = await open();
  expect(await journal.findAllByRole('listitem')).not.toHaveLength(0);
  await person.click(journal.getByRole('link', { name: 'Next page' }));
  expect(host.navigation.push).toHaveBeenLastCalledWith(`/set-store/${STORE}?page=2`);
  expect(await journal.findByText('Change 10')).toBeVisible();
});

test('a journal that fails to load shows an error and leaves the rest of the page', async () => {
  const { journal } = await open({
    updateJournal: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    },
  });
  expect(await journal.findByRole('heading', { name: 'The journal can’t be shown right now' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Submission checklist' })).toBeVisible();
});

test('an update that wasn’t saved is restored after a reload; cancelling it removes it', async () => {
  const first = await open();
  await first.person.click(first.journal.getByRole('button', { name: 'Write an update' }));
  await first.person.type(first.journal.getByRole('textbox', { name: 'Changes' }), 'A fourth ending');
  first.unmount();
  const { person, journal, leaving } = await open();
  await person.click(journal.getByRole('button', { name: 'Write an update' }));
  expect(journal.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  expect(journal.getByRole('textbox', { name: 'Changes' })).toHaveValue('A fourth ending');
  expect(leaving()).toMatch(/not saved yet/);
  await person.click(journal.getByRole('button', { name: 'Cancel' }));
  await person.click(journal.getByRole('button', { name: 'Write an update' }));
  expect(journal.getByRole('textbox', { name: 'Changes' })).toHaveValue('');
});

test('a changed update that was saved elsewhere meanwhile isn’t saved before the person chose it', async () => {
  entries = [entry(1, { note: 'Secret.' })];
  const edit = { name: /^Edit the update of/ };
  const first = await open();
  await first.person.click(await first.journal.findByRole('button', edit));
  await first.person.type(first.journal.getByRole('textbox', { name: 'Changes' }), ', corrected');
  first.unmount();
  entries = [entry(1, { content: 'Change 1, shortened', updated_at: '2026-11-21T10:00:00.000Z' })];
  const { person, journal } = await open();
  await person.click(await journal.findByRole('button', edit));
  expect(journal.getByText('A newer version was saved elsewhere')).toBeVisible();
  expect(journal.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Change 1, shortened', 'Empty']);
  expect(journal.getByRole('textbox', { name: 'Changes' })).toHaveValue('Change 1, corrected');
  expect(journal.getByRole('button', { name: 'Save the update' })).toBeDisabled();
  await person.click(journal.getByRole('button', { name: 'Use the saved version' }));
  expect(journal.getByRole('textbox', { name: 'Changes' })).toHaveValue('Change 1, shortened');
  expect(journal.getByRole('button', { name: 'Save the update' })).toBeEnabled();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an update that was changed elsewhere while it is edited shows both versions, and is saved over the newer one', async () => {
  entries = [entry(1)];
  const { person, host, journal } = await open({
    setJournalEntry: (variables) => {
      sent(variables);
      const [now] = entries;
      if (variables.revision !== now?.revision) throw new Refusal({ code: 'input/conflict', status: 409, data: now });
      return { setStoreUpdateLog: now };
    },
  });
  await person.click(await journal.findByRole('button', { name: /^Edit the update of/ }));
  await person.type(journal.getByRole('textbox', { name: 'Changes' }), ', corrected');
  entries = [entry(1, { content: 'Change 1, shortened', updated_at: '2026-11-21T10:00:00.000Z', revision: 2 })];
  await person.click(journal.getByRole('button', { name: 'Save the update' }));
  expect(await journal.findByText('A newer version was saved elsewhere')).toBeVisible();
  expect(journal.getByRole('definition')).toHaveTextContent('Change 1, shortened');
  expect(host.showError).not.toHaveBeenCalled();
  expect(journal.getByRole('textbox', { name: 'Changes' })).toHaveValue('Change 1, corrected');
  await person.click(journal.getByRole('button', { name: 'Keep mine' }));
  await person.click(journal.getByRole('button', { name: 'Save the update' }));
  await waitFor(() => expect(journal.queryByRole('textbox')).toBeNull());
  expect(sent.mock.calls).toMatchObject([[{ revision: 1 }], [{ revision: 2, content: 'Change 1, corrected' }]]);
});
