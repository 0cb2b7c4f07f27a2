import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newCharacter } from '@meowtale/story/model';
import { fakeTimers, passTime, Refusal, type Responses } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { drama, parts } from '../drama-editor/test-drama.ts';
import { generationService } from '../generation/test-service.ts';
import type { Snapshot } from './documents.ts';

let snapshots: Snapshot[];
let saved: { fields: object; parts: StoryPart[] };
let service: ReturnType<typeof generationService>;
const snapshot = (given: Partial<Snapshot> = {}): Snapshot => ({
  ...{ uuid: 's1', name: 'Before the storm', kind: 'named', parts: 5, created_at: '2026-11-20T10:00:00.000Z' },
  ...given,
});
const typed = (each: Snapshot) => ({ __typename: 'DramaSnapshot', ...each });

const responses: Responses = {
  dramaSnapshots: () => ({ findDramaSnapshot: snapshots.map(typed) }),
  addDramaSnapshot: ({ name }) => {
    snapshots = [snapshot({ uuid: 's2', name }), ...snapshots];
    return { addDramaSnapshot: typed(snapshots[0] as Snapshot) };
  },
  deleteDramaSnapshot: ({ uuid }) => {
    snapshots = snapshots.filter((each) => each.uuid !== uuid);
    return { delDramaSnapshot: true };
  },
  nameDramaSnapshot: ({ uuid, name }) => {
    snapshots = snapshots.map((each) => (each.uuid === uuid ? { ...each, name, kind: 'named' } : each));
    return { setDramaSnapshot: typed(snapshots.find((each) => each.uuid === uuid) as Snapshot) };
  },
  dramaSnapshotData: () => ({ findDramaSnapshotData: { __typename: 'DramaSnapshotData', ...saved } }),
  restoreDramaSnapshot: () => {
    service.stored.drama = drama({ title: 'The Old Ferry', revision: 9 });
    return { restoreDramaSnapshot: { __typename: 'Drama', uuid: drama().uuid, revision: 9 } };
  },
};

beforeEach(() => {
  snapshots = [snapshot()];
  saved = { fields: { title: drama().title }, parts: parts() };
  service = generationService();
  localStorage.clear();
});

async function open(more: Responses = {}) {
  const view = await service.open('setting', { ...responses, ...more });
  await view.person.click(await screen.findByRole('button', { name: 'History' }));
  return { ...view, panel: await screen.findByRole('dialog', { name: 'Version history' }) };
}

describe('the history of a drama', () => {
  test('lists snapshots, and saves the current drama under a name', async () => {
    const { person, panel } = await open();
    expect(await within(panel).findByText('Before the storm')).toBeVisible();
    await person.type(within(panel).getByRole('textbox', { name: 'Name' }), 'Second draft{Enter}');
    expect(await within(panel).findByText('Second draft')).toBeVisible();
  });

  test('asks before restoring one, and then shows it', async () => {
    const { person, panel } = await open();
    await person.click(await within(panel).findByRole('button', { name: 'Restore “Before the storm”' }));
    await person.click(within(panel).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('The Old Ferry'));
  });

  test('undo returns to the drama before a restored snapshot, and is saved', async () => {
    fakeTimers();
    const { person, panel } = await open();
    await person.click(await within(panel).findByRole('button', { name: 'Restore “Before the storm”' }));
    await person.click(within(panel).getByRole('button', { name: 'Restore' }));
    const title = (text: string) => waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(text));
    await title('The Old Ferry');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await title(drama().title);
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(service.saved.mock.lastCall?.[0]).toEqual({ title: drama().title }));
  });

  test('a deleted one is removed', async () => {
    const { person, panel } = await open();
    await person.click(await within(panel).findByRole('button', { name: 'Delete “Before the storm”' }));
    await person.click(within(panel).getByRole('button', { name: 'Delete' }));
    expect(await within(panel).findByText(/No snapshots yet/)).toBeVisible();
  });

  test('the focus moves to a confirmation and back; after a deletion to the list', async () => {
    const { person, panel } = await open();
    const ask = async (name: string) => {
      (await within(panel).findByRole('button', { name })).focus();
      await person.keyboard('{Enter}');
      expect(within(panel).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    };
    for (const name of ['Restore “Before the storm”', 'Delete “Before the storm”']) {
      await ask(name);
      await person.keyboard('{Enter}');
      expect(within(panel).getByRole('button', { name })).toHaveFocus();
    }
    await ask('Restore “Before the storm”');
    await person.click(within(panel).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Restore “Before the storm”' })).toHaveFocus());
    await ask('Delete “Before the storm”');
    await person.click(within(panel).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(panel).getByRole('list')).toHaveFocus());
  });

  test('a failed query or save shows an error', async () => {
    const down = () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    };
    const { panel } = await open({ dramaSnapshots: down });
    expect(await within(panel).findByRole('alert')).toHaveTextContent('The drama editor is unavailable right now.');
  });

  test('no snapshot is made while some input can’t be saved, with a message', async () => {
    const { person } = await open();
    await person.keyboard('{Escape}');
    await person.clear(screen.getByRole('textbox', { name: 'Title' }));
    await person.click(screen.getByRole('button', { name: 'History' }));
    const panel = await screen.findByRole('dialog', { name: 'Version history' });
    expect(within(panel).getByRole('alert')).toHaveTextContent('Fix the marked fields first.');
    expect(within(panel).getByRole('button', { name: 'Save snapshot' })).toBeDisabled();
  });

  test('a name is required', async () => {
    const { person, panel } = await open();
    await person.click(within(panel).getByRole('button', { name: 'Save snapshot' }));
    expect(within(panel).getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Please write something here/);
  });
});

