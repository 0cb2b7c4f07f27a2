import { beforeEach, expect, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { openTabChannel, type TabChannel } from '@meowtale/web-kit/editor';
import { fakeTimers, mira, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, app, STORE, SUBMIT, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
let heard: object[];
beforeEach(() => {
  fakeTimers();
  submit = submitAnswer();
  heard = [];
  localStorage.clear();
});

const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submitAnswer(submit))] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  saveStoreSubmit: (variables) => {
    submit = afterSave(submit, variables.data);
    return { updateStoreSubmit: submit };
  },
};
const open = () => renderRoute(createSlice, 'information', { responses, at: `/set-store/${STORE}/information`, params: { id: STORE } });
const otherTab = (): TabChannel<object> =>
  openTabChannel({ kind: 'store', personUuid: mira.uuid, uuid: STORE }, { onSaved: (what) => heard.push(what), onOthers: () => {} });
const authored = (author: string, revision: number) =>
  submitAnswer({ revision, data: { ...submit.data, store_submit_info: { ...submit.data.store_submit_info, author } } });

test('a second tab is reported, until it is closed', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Author' });
  const other = otherTab();
  expect(await screen.findByText(/open in another tab as well/)).toBeVisible();
  other.close();
  await waitFor(() => expect(screen.queryByText(/open in another tab as well/)).toBeNull());
});

test('another tab’s save is shown at once where nothing is typed', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Author' });
  const other = otherTab();
  submit = authored('Theirs', 9);
  other.announce({ uuid: SUBMIT, revision: 9 });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Theirs'));
  expect(screen.queryByRole('region', { name: 'This listing was changed elsewhere' })).toBeNull();
  other.close();
});

test('a save received from another tab is not announced again', async () => {
  const { person } = await open();
  const author = await screen.findByRole('textbox', { name: 'Author' });
  const other = otherTab();
  submit = authored('Theirs', 9);
  other.announce({ uuid: SUBMIT, revision: 9 });
  await waitFor(() => expect(author).toHaveValue('Theirs'));
  await person.type(author, '!');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([{ uuid: SUBMIT, revision: 10 }]);
  other.close();
});

test('a save is announced to the other tabs', async () => {
  const { person } = await open();
  const other = otherTab();
  await person.type(await screen.findByRole('textbox', { name: 'Author' }), '!');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(heard).toEqual([{ uuid: SUBMIT, revision: 4 }]));
  other.close();
});
