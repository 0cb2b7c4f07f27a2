import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryOutline, StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newChoice, newLine, newParagraph, newResource } from '@meowtale/story/model';
import { fakeTimers, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { drama, parts } from '../drama-editor/test-drama.ts';

const save = jest.fn<(drama: { parts?: { id: string; body: StoryPart | null }[] }) => void>();
let current = drama();

const responses: Responses = {
  openDrama: () => ({ findDrama: { __typename: 'DramaList', list: [{ __typename: 'Drama', ...current }] } }),
  saveDrama: ({ drama: change, revision }) => {
    save(change);
    const given = (change.parts ?? []) as { id: string; body: StoryPart | null }[];
    const data = {
      parts: given.flatMap(({ body }) => body ?? []),
      removed: given.filter(({ body }) => body === null).map(({ id }) => id),
      whole: false,
    };
    return { setDrama: { __typename: 'Drama', ...current, revision: revision + 1, data } };
  },
};

beforeEach(() => {
  fakeTimers();
  current = drama();
  save.mockClear();
  localStorage.clear();
});

const open = (at = '') =>
  renderRoute(createSlice, 'drama', {
    responses,
    at: `/set-drama/${current.uuid}/drama${at}`,
    params: { uuid: current.uuid, tab: 'drama' },
  });

const rail = () => screen.findByRole('navigation', { name: 'Outline' });
const order = async () =>
  within(await rail())
    .getAllByRole('button')
    .flatMap((button) => button.dataset.node ?? []);
const savedParts = async () => {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[0].parts ?? [];
};
const savedOutline = async () => (await savedParts()).find(({ id }) => id === 'outline')?.body as StoryOutline;

describe('an added paragraph', () => {
  const isNamedNext = async (person: Awaited<ReturnType<typeof open>>['person'], number: number) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await person.keyboard('Fog');
    const picked = await within(await rail()).findByRole('button', { name: 'Fog' });
    expect(picked).toHaveAttribute('aria-current', 'true');
    expect((await order()).indexOf(picked.dataset.node ?? '')).toBe(number);
    // A later selection by hand doesn't move the focus.
    const act = within(await rail()).getByRole('button', { name: /^(The timetable|Act 1)/ });
    await person.click(act);
    await person.click(within(await rail()).getByRole('button', { name: 'Fog' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fog');
    expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveFocus();
  };

  test.each([
    ['The pier', 'Add a paragraph', 4],
    ['Dusk', 'Add a paragraph after this', 3],
  ])('by the menu of “%s” is selected, with the cursor in its title', async (title, add, number) => {
    const { person } = await open();
    await person.click(within(await rail()).getByRole('button', { name: `Actions for “${title}”` }));
    await person.click(await screen.findByRole('menuitem', { name: add }));
    await isNamedNext(person, number);
  });

  test('as the first of a story gets an act and a sequence, and is selected as well', async () => {
    current = drama({ data: { parts: [], removed: [], whole: true } });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add the first paragraph' }));
    await isNamedNext(person, 2);
  });
});

describe('the outline of the story', () => {
  test('has acts, sequences and paragraphs', async () => {
    await open();
    expect(await order()).toEqual(['act', 'pier', 'dusk', 'boat']);
  });

  test('a paragraph is moved with Alt and an arrow, and only the outline is saved', async () => {
    const { person } = await open();
    within(await rail())
      .getByRole('button', { name: 'The boat' })
      .focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await order()).toEqual(['act', 'pier', 'boat', 'dusk']);
    expect((await savedOutline()).acts[0]?.sequences[0]?.paragraphs).toEqual(['boat', 'dusk']);
    expect(await savedParts()).toHaveLength(1);
  });

  test('a paragraph is dragged to its drop position, which undo reverts; nothing is dropped onto itself', async () => {
    const { person } = await open();
    const item = async (name: string) => within(await rail()).getByRole('button', { name });
    // jsdom has no drag events; the middle of everything is at 0 here.
    const send = (on: HTMLElement, type: string, clientY = 0) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
      Object.assign(event, { dataTransfer: { setData: () => undefined } });
      return fireEvent(on, event);
    };
    send(await item('The boat'), 'dragstart');
    expect(send(await item('The boat'), 'dragover', -1)).toBe(true);
    expect(send(await item('Dusk'), 'dragover', -1)).toBe(false);
    send(await item('Dusk'), 'drop', -1);
    expect(await order()).toEqual(['act', 'pier', 'boat', 'dusk']);
    expect((await savedOutline()).acts[0]?.sequences[0]?.paragraphs).toEqual(['boat', 'dusk']);
    send(await item('The boat'), 'dragstart');
    send(await item('Dusk'), 'dragover', -1);
    send(await item('Dusk'), 'drop', -1);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await order()).toEqual(['act', 'pier', 'dusk', 'boat']);
  });

  test('the focus stays with a paragraph that moves to another sequence, and moves to the successor of a removed one', async () => {
    const sequence = (id: string, paragraphs: string[]) => ({ id, title: id, brief: '', origin: null, stale: false, paragraphs });
    current.data.parts = parts().map((part) =>
      part.kind === 'outline'
        ? { ...part, acts: part.acts.map((act) => ({ ...act, sequences: [sequence('ashore', ['dusk']), sequence('afloat', ['boat'])] })) }
        : part,
    );
    const { person } = await open();
    const focused = () => (document.activeElement as HTMLElement).dataset.node;
    within(await rail())
      .getByRole('button', { name: 'The boat' })
      .focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await order()).toEqual(['act', 'ashore', 'dusk', 'boat', 'afloat']);
    expect(focused()).toBe('boat');
    await person.keyboard('{Delete}');
    expect(focused()).toBe('afloat');
    await person.keyboard('{Delete}');
    expect(focused()).toBe('dusk');
  });

  test('a paragraph is added from a sequence’s menu', async () => {
    const { person } = await open();
    await person.click(within(await rail()).getByRole('button', { name: 'Actions for “The pier”' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add a paragraph' }));
    expect(await order()).toHaveLength(5);
    expect((await savedParts()).map(({ body }) => body?.kind)).toEqual(['outline', 'paragraph']);
  });

  test('a removed node is restored by undo', async () => {
    const { person } = await open();
    within(await rail())
      .getByRole('button', { name: 'The pier' })
      .focus();
    await person.keyboard('{Delete}');
    expect(await order()).toEqual(['act']);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await order()).toEqual(['act', 'pier', 'dusk', 'boat']);
  });
});

describe('the selected node', () => {
  test('is an act, a sequence or a paragraph, with its title and its brief', async () => {
    const { person } = await open('?at=pier');
    expect(await screen.findByRole('heading', { name: 'Sequence' })).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Summary' }), 'Mira waits.');
    expect((await savedOutline()).acts[0]?.sequences[0]?.brief).toBe('Mira waits.');
  });

  test('is marked when stale, and its person can confirm that it still fits', async () => {
    current.data.parts = parts().map((part) => (part.id === 'boat' ? ({ ...part, stale: true } as StoryPart) : part));
    const { person } = await open('?at=boat');
    expect(await screen.findByText('Something this is based on has changed.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as up to date' }));
    expect(screen.queryByText('Something this is based on has changed.')).toBeNull();
  });

  test('names what changed when stale because of it, with a link', async () => {
    const cause = { stale: true, stale_cause: { why: 'character', node: 'mira' } };
    current.data.parts = parts().map((part) => (part.id === 'boat' ? ({ ...part, ...cause } as StoryPart) : part));
    await open('?at=boat');
    const notice = await screen.findByText(/Mira, who appears here, has changed\./);
    expect(within(notice).getByRole('link', { name: 'Show it' })).toHaveAttribute('href', expect.stringMatching(/\/character\?at=mira$/));
  });
});

