import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { DramaRow } from './drama-table.tsx';

let rows: DramaRow[] = [];
const onRequest = jest.fn<(q: object) => void>();

const row = (number: number): DramaRow => ({
  uuid: `0198f6d2-0000-7000-8000-${String(number).padStart(12, '0')}`,
  title: `Drama ${number}`,
  brief: number === 1 ? 'A pier in the fog.' : '',
  label: '',
  characters: 4,
  paragraphs: 9,
  lines: 30,
  updatedAt: '2026-11-20T10:00:00.000Z',
  archived_at: null,
});

const responses: Responses = {
  dramaList: ({ q }) => {
    onRequest(q);
    const { page, pageSize, keyword } = q;
    const found = rows.filter(({ title }) => title.includes(keyword));
    const list = found.slice((page - 1) * pageSize, page * pageSize).map((drama) => ({ __typename: 'Drama', ...drama }));
    return { findDrama: { __typename: 'DramaList', list, totalCount: found.length } };
  },
  newDrama: ({ drama: { title } }) => {
    rows = [{ ...row(99), title }, ...rows];
    return { addDrama: { __typename: 'Drama', uuid: row(99).uuid } };
  },
  deleteDrama: ({ uuid }) => {
    rows = rows.filter((drama) => drama.uuid !== uuid);
    return { delDrama: true };
  },
};

beforeEach(() => {
  localStorage.clear();
  rows = Array.from({ length: 45 }, (_, index) => row(index + 1));
  onRequest.mockClear();
  localStorage.clear();
});

const open = (more: Responses = {}, at = '/lobby/drama') =>
  renderRoute(createSlice, 'dramas', { responses: { ...responses, ...more }, at });

test('shows 40 a page, last changed first, with brief, characters, paragraphs and lines', async () => {
  await open();
  const first = await screen.findByRole('row', { name: /Drama 1 / });
  expect(within(first).getByText('A pier in the fog.')).toBeVisible();
  expect(within(first).getByRole('cell', { name: '30' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(41);
  expect(onRequest).toHaveBeenCalledWith({ page: 1, pageSize: 40, keyword: '', orderField: 'updated_at-desc' });
});

test('a row links to making an app of its drama', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Drama 1 / });
  expect(within(row).getByRole('link', { name: 'Create an app from “Drama 1”' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/set-drama\/[0-9a-f-]{36}\?make=app$/),
  );
});

test('the pager is in the address', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(host.navigation.push).toHaveBeenCalledWith('/lobby/drama?page=2');
  expect(await screen.findByRole('row', { name: /Drama 45/ })).toBeVisible();
});

test('a page beyond the last one leads to the last one', async () => {
  const { host } = await open({}, '/lobby/drama?page=7');
  await waitFor(() => expect(host.navigation.replace).toHaveBeenCalledWith('/lobby/drama?page=2'));
  expect(await screen.findByRole('row', { name: /Drama 45/ })).toBeVisible();
});

test('a title links to its editor', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Drama 3' })).toHaveAttribute('href', `/set-drama/${row(3).uuid}`);
});

test('a search is in the address and shows when it has no results', async () => {
  const { person, host } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Search your dramas' }), 'Ferry');
  expect(await screen.findByRole('heading', { name: 'No results for “Ferry”' })).toBeVisible();
  expect(screen.getByText(/Titles, labels and briefs are searched/)).toBeVisible();
  expect(host.navigation.replace).toHaveBeenLastCalledWith('/lobby/drama?q=Ferry');
  await person.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('row', { name: /Drama 1 / })).toBeVisible();
});

