import { beforeEach, expect, jest, test } from '@jest/globals';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { type Answers, mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, app, STORE, SUBMIT, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
const saved = jest.fn<(variables: { revision: number; data: Partial<StoreSubmitDraft> }) => void>();
const asked = jest.fn<(variables: object) => void>();
const accepted = jest.fn<(version: string) => void>();

const answers: Answers = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  updateJournal: () => ({ findStoreUpdateLog: { __typename: 'MyStoreUpdateLogList', list: [], totalCount: 0 } }),
  checkSubmit: () => ({ checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings: [] } }),
  findListingTerms: () => ({ findListingTerms: { __typename: 'ListingTerms', version: '2026-11', accepted_at: null } }),
  acceptListingTerms: ({ version }) => {
    accepted(version);
    return { acceptListingTerms: { __typename: 'ListingTerms', version, accepted_at: '2026-11-20T10:30:00.000Z' } };
  },
  saveStoreSubmit: (variables) => {
    saved(variables);
    submit = afterSave(submit, variables.data);
    return { updateStoreSubmit: submit };
  },
  addStoreSubmit: (variables) => {
    asked(variables);
    submit = submitAnswer({
      status: variables.status === 2 ? 'submitted' : 'saved',
      submitted_at: '2026-11-20T11:00:00.000Z',
      revision: 4,
    });
    return { addStoreSubmit: submit };
  },
  cancelStoreSubmit: (variables) => {
    asked(variables);
    submit = submitAnswer({ status: 'unsubmitted', revision: 5 });
    return { cancelStoreSubmit: submit };
  },
  releaseStore: (variables) => {
    asked(variables);
    submit = submitAnswer({ status: 'release', page_state: 4, package_state: 4 });
    return { releaseStore: storeAnswer(submit, { released_at: '2026-11-20T12:00:00.000Z' }) };
  },
};

beforeEach(() => {
  submit = submitAnswer();
  saved.mockClear();
  asked.mockClear();
  localStorage.clear();
});

const open = (tab: string, more: Answers = {}) =>
  renderRoute(createSlice, tab, { answers: { ...answers, ...more }, at: `/set-store/${STORE}/${tab}`, params: { id: STORE } });

test('a listing saved today says the hour, one saved before it the day', async () => {
  submit = submitAnswer({ updated_at: new Date().toISOString() });
  await open('information');
  expect(await screen.findByText(/^Saved \d{1,2}:\d{2}/)).toBeVisible();
  cleanup();
  submit = submitAnswer({ updated_at: '2026-01-05T12:00:00.000Z' });
  await open('information');
  expect(await screen.findByText(/^Saved .*2026/)).toBeVisible();
});

test('what is typed is saved over the revision it was read at, and said to be', async () => {
  const { person } = await open('information');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.type(name, 'The Day Ferry');
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ uuid: SUBMIT, data: { store_submit_info: { list: [{ name: 'The Day Ferry' }] } } });
  expect(screen.getByRole('heading', { level: 1, name: 'The Day Ferry' })).toBeVisible();
});

test('a refused save keeps the words, and tells the fault beside its field', async () => {
  const fields = [{ path: 'store_submit_info.author', key: 'invalid.characters' }];
  const { person } = await open('information', {
    saveStoreSubmit: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields });
    },
  });
  const author = await screen.findByRole('textbox', { name: 'Author' });
  await person.type(author, ' and friends');
  await waitFor(() => expect(author).toHaveAccessibleDescription(/can’t be saved/));
  expect(author).toHaveValue('Mira and friends');
  expect(screen.getByRole('alert')).toHaveTextContent('kept in this browser');
  expect(localStorage.getItem(`meowtale.store.${mira.uuid}.${STORE}`)).toContain('Mira and friends');
});

test('another tab saved first: both are kept, and mine is saved over the newer revision', async () => {
  let first = true;
  const { person } = await open('information', {
    saveStoreSubmit: (variables) => {
      if (first) {
        first = false;
        submit = submitAnswer({
          revision: 9,
          data: { ...submit.data, store_submit_info: { ...submit.data.store_submit_info, author: 'Theirs' } },
        });
        throw new Refusal({ code: 'input/conflict', status: 409, data: { uuid: SUBMIT, revision: 9 } });
      }
      return answers.saveStoreSubmit?.(variables);
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Author' }), '!');
  const panel = await screen.findByRole('alertdialog', { name: 'This listing was changed elsewhere' });
  expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Mira!');
  await person.click(within(panel).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 9, data: { store_submit_info: { author: 'Mira!' } } });
});

test('a bad package name is told and not saved', async () => {
  const { person } = await open('application');
  const name = await screen.findByRole('textbox', { name: 'Package name' });
  await person.type(name, ' 2');
  expect(name).toHaveAccessibleDescription(/English letters and digits only/);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('the languages of the story are offered, and added to those chosen', async () => {
  const told = app({ languages: ['en-US', 'ja-JP', 'zh-TW'] });
  const { person } = await open('application', { lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [told], totalCount: 1 } }) });
  await person.click(await screen.findByRole('button', { name: /^Add the story’s: English, Japanese/ }));
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0].data.store_submit_game_pack?.languages).toEqual(expect.arrayContaining(['ja-JP', 'zh-TW'])),
  );
  expect(screen.queryByRole('button', { name: /^Add the story’s/ })).toBeNull();
});