describe('problems', () => {
  test('are listed, and a click fixes one as an edit that can be undone', async () => {
    current.data.parts = parts().map((part) => (part.id === 'boat' ? ({ ...part, to: 'nowhere' } as StoryPart) : part));
    const { person } = await open();
    const list = await screen.findByRole('region', { name: /\d+ problems/ });
    const mend = await within(list).findByRole('button', { name: 'Link to the next paragraph' });
    await person.click(mend);
    expect((await savedParts()).find(({ id }) => id === 'boat')?.body).toMatchObject({ to: null });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await within(list).findByRole('button', { name: 'Link to the next paragraph' })).toBeVisible();
  });

  test('are fixed by keyboard one after the other: the next problem has the focus, and after the last one the heading', async () => {
    current.data.parts = parts().map((part) =>
      part.id === 'boat'
        ? newParagraph('boat', { title: 'The boat', lines: [newLine('bow', { words: { 'en-US': 'A bow.' } })], to: 'nowhere', ending: {} })
        : ({ ...part, ...(part.kind === 'paragraph' && { to: 'nowhere' }) } as StoryPart),
    );
    const { person } = await open();
    const list = await screen.findByRole('region', { name: '2 problems' });
    const mends = () => within(list).queryAllByRole('button', { name: 'Link to the next paragraph' });
    mends()[0]?.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(mends()).toHaveLength(1));
    expect(within(list).getByRole('button', { name: 'Paragraph “The boat”' })).toHaveFocus();
    await person.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(within(list).getByRole('heading', { name: '0 problems' })).toHaveFocus());
  });

  test('of a picture lead to the picture', async () => {
    const fog = newResource('fog', 'bg', { name: 'Fog', image: '0198f6d2-0000-7000-8000-0000000000f1.jpg' });
    current.data.parts = [...parts().map((part) => (part.id === 'boat' ? ({ ...part, background: 'fog' } as StoryPart) : part)), fog];
    await open();
    const row = (await screen.findByText('“Fog” has no alternative text in English yet.')).closest('li') as HTMLElement;
    expect(within(row).getByRole('link', { name: /Fog/ })).toHaveAttribute('href', expect.stringMatching(/\/resource\?at=fog$/));
  });

  test('of a variable that nothing reads lead to where it is set, and are fixed with its changes', async () => {
    const lamp = { kind: 'variable', id: 'lamp', name: 'lamp', type: 'boolean', initial: false } as const;
    const effects = [{ variable: 'lamp', do: 'set' as const, value: true }];
    current.data.parts = [...parts().map((part) => (part.id === 'dusk' ? ({ ...part, effects } as StoryPart) : part)), lamp];
    const { person } = await open('?at=boat');
    const text = 'No condition uses the variable “lamp”.';
    const list = await screen.findByRole('region', { name: /\d+ problems/ });
    const row = (await within(list).findByText(text)).closest('li') as HTMLElement;
    await person.click(within(row).getByRole('button', { name: /Dusk/ }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Dusk');
    await person.click(within(row).getByRole('button', { name: 'Remove the variable and its changes' }));
    const saved = await savedParts();
    expect(saved.find(({ id }) => id === 'lamp')?.body).toBeNull();
    expect(saved.find(({ id }) => id === 'dusk')?.body).toMatchObject({ effects: [] });
    expect(within(list).queryByText(text)).toBeNull();
  });
});

