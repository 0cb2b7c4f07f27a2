import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { openTabChannel } from '@meowtale/web-kit/editor';
import { fakeTimers, mira, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { DramaAnswer } from './pieces.ts';

import { drama, parts, savedDrama as standingDrama } from './test-drama.ts';

const KEY = `meowtale.drama.${mira.uuid}.${drama().uuid}`;

/** A service with one drama: it compares revisions, and returns the current one. */
let current: DramaAnswer;
let down = false;
const save = jest.fn<(drama: object) => void>();
const typed = (node: DramaAnswer) => ({ __typename: 'Drama', ...node });

const responses: Responses = {
  openDrama: () => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    return { findDrama: { __typename: 'DramaList', list: [typed(current)] } };
  },
  saveDrama: ({ revision, drama: change }) => {
    save(change);
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'svc-drama-ai' });
    if (revision !== current.revision) throw new Refusal({ code: 'drama/revision-conflict', status: 409, data: { drama: current } });
    current = { ...current, ...change, revision: revision + 1 };
    return { setDrama: typed(current) };
  },
  dramaChanges: () => ({ findDrama: { __typename: 'DramaList', list: [typed(current)] } }),
};

beforeEach(() => {
  fakeTimers();
  current = drama();
  down = false;
  save.mockClear();
  localStorage.clear();
});

const open = (more: Responses = {}, uuid = current.uuid) =>
  renderRoute(createSlice, 'drama', { responses: { ...responses, ...more }, at: `/set-drama/${uuid}`, params: { uuid } });

const field = (name: string) => screen.findByRole('textbox', { name });
const status = (text: RegExp | string) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));
const saved = async () => {
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await status(/Saved at/);
};