test('what is missing leads to its field', async () => {
  submit.data.store_submit_price.list = [];
  const [entry] = submit.data.store_submit_info.list;
  if (entry) entry.data.screenshots = entry.data.screenshots.slice(0, 1);
  await open('overview');
  const list = await screen.findByRole('list', { name: 'What the listing needs' });
  expect(within(list).getByText('3 to 12 screenshots; there are 1.')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Fill in: Price' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/price#field-store_submit_price-list`,
  );
  expect(within(list).getByRole('link', { name: /Words and pictures in/ })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/information?lang=en-US#field-store_submit_info-list-0-screenshots`,
  );
  expect(within(list).queryByRole('link', { name: 'Fill in: Category' })).toBeNull();
});

test('an incomplete listing can’t be submitted', async () => {
  submit.data.store_submit_price.list = [];
  await open('submit');
  expect(await screen.findByText(/Something is still missing/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read the terms and submit' })).toBeDisabled();
});

test('the terms are accepted with a tick, submitted with their version, and it can be taken back', async () => {
  const { person } = await open('submit');
  expect(await screen.findByText('Everything is there.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Read the terms and submit' }));
  const terms = await screen.findByRole('dialog', { name: 'Creator listing terms' });
  expect(terms).toHaveTextContent('You keep 70% of sales and rewards; the platform’s fee is 30%.');
  const accept = within(terms).getByRole('button', { name: 'Accept and submit' });
  expect(accept).toBeDisabled();
  await person.click(within(terms).getByRole('checkbox', { name: /I have read these terms/ }));
  await person.click(accept);
  expect(await screen.findByRole('heading', { name: 'It waits for review' }, { timeout: 3000 })).toBeVisible();
  expect(accepted).toHaveBeenCalledWith('2026-11');
  expect(asked).toHaveBeenLastCalledWith({ store_id: STORE, status: 2 });

  await person.click(screen.getByRole('button', { name: 'Take it back' }));
  const question = await screen.findByRole('dialog', { name: 'Take the submission back?' });
  await person.click(within(question).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('button', { name: 'Read the terms and submit' })).toBeVisible();
});

test('a refusal is read, and edited again as a draft', async () => {
  submit = submitAnswer({ status: 'refused', page_state: 5, package_state: 5, rejection_type: 'bug', memo: 'The bell is silent.' });
  const { person } = await open('submit');
  expect(await screen.findByText('It does not work')).toBeVisible();
  expect(screen.getByText('The bell is silent.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit again' }));
  expect(await screen.findByRole('button', { name: 'Read the terms and submit' })).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ store_id: STORE, status: 1 }));
});

test('passed, it is released now', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const { person } = await open('submit');
  await person.click(await screen.findByRole('button', { name: 'Release now' }));
  expect(await screen.findByRole('link', { name: /Store page of/ })).toHaveAttribute('href', `/store/${STORE}`);
  expect(asked).toHaveBeenLastCalledWith({ store_id: STORE, start_preview_at: null, released_at: null, release_type: 'official' });
  expect(screen.getByRole('switch', { name: /On sale/ })).toBeChecked();
});

test('a later version of what is out is offered no time', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const out = storeAnswer(submit, { released_at: '2020-11-01T12:00:00.000Z' });
  await open('submit', { openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [out] } }) });
  expect(await screen.findByRole('button', { name: 'Release now' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'At a time' })).not.toBeInTheDocument();
});

test('a release at a time needs the time', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const { person } = await open('submit');
  await person.click(await screen.findByRole('radio', { name: 'At a time' }));
  await person.click(screen.getByRole('button', { name: 'Set the times' }));
  expect(await screen.findByText('Choose when it is released.')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('a listing that is out and lacks nothing says so, and leads nowhere to be submitted', async () => {
  await open('overview');
  expect(await screen.findByRole('link', { name: 'To submitting' })).toBeVisible();
  cleanup();
  submit = submitAnswer({ status: 'release', page_state: 4, package_state: 4 });
  await open('overview');
  expect(await screen.findByRole('heading', { name: 'Nothing is missing' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To submitting' })).toBeNull();
});

test('a listing of somebody else’s is not there', async () => {
  await open('overview', {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [] } }),
    represented: () => {
      throw new Refusal({ code: 'store/not-found', status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'There is no such listing' })).toBeVisible();
});