test('an empty list shows what to do next', async () => {
  rows = [];
  const { person } = await open();
  expect(await screen.findByRole('heading', { name: 'No dramas yet' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'New drama' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeInTheDocument();
});

test('a new drama requires a title, and then opens', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'New drama' }));
  await person.click(await screen.findByRole('button', { name: 'Create and open' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('Please write something here.');
  await person.type(title, 'The Night Ferry{Enter}');
  await waitFor(() => expect(host.navigation.push).toHaveBeenCalledWith(`/set-drama/${row(99).uuid}`));
});

test('a pasted brief isn’t cut: it is too long, and shows by how much', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'New drama' }));
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), 'The Night Ferry');
  const brief = screen.getByRole('textbox', { name: 'Brief' });
  await person.click(brief);
  await person.paste('x'.repeat(2100));
  expect(screen.getByText('2,100 / 2,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create and open' }));
  expect(brief).toHaveValue('x'.repeat(2100));
  expect(brief).toHaveAccessibleDescription(/This is too long\./);
  expect(host.navigation.push).not.toHaveBeenCalled();
});

test('a new drama that could not be created keeps the input', async () => {
  const { person } = await open({
    newDrama: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'New drama' }));
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), 'The Night Ferry');
  await person.type(screen.getByRole('textbox', { name: 'Brief' }), 'Fog.');
  await person.click(screen.getByRole('button', { name: 'Create and open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The drama editor is unavailable right now. Everything else on Meowtale works. Your changes are still here.',
  );
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The Night Ferry');
  expect(screen.getByRole('textbox', { name: 'Brief' })).toHaveValue('Fog.');
});

test('a new drama’s words are there again after a reload, and are gone once it exists or is cancelled', async () => {
  const newTitleField = async ({ person }: Awaited<ReturnType<typeof open>>) => {
    await person.click(await screen.findByRole('button', { name: 'New drama' }));
    return screen.findByRole('textbox', { name: 'Brief' });
  };
  const first = await open();
  await first.person.type(await newTitleField(first), 'Fog.');
  first.unmount();
  const second = await open();
  expect(await newTitleField(second)).toHaveValue('Fog.');
  await second.person.click(screen.getByText('Cancel'));
  const brief = await newTitleField(second);
  expect(brief).toHaveValue('');
  await second.person.type(brief, 'Rain.');
  await second.person.type(screen.getByRole('textbox', { name: 'Title' }), 'The Night Ferry{Enter}');
  await waitFor(() => expect(second.host.navigation.push).toHaveBeenCalledWith(`/set-drama/${row(99).uuid}`));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an error is shown beside its field', async () => {
  const { person } = await open({
    newDrama: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'title', key: 'invalid.characters' }] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'New drama' }));
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fog{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/can’t be saved/));
});

test('deleting asks first and then removes it from the list and from this browser', async () => {
  const key = `meowtale.drama.${mira.uuid}.${row(2).uuid}`;
  localStorage.setItem(key, '{}');
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete “Drama 2”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this drama?' });
  expect(within(dialog).getByText(/“Drama 2” and everything/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Delete the drama' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Drama 2' })).toBeNull());
  expect(host.notify).toHaveBeenCalledWith('“Drama 2” deleted.', 'success');
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete “Drama 3”' })).toHaveFocus();
});

test('after deleting the last one the list has the focus', async () => {
  rows = [row(1)];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete “Drama 1”' }));
  await person.click(await screen.findByRole('button', { name: 'Delete the drama' }));
  const empty = await screen.findByRole('heading', { name: 'No dramas yet' });
  expect(document.activeElement).toContainElement(empty);
  expect(document.body).not.toHaveFocus();
});

test('cancelling keeps it', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete “Drama 2”' }));
  await person.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Drama 2' })).toBeVisible();
});

test('one that was deleted in another tab meanwhile is removed', async () => {
  const { person, host } = await open({
    deleteDrama: ({ uuid }) => {
      rows = rows.filter((drama) => drama.uuid !== uuid);
      throw new Refusal({ code: 'drama/not-found', status: 404 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete “Drama 2”' }));
  await person.click(await screen.findByRole('button', { name: 'Delete the drama' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Drama 2' })).toBeNull());
  expect(host.notify).toHaveBeenCalled();
});

test('the service is down: an error is shown, with a retry', async () => {
  let down = true;
  const { person } = await open({
    dramaList: (variables) => {
      if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
      return responses.dramaList?.(variables);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The drama editor is unavailable right now.');
  expect(alert).toHaveTextContent('request-1');
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Drama 1 / })).toBeVisible();
});