describe('the Settings tab', () => {
  test('shows the drama, its limits and its tabs', async () => {
    await open();
    expect(await field('Title')).toHaveValue('The Last Ferry Home');
    expect(screen.getByRole('heading', { level: 1, name: 'The Last Ferry Home' })).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Characters' })).toHaveAttribute('aria-valuemax', '20');
    expect(screen.getByRole('spinbutton', { name: 'Dialogues' })).toHaveAttribute('aria-valuemax', '50');
    expect(within(screen.getByRole('navigation', { name: 'Parts of the drama' })).getAllByRole('link')).toHaveLength(5);
  });

  test('input is saved automatically, and shown as saved', async () => {
    const { person, leaving } = await open();
    await person.type(await field('Prompt'), 'Fog, always fog.');
    expect(leaving()).toMatch(/unsaved changes/);
    await saved();
    expect(save.mock.calls).toEqual([[{ prompt: 'Fog, always fog.' }]]);
    expect(leaving()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('a number beyond its limit becomes the limit, with a message', async () => {
    const { person } = await open();
    const roles = await screen.findByRole('spinbutton', { name: 'Characters' });
    await person.clear(roles);
    await person.type(roles, '99{Enter}');
    expect(roles).toHaveValue('20');
    expect(screen.getByText('Enter a number from 1 to 20.')).toBeVisible();
    await saved();
    expect(current.number_of_roles).toBe(20);
  });

  test('a text that is too long is kept whole: with an error, stored here and saved once it is shorter', async () => {
    const { person } = await open();
    const brief = await field('Brief');
    await person.clear(brief);
    await person.click(brief);
    await person.paste('x'.repeat(2001));
    expect(brief).toHaveValue('x'.repeat(2001));
    expect(brief).toHaveAccessibleDescription(/This is too long\./);
    expect(screen.getByText('2,001 / 2,000')).toBeVisible();
    await person.type(brief, '{Backspace}');
    await saved();
    expect(current.brief).toBe('x'.repeat(2000));
  });

  test('an empty title has an error, is stored here and not saved, while the rest is', async () => {
    const { person, leaving } = await open();
    await person.clear(await field('Title'));
    await person.type(await field('Brief'), ' More.');
    expect(await field('Title')).toHaveAccessibleDescription(/Please write something here\./);
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(current.brief).toBe('Mira waits for a boat that stopped running. More.'));
    expect(current.title).toBe('The Last Ferry Home');
    expect(leaving()).not.toBeNull();
  });
});

describe('when saving fails', () => {
  test('the service is down: input stays, is stored in the browser, and is saved when it is back', async () => {
    const { person } = await open();
    await field('Title');
    down = true;
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(await screen.findByText('The drama service can’t be reached')).toBeVisible();
    expect(await field('Prompt')).toHaveValue('Fog.');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog.'));
    down = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(current.prompt).toBe('Fog.');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('offline it waits and says so, and saves on return', async () => {
    const { person } = await open();
    await field('Title');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(await screen.findByText('You are offline')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog.'));
    expect(save).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await saved();
    expect(current.prompt).toBe('Fog.');
  });

  test('words for which this browser has no room are said to be kept nowhere, also by the question before leaving', async () => {
    const { person, leaving } = await open();
    await field('Title');
    down = true;
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(await screen.findByText(/^Keep this tab open: this browser has no space left/)).toBeVisible();
    expect(screen.queryByText(/kept in this browser/)).toBeNull();
    expect(leaving()).toMatch(/no space left/);
    full.mockRestore();
  });

  test('the site’s data was cleared: unsaved words are stored again, are whole after a reload, and are saved', async () => {
    const first = await open();
    await field('Title');
    down = true;
    await first.person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog.'));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(localStorage.getItem(KEY)).toContain('Fog.');
    first.unmount();
    down = false;
    await open();
    expect(await field('Prompt')).toHaveValue('Fog.');
    await saved();
    expect(current.prompt).toBe('Fog.');
  });

  test('the site’s data was cleared, and no browser reports it: the next word is stored with those before', async () => {
    const { person } = await open();
    await field('Title');
    down = true;
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog.'));
    localStorage.clear();
    await person.type(await field('Prompt'), ' Rain.');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog. Rain.'));
    expect(localStorage.getItem(`${KEY}.standing`)).not.toBeNull();
  });

  test('the session is gone: words stay on the page and in this browser, and nothing says that they are saved', async () => {
    const { person } = await open({
      saveDrama: () => {
        throw new Refusal({ code: 'auth/required', status: 401 });
      },
    });
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    expect(await field('Prompt')).toHaveValue('Fog.');
    await waitFor(() => expect(localStorage.getItem(KEY)).toContain('Fog.'));
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent(/Saved/);
  });

  test('the drama was deleted elsewhere: its words become a new one', async () => {
    const added = jest.fn<(given: object) => void>();
    const { person, host } = await open({
      saveDrama: () => {
        throw new Refusal({ code: 'drama/not-found', status: 404 });
      },
      saveDramaAsNew: ({ drama: given }) => {
        added(given);
        return { addDrama: { __typename: 'Drama', uuid: 'new-one' } };
      },
    });
    await person.type(await field('Prompt'), 'Fog.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    await person.click(await screen.findByRole('button', { name: 'Save as a new drama' }));
    await waitFor(() => expect(host.navigation.replace).toHaveBeenCalledWith('/set-drama/new-one'));
    expect(added).toHaveBeenCalledWith({
      ...{ title: 'The Last Ferry Home', label: '', brief: 'Mira waits for a boat that stopped running.', prompt: 'Fog.' },
      ...{ default_prompt_prefix: '', default_prompt_suffix: '', number_of_roles: 10, number_of_dialogs: 30 },
      parts: parts().map((part) => ({ id: part.id, body: part })),
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('input stored in this browser', () => {
  const keep = () => {
    localStorage.setItem(KEY, JSON.stringify({ '@prompt': 'Kept fog.' }));
    localStorage.setItem(`${KEY}.standing`, JSON.stringify(standingDrama()));
  };

  test('is restored and saved', async () => {
    keep();
    await open();
    expect(await field('Prompt')).toHaveValue('Kept fog.');
    expect(screen.getByText(/from your last visit were restored/)).toBeVisible();
    await saved();
    expect(current.prompt).toBe('Kept fog.');
  });

  test('is restored and saved after 18 months, too', async () => {
    keep();
    fakeTimers(Date.now() + 548 * 86_400_000);
    await open();
    expect(await field('Prompt')).toHaveValue('Kept fog.');
    await saved();
    expect(current.prompt).toBe('Kept fog.');
  });

  test('opens even while the service is down', async () => {
    keep();
    down = true;
    await open();
    expect(await field('Prompt')).toHaveValue('Kept fog.');
    expect(screen.getByText('The drama service can’t be reached')).toBeVisible();
  });

  test('doesn’t overwrite a later save: both are shown', async () => {
    keep();
    current = drama({ prompt: 'Rain.', revision: 4 });
    await open();
    const versions = await screen.findByRole('region', { name: 'There are two versions of this drama' });
    expect(within(versions).getByRole('row', { name: 'Prompt Kept fog. Rain.' })).toBeVisible();
    expect(current.prompt).toBe('Rain.');
  });
});

test('an address with an unknown tab opens the first one', async () => {
  const { uuid } = current;
  const { host } = await renderRoute(createSlice, 'drama', {
    responses,
    at: `/set-drama/${uuid}/nonsense`,
    params: { uuid, tab: 'nonsense' },
  });
  expect(await field('Title')).toHaveValue('The Last Ferry Home');
  expect(host.navigation.replace).toHaveBeenCalledWith(`/set-drama/${uuid}`);
});

describe('two tabs', () => {
  const otherTab = () =>
    openTabChannel({ kind: 'drama', personUuid: mira.uuid, uuid: current.uuid }, { onSaved: () => {}, onOthers: () => {} });

  test('the other one is reported', async () => {
    const other = otherTab();
    await open();
    expect(await screen.findByText(/also open in another tab/)).toBeVisible();
    other.close();
    await waitFor(() => expect(screen.queryByText(/also open in another tab/)).toBeNull());
  });

  test('its save is shown here when nothing is unsaved', async () => {
    await open();
    await field('Title');
    const other = otherTab();
    current = drama({ title: 'The Night Ferry', revision: 4 });
    other.announce({ revision: 4 });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The Night Ferry'));
    other.close();
  });

  test.each([
    ['Keep mine', 'Mine.'],
    ['Use the saved version', 'Theirs.'],
  ])('both changed it: "%s" keeps "%s"', async (choice, prompt) => {
    const { person, leaving } = await open();
    await field('Title');
    current = drama({ prompt: 'Theirs.', revision: 4 });
    await person.type(await field('Prompt'), 'Mine.');
    await passTime(DEBOUNCE_DRAMA_SAVE_MS);
    const versions = await screen.findByRole('region', { name: 'There are two versions of this drama' });
    expect(versions).toHaveFocus();
    expect(within(versions).getByRole('row', { name: 'Prompt Mine. Theirs.' })).toBeVisible();
    await person.click(within(versions).getByRole('button', { name: choice }));
    await saved();
    expect(current.prompt).toBe(prompt);
    expect(await field('Prompt')).toHaveValue(prompt);
    expect(leaving()).toBeNull();
  });
});

test('two tabs that write different lines of one paragraph keep both, and ask about a line that both wrote', async () => {
  const paragraph = () => current.data.parts.find((part): part is StoryParagraph => part.id === 'dusk') as StoryParagraph;
  const rewrite = (texts: Record<string, string>) => {
    const lines = paragraph().lines.map((line) => (texts[line.id] ? { ...line, words: { 'en-US': texts[line.id] } } : line));
    current = drama({
      revision: current.revision + 1,
      data: { parts: parts().map((part) => (part.id === 'dusk' ? { ...paragraph(), lines } : part)), removed: [], whole: true },
    });
  };
  const saveDrama: NonNullable<Responses['saveDrama']> = (variables) => {
    const { revision, drama: change } = variables as { revision: number; drama: { parts: { id: string; body: StoryParagraph }[] } };
    if (revision !== current.revision)
      throw new Refusal({ code: 'drama/revision-conflict', status: 409, data: { drama: current, ...current.data } });
    const all = parts().map((part) => change.parts.find(({ id }) => id === part.id)?.body ?? part);
    current = drama({ revision: revision + 1, data: { parts: all, removed: [], whole: true } });
    return { setDrama: typed(current) };
  };
  const { person } = await renderRoute(createSlice, 'drama', {
    responses: { ...responses, saveDrama },
    at: `/set-drama/${current.uuid}/dialog?at=dusk`,
    params: { uuid: current.uuid, tab: 'dialog' },
  });
  const write = async (name: string, text: string) => {
    await person.clear(await field(name));
    await person.type(await field(name), text);
  };
  rewrite({ second: 'Who is there?' });
  await write('Line 1', 'Mira counts the boats.');
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Line 2' })).toHaveValue('Who is there?'));
  await saved();
  expect(paragraph().lines.map(({ words }) => words['en-US'])).toEqual(['Mira counts the boats.', 'Who is there?']);
  expect(await field('Line 2')).toHaveValue('Who is there?');

  rewrite({ first: 'Mira sleeps.', second: 'Nobody.' });
  await write('Line 1', 'Mira waits.');
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  const versions = await screen.findByRole('region', { name: 'There are two versions of this drama' });
  expect(within(versions).getByRole('row', { name: 'Paragraph “Dusk” · Line 1 Mira waits. Mira sleeps.' })).toBeVisible();
  expect(within(versions).getAllByRole('row')).toHaveLength(2);
  await person.click(within(versions).getByRole('button', { name: 'Keep mine' }));
  await passTime(DEBOUNCE_DRAMA_SAVE_MS);
  await waitFor(() => expect(paragraph().lines.map(({ words }) => words['en-US'])).toEqual(['Mira waits.', 'Nobody.']));
});

describe('a drama that can’t be opened', () => {
  test('is reported as missing, with a link back', async () => {
    await open({
      openDrama: () => {
        throw new Refusal({ code: 'drama/not-found', status: 404 });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Drama not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your dramas' })).toHaveAttribute('href', '/lobby/drama');
  });

  test('can be retried', async () => {
    down = true;
    const { person } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The drama editor is unavailable right now.');
    down = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Title')).toHaveValue('The Last Ferry Home');
  });
});

test('without a uuid a new drama is created first', async () => {
  const { person, host } = await renderRoute(createSlice, 'drama', {
    responses: { newDrama: () => ({ addDrama: { __typename: 'Drama', uuid: 'new-one' } }) },
    at: '/set-drama',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'New drama' })).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Fog{Enter}');
  await waitFor(() => expect(host.navigation.replace).toHaveBeenCalledWith('/set-drama/new-one'));
});
