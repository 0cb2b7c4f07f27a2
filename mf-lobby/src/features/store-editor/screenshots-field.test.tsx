import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { fakeTimers, fakeUploads, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { moved } from '../../app/moved.ts';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, picture, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
const saved = jest.fn<(screenshots: string[] | undefined) => void>();
const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [], totalCount: 0 } }),
  saveStoreSubmit: (variables: { data: Partial<StoreSubmitDraft> }) => {
    saved(variables.data.store_submit_info?.list[0]?.screenshots);
    submit = afterSave(submit, variables.data);
    return { updateStoreSubmit: submit };
  },
};
const [first, second, third] = [picture(4).uuid, picture(5).uuid, picture(6).uuid];
const FRESH = '0198f6d2-0000-7000-8000-00000000e001';
const answer = {
  status: 201,
  body: { uuid: FRESH, url: 'http://files/i/a.jpg', basename: 'a.jpg', mimeType: 'image/jpeg', size: 1, width: 1280, height: 720 },
};
const shot = (name = 'a.png', type = 'image/png') => new File(['a picture'], name, { type, lastModified: 5 });

beforeEach(() => {
  fakeTimers();
  submit = submitAnswer();
  saved.mockClear();
  localStorage.clear();
});

const uploadEnds = () => waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
const savedLast = async (expected: string[]) => {
  await uploadEnds();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expected));
};
/** Waits until everything is saved, because an upload or a save that goes on would affect the next test. */
const allSaved = async (expected: string[]) => {
  await savedLast(expected);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
};

async function open() {
  const opened = await renderRoute(createSlice, 'information', { responses, at: `/set-store/${STORE}/information`, params: { id: STORE } });
  const field = await screen.findByLabelText(/^Screenshots \(/);
  return { ...opened, field };
}

describe('the order', () => {
  test('is changed by dragging with the keyboard, one place at a time by buttons, and saved', async () => {
    const { person } = await open();
    const list = () => screen.getByRole('list', { name: 'Screenshots in their order' });
    await waitFor(() =>
      expect(within(list()).getByRole('button', { name: 'Drag screenshot 1' })).toHaveAccessibleDescription(/^Press Space to pick it up/),
    );
    await person.click(within(list()).getByRole('button', { name: 'Move screenshot 1 later' }));
    await savedLast([second, first, third]);
  });

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('from %s to %s', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected));
});

describe('a file', () => {
  test('is added at the end; the same file again is reported and not added, until it was removed', async () => {
    const sent = fakeUploads(answer, answer);
    const { person, field } = await open();
    await person.upload(field, shot());
    await savedLast([first, second, third, FRESH]);
    await person.upload(field, shot());
    expect(await screen.findByText('a.png is already in the list.')).toBeVisible();
    expect(sent).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remove screenshot 4' }));
    expect(field).toHaveFocus();
    await allSaved([first, second, third]);
    await person.upload(field, shot());
    await waitFor(() => expect(sent).toHaveLength(2));
    await allSaved([first, second, third, FRESH]);
  });

  test('is recognized after another language was shown, and new to that one', async () => {
    const [english] = submit.data.store_submit_info.list;
    if (english) submit.data.store_submit_info.list.push({ ...english, language: 'ja-JP' });
    const sent = fakeUploads(answer, answer);
    const { person, field } = await open();
    const turnTo = async (language: RegExp) => {
      await person.click(screen.getByRole('link', { name: language }));
      return screen.findByLabelText(/^Screenshots \(/);
    };
    await person.upload(field, shot());
    await savedLast([first, second, third, FRESH]);
    await person.upload(await turnTo(/^Japanese/), shot());
    await waitFor(() => expect(sent).toHaveLength(2));
    await person.upload(await turnTo(/^English/), shot());
    expect(await screen.findByText('a.png is already in the list.')).toBeVisible();
    expect(sent).toHaveLength(2);
    await passTime(DEBOUNCE_EDITOR_SAVE_MS);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await allSaved([first, second, third, FRESH]);
  });

  test('that is a film of another format is rejected with its own message', async () => {
    const { field } = await open();
    fireEvent.change(field, { target: { files: [shot('scene.mp4', 'video/mp4')] } });
    expect(await screen.findByText(/^scene\.mp4: this video format is not supported/)).toBeVisible();
  });

  test('of a choice that is rejected is reported until the next choice, though others of it arrive', async () => {
    fakeUploads(answer, { ...answer, body: { ...answer.body, uuid: picture(9).uuid } });
    const { person, field } = await open();
    fireEvent.change(field, { target: { files: [shot('scene.mp4', 'video/mp4'), shot('rules.pdf', 'application/pdf'), shot()] } });
    await savedLast([first, second, third, FRESH]);
    expect(screen.getByText(/^scene\.mp4: .* rules\.pdf is of another type/)).toBeVisible();
    await person.upload(field, shot('b.png'));
    expect(screen.queryByText(/scene\.mp4/)).not.toBeInTheDocument();
    await allSaved([first, second, third, FRESH, picture(9).uuid]);
  });

  test('beyond the twelfth is reported and not sent', async () => {
    const sent = fakeUploads(
      ...Array.from({ length: 9 }, (_, n) => ({ ...answer, body: { ...answer.body, uuid: `${FRESH.slice(0, -1)}${n}` } })),
    );
    const { field } = await open();
    const many = Array.from({ length: 10 }, (_, n) => shot(`${n}.png`));
    field.focus();
    fireEvent.change(field, { target: { files: many } });
    await waitFor(() => expect(sent).toHaveLength(9));
    await uploadEnds();
    await passTime(DEBOUNCE_EDITOR_SAVE_MS);
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toHaveLength(12));
    expect(sent).toHaveLength(9);
    expect(screen.getByText('Twelve screenshots at most.')).toBeVisible();
    expect(screen.getByText('Maximum of 12 screenshots reached')).toBeVisible();
    expect(screen.queryByText('Choose files')).not.toBeInTheDocument();
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
  });
});
