import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { DramaRow } from './drama-table.tsx';

let rows: DramaRow[] = [];
const onRequest = jest.fn<(variables: object) => void>();

const row = (title: string, label = '', isArchived = false): DramaRow => ({
  ...{ uuid: `uuid-of-${title}`, title, label, brief: '', characters: 4, paragraphs: 9, lines: 30 },
  updatedAt: '2026-11-20T10:00:00.000Z',
  archived_at: isArchived ? '2026-11-21T10:00:00.000Z' : null,
});

function labelsOf(listed: readonly DramaRow[]) {
  const counts = Map.groupBy(
    listed.filter(({ label }) => label !== ''),
    ({ label }) => label,
  );
  return [...counts].map(([label, { length }]) => ({ __typename: 'DramaLabel', label, count: length }));
}

const responses: Responses = {
  dramaList: ({ q, label, isArchived }) => {
    onRequest({ keyword: q.keyword, label, isArchived });
    const listed = rows.filter(({ archived_at }) => (archived_at !== null) === isArchived);
    const list = listed.filter((drama) => drama.title.includes(q.keyword) && (label === null || drama.label === label));
    const typed = list.map((drama) => ({ __typename: 'Drama', ...drama }));
    return { findDrama: { __typename: 'DramaList', list: typed, totalCount: list.length }, findDramaLabel: labelsOf(listed) };
  },
  archiveDrama: ({ uuid, isArchived }) => {
    const archived_at = isArchived ? '2026-11-29T10:00:00.000Z' : null;
    rows = rows.map((drama) => (drama.uuid === uuid ? { ...drama, archived_at } : drama));
    return { setDramaArchived: { __typename: 'Drama', uuid, archived_at } };
  },
};

const open = (at = '/lobby/drama', more: Responses = {}) =>
  renderRoute(createSlice, 'dramas', { responses: { ...responses, ...more }, at });

beforeEach(() => {
  rows = [row('Fog', 'Sea'), row('Rain'), row('Snow', 'Winter'), row('Hail', 'Winter'), row('Wind', 'Sea', true)];
  onRequest.mockClear();
});

describe('archiving', () => {
  test('removes a drama from the list, and its successor’s button has the focus', async () => {
    const { person, host } = await open();
    await person.click(await screen.findByRole('button', { name: 'Archive “Rain”' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rain' })).toBeNull());
    expect(host.notify).toHaveBeenCalledWith('“Rain” archived.', 'success');
    expect(screen.getByRole('button', { name: 'Archive “Snow”' })).toHaveFocus();
  });

  test('keeps it under “Archived”, from where it is brought back', async () => {
    const { person, host } = await open();
    await person.click(await screen.findByRole('link', { name: 'Archived' }));
    expect(host.navigation.push).toHaveBeenCalledWith('/lobby/drama?archived=1');
    expect(await screen.findByRole('link', { name: 'Wind' })).toHaveAttribute('href', '/set-drama/uuid-of-Wind');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fog' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Unarchive “Wind”' }));
    expect(await screen.findByRole('heading', { name: 'No archived dramas' })).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith('“Wind” is back among your dramas.', 'success');
    await person.click(screen.getByRole('link', { name: 'Active' }));
    expect(await screen.findByRole('button', { name: 'Archive “Wind”' })).toBeVisible();
  });

  test('of a drama that was deleted in another tab shows the error and removes it', async () => {
    const { person, host } = await open('/lobby/drama', {
      archiveDrama: ({ uuid }) => {
        rows = rows.filter((drama) => drama.uuid !== uuid);
        throw new Refusal({ code: 'drama/not-found', status: 404 });
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Archive “Rain”' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rain' })).toBeNull());
    expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'drama/not-found' }));
    expect(host.notify).not.toHaveBeenCalled();
  });
});

describe('labels', () => {
  test('are chosen with their counts, in the address, together with a search', async () => {
    const { person, host } = await open('/lobby/drama?q=n');
    await person.click(await screen.findByRole('combobox', { name: 'Only with this label' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Sea (1)', 'Winter (2)']);
    await person.click(screen.getByRole('option', { name: 'Winter (2)' }));
    expect(host.navigation.push).toHaveBeenCalledWith('/lobby/drama?q=n&label=Winter');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Snow' })).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Search your dramas' }), 'x');
    expect(await screen.findByRole('heading', { name: 'No results for “nx”' })).toBeVisible();
    expect(host.navigation.replace).toHaveBeenLastCalledWith('/lobby/drama?q=nx&label=Winter');
    await person.click(screen.getByRole('link', { name: 'Show all dramas' }));
    expect(await screen.findByRole('link', { name: 'Fog' })).toBeVisible();
  });

  test('on a row lead to all dramas that have it, also among archived ones', async () => {
    const { unmount } = await open('/lobby/drama?archived=1');
    expect(await screen.findByRole('link', { name: 'Show the dramas labelled “Sea”' })).toHaveAttribute(
      'href',
      '/lobby/drama?label=Sea&archived=1',
    );
    unmount();
    const { person } = await open();
    await person.click((await screen.findAllByRole('link', { name: 'Show the dramas labelled “Winter”' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fog' })).toBeNull());
    expect(onRequest).toHaveBeenLastCalledWith({ keyword: '', label: 'Winter', isArchived: false });
    expect(screen.getByRole('combobox', { name: 'Only with this label' })).toHaveValue('Winter (2)');
    await person.click(screen.getByRole('button', { name: 'All labels' }));
    expect(await screen.findByRole('link', { name: 'Fog' })).toBeVisible();
  });

  test('an address with a label that no drama has shows an empty list and a link to all dramas', async () => {
    await open('/lobby/drama?label=Gone');
    expect(await screen.findByRole('heading', { name: 'No dramas labelled “Gone”' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Only with this label' })).toHaveValue('Gone (0)');
    expect(screen.getByRole('link', { name: 'Show all dramas' })).toHaveAttribute('href', '/lobby/drama');
  });

  test('of which there are many are found by typing', async () => {
    rows = Array.from({ length: 60 }, (_, index) => row(`Drama ${index + 1}`, `Series ${index + 1}`));
    const { person, host } = await open();
    await person.type(await screen.findByRole('combobox', { name: 'Only with this label' }), 'ies 42');
    const found = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Series 42 (1)']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(host.navigation.push).toHaveBeenCalledWith('/lobby/drama?label=Series+42');
  });
});
