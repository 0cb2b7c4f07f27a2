import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { newChoice, sourceMark } from '@meowtale/story/model';
import { fakeTimers, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { drama, parts } from '../drama-editor/test-drama.ts';

const save = jest.fn<(drama: { parts?: { id: string; body: StoryPart }[] }) => void>();
let current = drama();

const responses: Responses = {
  openDrama: () => ({ findDrama: { __typename: 'DramaList', list: [{ __typename: 'Drama', ...current }] } }),
  saveDrama: ({ drama: change, revision }) => {
    save(change);
    const data = { parts: (change.parts ?? []).map(({ body }: { body: StoryPart }) => body), removed: [], whole: false };
    return { setDrama: { __typename: 'Drama', ...current, revision: revision + 1, data } };
  },
};

beforeEach(() => {
  fakeTimers();
  current = drama();
  save.mockClear();
  localStorage.clear();
});

const open = (at = 'dusk') =>
  renderRoute(createSlice, 'drama', {
    responses,
    at: `/set-drama/${current.uuid}/dialog?at=${at}`,
    params: { uuid: current.uuid, tab: 'dialog' },
  });

const line = (name: string) => screen.findByRole('textbox', { name });
const lines = () => screen.getAllByRole('textbox', { name: /^Line \d+$/ }).map((field) => (field as HTMLTextAreaElement).value);
const saved = async () => {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(save).toHaveBeenCalled());
  return save.mock.lastCall?.[0].parts?.[0]?.body as StoryParagraph;
};