describe('the mark of a paragraph in the map', () => {
  const map = () => screen.findByRole('region', { name: 'Story map' });
  const mark = async (name: string | RegExp) => within(await map()).findByRole('button', { name });
  const node = async (name: string) => within(await map()).getByRole('group', { name });
  /** Loses the way from Dusk to the boat, where the story ends. */
  const broken = (choices: StoryParagraph['choices'] = []) =>
    parts().map((part): StoryPart => {
      if (part.kind !== 'paragraph') return part;
      if (part.id === 'dusk') return { ...part, to: 'nowhere', choices };
      return { ...part, lines: [newLine('third', { words: { 'en-US': 'It leaves.' } })], ending: { 'en-US': 'Away' } };
    });

  test('shows its problem, whose fix is one edit that can be undone; the focus moves to the paragraph', async () => {
    current.data.parts = broken();
    const { person } = await open('?at=boat');
    (await mark('1 problem: Dusk')).focus();
    await person.keyboard('{Enter}');
    const shown = screen.getByRole('dialog', { name: '1 problem: Dusk' });
    expect(shown).toHaveFocus();
    expect(within(shown).getByText('Leads to a paragraph that was removed.')).toBeVisible();
    within(shown).getByRole('button', { name: 'Link to the next paragraph' }).focus();
    await person.keyboard('{Enter}');
    expect(shown).not.toBeInTheDocument();
    expect(await node('Dusk')).toHaveFocus();
    expect(within(await map()).queryByRole('button', { name: /problem/ })).toBeNull();
    expect((await savedParts()).map(({ id, body }) => [id, body])).toMatchObject([['dusk', { to: null }]]);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await mark('1 problem: Dusk')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('shows the others after a fix and its undo, and gets the focus back by Escape; a place there is selected', async () => {
    current.data.parts = broken([newChoice('wave', { words: { 'en-US': 'Wave' }, to: 'gone' })]);
    const { person } = await open('?at=boat');
    const button = await mark(/^\d problems: Dusk$/);
    const before = Number.parseInt(button.textContent, 10);
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const shown = screen.getByRole('dialog', { name: `${before} problems: Dusk` });
    await person.click(within(shown).getAllByRole('button', { name: 'Link to the next paragraph' })[0] as HTMLElement);
    expect(screen.getByRole('dialog', { name: new RegExp(`^${before - 1} problems?: Dusk$`) })).toHaveFocus();
    await person.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('dialog', { name: `${before} problems: Dusk` })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    // Neither the mark nor a fix selects the paragraph.
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The boat');
    await person.click(button);
    await person.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Paragraph “Dusk”' })[0] as HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Dusk');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await node('Dusk')).toHaveFocus();
  });
});