describe('before it is restored, a snapshot', () => {
  const LOOK = /^Changes in “Before the storm”, Nov 20, 2026/;
  const looked = async (panel: HTMLElement) => within(panel).findByRole('status');

  test('shows what would be added, changed and removed, with its texts, and changes nothing', async () => {
    saved = {
      fields: { title: 'The Old Ferry' },
      parts: [...parts().filter(({ id }) => id !== 'mira'), newCharacter('tomas', 'Tomas')].map((part) =>
        part.kind === 'paragraph' && part.id === 'dusk'
          ? {
              ...part,
              lines: part.lines.map((line) => (line.id === 'first' ? { ...line, words: { 'en-US': 'Mira counts the boats.' } } : line)),
            }
          : part.id === 'boat'
            ? ({ ...part, stale: true } as StoryPart)
            : part,
      ),
    };
    const { person, panel } = await open();
    const viewButton = await within(panel).findByRole('button', { name: LOOK });
    await person.click(viewButton);
    expect(viewButton).toHaveAttribute('aria-expanded', 'true');
    expect(await looked(panel)).toHaveTextContent('Restoring will change:');
    const rows = within(document.getElementById(viewButton.getAttribute('aria-controls') ?? '') as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'TitleChangedThe removed: Lastadded: Old Ferryremoved:  Home',
      'Paragraph “Dusk”ChangedMira counts the removed: benchesadded: boats.',
      'Paragraph “The boat”ChangedThe text is the same; an order, a link or a setting is different.',
      'Character “Tomas”Added',
      'Character “Mira”Removed',
    ]);
    expect(service.saved).not.toHaveBeenCalled();
    await person.click(viewButton);
    expect(within(panel).queryByText('Restoring will change:')).toBeNull();
  });

  test('without differences says so, and one that fails to load can be retried', async () => {
    let down = true;
    const { person, panel } = await open({
      dramaSnapshotData: () => {
        if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
        return { findDramaSnapshotData: { __typename: 'DramaSnapshotData', ...saved } };
      },
    });
    await person.click(await within(panel).findByRole('button', { name: LOOK }));
    expect(await within(panel).findByText('The changes can’t be shown right now')).toBeVisible();
    down = false;
    await person.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await looked(panel)).toHaveTextContent('Same as the current version.');
  });
});

test('that is automatic can be named, and the focus returns', async () => {
  snapshots = [snapshot({ name: '', kind: 'automatic' })];
  const { person, panel } = await open();
  await person.click(await within(panel).findByRole('button', { name: /^Name “Saved automatically”, Nov 20, 2026/ }));
  const input = within(panel).getByRole('textbox', { name: 'New name' });
  expect(input).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(input).toHaveAccessibleDescription(/Please write something here/);
  await person.type(input, 'The morning after{Enter}');
  expect(await within(panel).findByText('The morning after')).toBeVisible();
  expect(snapshots[0]).toMatchObject({ name: 'The morning after', kind: 'named' });
  expect(within(panel).getByRole('button', { name: /^Name “The morning after”/ })).toHaveFocus();
});

test('the keyboard shortcuts are listed', async () => {
  const { person } = await service.open('setting');
  await person.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Move a line, a paragraph');
});