describe('the Dialogue tab', () => {
  test('shows the lines of the paragraph in the address, with their speakers', async () => {
    await open();
    expect(await line('Line 1')).toHaveValue('Mira counts the benches.');
    expect(await screen.findByRole('combobox', { name: 'Speaker of line 2' })).toHaveValue('Mira');
    expect(screen.getByRole('button', { name: 'Dusk' })).toHaveAttribute('aria-current', 'true');
  });

  test('typing in a line saves that paragraph only', async () => {
    const { person } = await open();
    await person.type(await line('Line 2'), ' Hello?');
    expect((await saved()).lines[1]).toMatchObject({ id: 'second', words: { 'en-US': 'Is anybody there? Hello?' } });
    expect(save.mock.calls[0]?.[0].parts).toHaveLength(1);
  });

  test('a megabyte pasted into a line is kept whole with an error, isn’t saved, and is undone in one step', async () => {
    const { person } = await open();
    const long = '貓 '.repeat(500_000);
    const box = await line('Line 2');
    await person.click(box);
    await person.paste(long);
    expect(box).toHaveValue(`Is anybody there?${long}`);
    expect(box).toHaveAccessibleDescription(/This is too long\./);
    expect(screen.getByText('1,000,017 / 4,000')).toBeVisible();
    await passTime(DEBOUNCE_DRAMA_SAVE_MS * 2);
    expect(save).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box).toHaveValue('Is anybody there?');
    expect(box).not.toHaveAccessibleDescription(/This is too long\./);
  });

  test('Enter adds a line of the same speaker, Backspace removes an empty one', async () => {
    const { person } = await open();
    await person.type(await line('Line 2'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Speaker of line 3' })).toHaveValue('Mira');
    await person.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveFocus());
    expect(lines()).toHaveLength(2);
  });

  test('an added line or choice has the cursor', async () => {
    const { person } = await open();
    await line('Line 1');
    await person.click(screen.getByRole('button', { name: 'Add a line' }));
    await person.keyboard('Fog. And more fog.');
    expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Fog. And more fog.');
    expect(lines()).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Add a choice' }));
    await person.keyboard('Go home');
    expect(screen.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Go home');
  });

  test('removing a line by its button focuses the delete button of its successor', async () => {
    const { person } = await open();
    const bin = (number: number) => screen.findByRole('button', { name: `Remove line ${number}` });
    (await bin(1)).focus();
    await person.keyboard('{Enter}');
    expect(lines()).toEqual(['Is anybody there?']);
    expect(await bin(1)).toHaveFocus();
  });

  const press = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) => {
    screen.getByRole('button', { name }).focus();
    await person.keyboard('{Enter}');
  };
  const button = (name: string) => screen.getByRole('button', { name });

  test('removing conditions and effects by their buttons focuses the next delete button, and after the last the add button', async () => {
    current.data.parts.push({ kind: 'variable', id: 'tickets', name: 'tickets', type: 'number', initial: 0 });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'More options for line 1' }));
    await person.click(button('More options for line 2'));
    for (const [group, add, bin] of [
      ['Conditions', 'Add a variable condition', 'Remove condition'],
      ['Variable changes', 'Add a change', 'Remove change'],
    ] as const) {
      // The delete buttons of the other line below aren't next.
      const [one, two] = screen
        .getAllByRole('group', { name: group })
        .slice(-2)
        .map((each) => within(each));
      for (const list of [one, one, two]) await person.click(list?.getByRole('button', { name: add }) as HTMLElement);
      one?.getByRole('button', { name: `${bin} 2` }).focus();
      await person.keyboard('{Enter}');
      expect(one?.getByRole('button', { name: `${bin} 1` })).toHaveFocus();
      await person.keyboard('{Enter}');
      expect(one?.getByRole('button', { name: add })).toHaveFocus();
    }
  });

  test('so does removing learned facts and choices', async () => {
    current.data.parts.push({ kind: 'fact', id: 'late', text: 'The boat is late.' });
    const { person } = await open();
    await person.click(await screen.findByText('Dusk', { selector: 'strong' }));
    await person.click(button('Add a learned fact'));
    await press(person, 'Remove learned fact 1');
    expect(button('Add a learned fact')).toHaveFocus();
    await person.click(button('Add a choice'));
    await press(person, 'Remove choice 1');
    expect(button('Add a choice')).toHaveFocus();
  });

  test('a fact without text isn’t offered', async () => {
    current.data.parts.push({ kind: 'fact', id: 'blank', text: '' }, { kind: 'fact', id: 'late', text: 'The boat is late.' });
    const { person } = await open();
    await person.click(await screen.findByText('Dusk', { selector: 'strong' }));
    await person.click(button('Add a learned fact'));
    const what = screen.getByRole('combobox', { name: 'Fact' });
    expect(what).toHaveValue('The boat is late.');
    await person.click(what);
    expect((await screen.findAllByRole('option')).map((each) => each.textContent)).toEqual(['The boat is late.']);
  });

  test('a moved choice keeps the focus', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a choice' }));
    for (const label of ['Wait', 'Leave', 'Shout']) {
      if (label !== 'Wait') await person.click(button('Add a choice'));
      await person.type(screen.getAllByRole('textbox', { name: /^Choice \d$/ }).at(-1) as HTMLElement, label);
    }
    await press(person, 'Move choice 3 up');
    expect(button('Move choice 2 up')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Choice 1' })).toHaveValue('Shout');
    expect(button('Move choice 1 down')).toHaveFocus();
    await person.keyboard('{Enter}{Enter}');
    expect(button('Move choice 3 up')).toHaveFocus();
  });

  test('Alt with an arrow moves a line, which can be undone', async () => {
    const { person } = await open();
    await person.click(await line('Line 2'));
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['Is anybody there?', 'Mira counts the benches.']);
    await person.keyboard('{Control>}z{/Control}');
    expect(lines()).toEqual(['Mira counts the benches.', 'Is anybody there?']);
  });

  test('a choice leads to a paragraph, and the story plays it at once', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Add a choice' }));
    await person.type(screen.getByRole('textbox', { name: 'Choice 1' }), 'Board the boat');
    await person.click(screen.getByRole('combobox', { name: 'Target of choice 1' }));
    await person.click(await screen.findByRole('option', { name: 'The boat' }));
    expect((await saved()).choices).toMatchObject([{ words: { 'en-US': 'Board the boat' }, to: 'boat' }]);
    expect(await screen.findByRole('button', { name: /Board the boat/ })).toBeVisible();
  });

  test('an ending has a name', async () => {
    const { person } = await open('boat');
    await person.click(await screen.findByRole('switch', { name: 'End the story here' }));
    await person.type(screen.getByRole('textbox', { name: 'Ending name' }), 'Home');
    expect((await saved()).ending).toEqual({ 'en-US': 'Home' });
  });

  test('a translation is beside the line, and marked when the original has changed', async () => {
    current.data.parts = parts().map((part) => (part.kind === 'setting' ? { ...part, languages: ['en-US', 'de-DE'] } : part));
    const { person } = await open();
    await person.click(await screen.findByRole('combobox', { name: 'Show translation' }));
    await person.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await person.type(screen.getByRole('textbox', { name: 'Line 2, Deutsch' }), 'Ist da jemand?');
    expect(screen.queryByText('The original has changed since this was translated.')).toBeNull();
    await person.type(screen.getByRole('textbox', { name: 'Line 2' }), '?');
    expect(screen.getByText('The original has changed since this was translated.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as up to date' }));
    expect(screen.queryByText('The original has changed since this was translated.')).toBeNull();
  });

  test('a choice and an ending are marked likewise', async () => {
    const textIn = (english: string) => ({ words: { 'en-US': english, 'de-DE': 'Gut.' }, marks: { 'de-DE': sourceMark('Good.') } });
    current.data.parts = parts().map((part) => {
      if (part.kind === 'setting') return { ...part, languages: ['en-US', 'de-DE'] };
      return part.id === 'dusk'
        ? ({ ...part, choices: [newChoice('go', textIn('Well.'))], ending: textIn('Good.').words } as StoryPart)
        : part;
    });
    const { person } = await open();
    await person.click(await screen.findByRole('combobox', { name: 'Show translation' }));
    await person.click(await screen.findByRole('option', { name: 'Deutsch' }));
    const holds = () => screen.queryAllByRole('button', { name: 'Mark as up to date' });
    expect(holds()).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Ending name, Deutsch' })).toHaveValue('Gut.');
    await person.type(screen.getByRole('textbox', { name: 'Ending name' }), ' Night.');
    expect(holds()).toHaveLength(2);
    for (const button of holds().toReversed()) await person.click(button);
    expect(holds()).toHaveLength(0);
    expect((await saved()).ending_marks).toEqual({ 'de-DE': sourceMark('Good. Night.') });
  });

  test('a drama without paragraphs shows what to do', async () => {
    current.data.parts = [];
    await open();
    expect(await screen.findByRole('heading', { name: 'No paragraphs yet' })).toBeVisible();
  });
});
