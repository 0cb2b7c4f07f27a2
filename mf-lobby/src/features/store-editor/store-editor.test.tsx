import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS, SUBMIT_RELOAD_MS } from '@meowtale/contracts';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { formatDateTime } from '@meowtale/web-kit';
import { fakeTimers, mira, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from './submit-data.ts';
import { afterSave, app, STORE, SUBMIT, servicesAnswer, storeAnswer, submitAnswer } from './test-listing.ts';

let submit: SubmitAnswer;
const saved = jest.fn<(variables: { revision: number; data: Partial<StoreSubmitDraft> }) => void>();
const onRequest = jest.fn<(variables: object) => void>();
const accepted = jest.fn<(version: string) => void>();

const responses: Responses = {
  lobbyServices: () => servicesAnswer(1),
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
    onRequest(variables);
    submit = submitAnswer({
      status: variables.status === 2 ? 'submitted' : 'saved',
      submitted_at: '2026-11-20T11:00:00.000Z',
      revision: 4,
    });
    return { addStoreSubmit: submit };
  },
  cancelStoreSubmit: (variables) => {
    onRequest(variables);
    submit = submitAnswer({ status: 'unsubmitted', revision: 5 });
    return { cancelStoreSubmit: submit };
  },
  releaseStore: (variables) => {
    onRequest(variables);
    submit = submitAnswer({ status: 'release', page_state: 4, package_state: 4 });
    return { releaseStore: storeAnswer(submit, { released_at: '2026-11-20T12:00:00.000Z' }) };
  },
};

beforeEach(() => {
  fakeTimers('2026-11-20T12:20:00.000Z');
  submit = submitAnswer();
  saved.mockClear();
  onRequest.mockClear();
  localStorage.clear();
});

const open = (tab: string, more: Responses = {}) =>
  renderRoute(createSlice, tab, { responses: { ...responses, ...more }, at: `/set-store/${STORE}/${tab}`, params: { id: STORE } });

test('a listing saved today shows the hour, one saved before it the day', async () => {
  submit = submitAnswer({ updated_at: new Date().toISOString() });
  await open('information');
  expect(await screen.findByText(/^Last saved \d{1,2}:\d{2}/)).toBeVisible();
  cleanup();
  submit = submitAnswer({ updated_at: '2026-01-05T12:00:00.000Z' });
  await open('information');
  expect(await screen.findByText(/^Last saved .*2026/)).toBeVisible();
});

test('required fields of the default language are marked, in another only its screenshots', async () => {
  const { person } = await open('information');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Short description' })).toBeRequired();
  expect(screen.getByText('Square cover')).toHaveTextContent('Square cover*');
  await person.click(screen.getByRole('combobox', { name: 'Add a language' }));
  await person.click(await screen.findByRole('option', { name: /^French/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).not.toBeRequired());
  expect(screen.getByText('Square cover')).toHaveTextContent(/^Square cover$/);
  expect(screen.getByText(/^Screenshots \(/)).toHaveTextContent(/\*$/);
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

test('input is saved over the revision that was read, and shown as saved', async () => {
  const { person } = await open('information');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.type(name, 'The Day Ferry');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ uuid: SUBMIT, data: { store_submit_info: { list: [{ name: 'The Day Ferry' }] } } });
  const title = screen.getByRole('heading', { level: 1, name: 'The Day Ferry' });
  expect(title).toBeVisible();
  // The bar has two lines for a long one.
  expect(title).toHaveAttribute('title', 'The Day Ferry');
});

test('a rejected save keeps the input, and shows the error beside its field', async () => {
  const fields = [{ path: 'store_submit_info.author', key: 'invalid.characters' }];
  const { person } = await open('information', {
    saveStoreSubmit: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields });
    },
  });
  const author = await screen.findByRole('textbox', { name: 'Author' });
  await person.type(author, ' and friends');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(author).toHaveAccessibleDescription(/can’t be saved/));
  expect(author).toHaveValue('Mira and friends');
  expect(screen.getByRole('alert')).toHaveTextContent('stored in this browser');
  expect(localStorage.getItem(`meowtale.store.${mira.uuid}.${STORE}`)).toContain('Mira and friends');
});

test('another tab saved first: both versions are kept, and mine is saved over the newer revision', async () => {
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
      return responses.saveStoreSubmit?.(variables);
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Author' }), '!');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  const panel = await screen.findByRole('region', { name: 'This listing was changed elsewhere' });
  expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Mira!');
  await person.click(within(panel).getByRole('button', { name: 'Keep mine' }));
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 9, data: { store_submit_info: { author: 'Mira!' } } });
});

test('an invalid package name shows an error and is not saved', async () => {
  const { person } = await open('application');
  const name = await screen.findByRole('textbox', { name: 'Package name' });
  await person.type(name, ' 2');
  expect(name).toHaveAccessibleDescription(/English letters and digits only/);
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('the languages of the story are offered, and added to those chosen', async () => {
  const list = [app({ languages: ['en-US', 'ja-JP', 'zh-TW'] })];
  const { person } = await open('application', { lobbyApps: () => ({ findApp: { __typename: 'AppList', list, totalCount: 1 } }) });
  await person.click(await screen.findByRole('button', { name: /^Add the story’s: English, Japanese/ }));
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0].data.store_submit_game_pack?.languages).toEqual(expect.arrayContaining(['ja-JP', 'zh-TW'])),
  );
  expect(screen.queryByRole('button', { name: /^Add the story’s/ })).toBeNull();
});

test('a missing item links to its field', async () => {
  submit.data.store_submit_price.list = [];
  const [entry] = submit.data.store_submit_info.list;
  if (entry) entry.data.screenshots = entry.data.screenshots.slice(0, 1);
  await open('overview');
  const list = await screen.findByRole('list', { name: 'Submission checklist' });
  expect(within(list).getByText('3 to 12 screenshots; there are 1.')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Fill in: Price' })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/price#field-store_submit_price-list`,
  );
  expect(within(list).getByRole('link', { name: /Texts and pictures in/ })).toHaveAttribute(
    'href',
    `/set-store/${STORE}/information?lang=en-US#field-store_submit_info-list-0-screenshots`,
  );
  expect(within(list).queryByRole('link', { name: 'Fill in: Category' })).toBeNull();
});

test('an incomplete listing can’t be submitted', async () => {
  submit.data.store_submit_price.list = [];
  await open('submit');
  expect(await screen.findByText(/Something is missing/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
});

test('the terms are accepted by a checkbox, submitted with their version, and it can be taken back', async () => {
  const { person, host } = await open('submit');
  expect(await screen.findByText('Ready to submit')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Submit for review' }));
  const terms = await screen.findByRole('dialog', { name: 'Creator listing terms' });
  expect(terms).toHaveTextContent('You keep 70% of sales and rewards; the platform’s fee is 30%.');
  const accept = within(terms).getByRole('button', { name: 'Accept and submit' });
  expect(accept).toBeDisabled();
  await person.click(within(terms).getByRole('checkbox', { name: /I have read these terms/ }));
  await person.click(accept);
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  await passTime(SUBMIT_RELOAD_MS);
  expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeVisible();
  expect(accepted).toHaveBeenCalledWith('2026-11');
  expect(onRequest).toHaveBeenLastCalledWith({ store_id: STORE, status: 2 });

  await person.click(screen.getByRole('button', { name: 'Withdraw submission' }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw the submission?' });
  expect(question).toHaveTextContent('becomes a draft again, with everything that was last saved');
  await person.click(within(question).getByRole('button', { name: 'Withdraw submission' }));
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeVisible();
  const message = 'The submission is withdrawn. It is a draft again, with everything that was last saved.';
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith(message, 'success'));
});

test('a refusal is shown, and edited again as a draft', async () => {
  submit = submitAnswer({ status: 'refused', page_state: 5, package_state: 5, rejection_type: 'bug', memo: 'The bell is silent.' });
  const { person } = await open('submit');
  expect(await screen.findByText('Doesn’t work')).toBeVisible();
  expect(screen.getByText('The bell is silent.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit again' }));
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeVisible();
  expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ store_id: STORE, status: 1 }));
});

test('after an acceptance the overview links to the release', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  await open('overview');
  expect(await screen.findByRole('link', { name: 'Go to release' })).toHaveAttribute('href', `/set-store/${STORE}/submit`);
  expect(screen.queryByRole('link', { name: 'Go to submission' })).not.toBeInTheDocument();
});

test('after an acceptance it is released now', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const { person } = await open('submit');
  await person.click(await screen.findByRole('button', { name: 'Release now' }));
  expect(await screen.findByRole('link', { name: 'Store page' })).toHaveAttribute('href', `/store/${STORE}`);
  expect(onRequest).toHaveBeenLastCalledWith({ store_id: STORE, start_preview_at: null, released_at: null, release_type: 'official' });
  expect(screen.getByRole('heading', { name: 'Availability' })).toBeVisible();
  expect(screen.getByRole('switch', { name: /On sale/ })).toBeChecked();
});

test('a later version of a released work has no choice of a time', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const out = storeAnswer(submit, { released_at: '2020-11-01T12:00:00.000Z' });
  await open('submit', { openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [out] } }) });
  expect(await screen.findByRole('button', { name: 'Release now' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'At a set time' })).not.toBeInTheDocument();
});

test('a release at a time requires the time', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  const { person } = await open('submit');
  await person.click(await screen.findByRole('radio', { name: 'At a set time' }));
  await person.click(screen.getByRole('button', { name: 'Schedule release' }));
  expect(await screen.findByText('Choose a release date.')).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
});

describe('without PRO', () => {
  const waits: Responses = { lobbyServices: () => servicesAnswer(0) };
  const hour = () => formatDateTime(releaseTimeOf(new Date(), { atOnce: false }).toISOString(), 'en-US');
  /** Finds a date as formatted, whose spaces are non-breaking. */
  const findText = (text: string) => screen.findByText((content) => content.replaceAll(/\s/g, ' ') === text.replaceAll(/\s/g, ' '));
  const queued = (released_at: string) => ({
    ...waits,
    releaseStore: (variables: object) => {
      onRequest(variables);
      submit = submitAnswer({ status: 'preparing', page_state: 4, package_state: 4 });
      return { releaseStore: storeAnswer(submit, { released_at }) };
    },
  });

  test('a release shows before when it comes out and why, and afterwards when, which can be changed', async () => {
    submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
    const comesOut = releaseTimeOf(new Date(Date.now() + 3_600_000), { atOnce: false }).toISOString();
    const { person, host } = await open('submit', queued(comesOut));
    expect(await findText(`Release on ${hour()}`)).toBeVisible();
    expect(screen.getByText(/go out together once an hour\. With PRO they go out at once/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Join the release queue' }));
    expect(onRequest).toHaveBeenLastCalledWith({ store_id: STORE, start_preview_at: null, released_at: null, release_type: 'official' });
    expect(await findText(`Release at ${formatDateTime(comesOut, 'en-US')}`)).toBeVisible();
    expect(host.notify).toHaveBeenLastCalledWith(`Release on ${formatDateTime(comesOut, 'en-US')}`, 'success');

    await person.click(screen.getByRole('button', { name: 'Change schedule' }));
    await person.click(await screen.findByRole('button', { name: 'Join the release queue' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join the release queue' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change schedule' })).toBeVisible();
  });

  test('without a chosen time no hour is shown', async () => {
    submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
    const { person } = await open('submit', waits);
    expect(await screen.findByText(/^Release on/)).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'At a set time' }));
    expect(screen.queryByText(/^Release on/)).not.toBeInTheDocument();
  });

  test('a person who buys PRO there releases at once', async () => {
    submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
    let value: 0 | 1 = 0;
    const { person, host } = await open('submit', { lobbyServices: () => servicesAnswer(value) });
    (host.openPopup as unknown as jest.Mock<() => Promise<unknown>>).mockImplementation(async () => {
      value = 1;
      return { paid: true };
    });
    await person.click(await screen.findByRole('button', { name: 'See the plans' }));
    expect(host.openPopup).toHaveBeenLastCalledWith('store.plans', {});
    expect(await screen.findByRole('button', { name: 'Release now' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'See the plans' })).not.toBeInTheDocument();
  });

  test('a time between the hours shows the hour of release, one on the hour has no notice', async () => {
    submit = submitAnswer({ status: 'preparing', page_state: 4, package_state: 4 });
    const set = (released_at: string) => {
      const store = storeAnswer(submit, { released_at });
      return { ...waits, openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [store] } }) };
    };
    const change = async (released_at: string) => {
      const { person } = await open('submit', set(released_at));
      await person.click(await screen.findByRole('button', { name: 'Change schedule' }));
      await person.click(await screen.findByRole('radio', { name: 'At a set time' }));
      expect(screen.getByRole('button', { name: 'Schedule release' })).toBeVisible();
    };
    await change('2030-01-05T12:30:00.000Z');
    expect(await findText(`Release on ${formatDateTime('2030-01-05T13:00:00.000Z', 'en-US')}`)).toBeVisible();
    cleanup();
    await change('2030-01-05T13:00:00.000Z');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule release' })).toBeEnabled());
    expect(screen.queryByText(/Release on/)).not.toBeInTheDocument();
  });

  test('a later version of a released work doesn’t wait', async () => {
    submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
    const out = storeAnswer(submit, { released_at: '2020-11-01T12:00:00.000Z' });
    await open('submit', { ...waits, openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [out] } }) });
    expect(await screen.findByRole('button', { name: 'Release now' })).toBeEnabled();
    expect(screen.queryByText(/once an hour/)).not.toBeInTheDocument();
  });
});

test('it is not released before its release time is known', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  await open('submit', { lobbyServices: () => new Promise(() => undefined) });
  expect(await screen.findByRole('button', { name: 'Release now' })).toBeDisabled();
});

test('when the plan fails to load it can be released all the same', async () => {
  submit = submitAnswer({ status: 'passed', page_state: 4, package_state: 4 });
  await open('submit', {
    lobbyServices: () => {
      throw new Refusal({ code: '500', status: 500 });
    },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Release now' })).toBeEnabled());
});

test('a complete released listing says so, without a link for submitting', async () => {
  await open('overview');
  expect(await screen.findByRole('link', { name: 'Go to submission' })).toBeVisible();
  cleanup();
  submit = submitAnswer({ status: 'release', page_state: 4, package_state: 4 });
  await open('overview');
  expect(await screen.findByRole('heading', { name: 'Ready to submit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to submission' })).toBeNull();
});

test('another person’s listing is not found', async () => {
  await open('overview', {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [] } }),
    represented: () => {
      throw new Refusal({ code: 'store/not-found', status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Listing not found' })).toBeVisible();
});

test('the labels’ field keeps the focus when the sixth fills it, and gets it back when one is removed', async () => {
  submit.data.store_submit_info.list[0]?.labels.push('one', 'two', 'three', 'four', 'five');
  const { person } = await open('information');
  const box = await screen.findByRole('textbox', { name: 'Labels' });
  await person.type(box, 'six{Enter}');
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('readonly');
  await person.click(screen.getByRole('button', { name: /two/ }));
  expect(box).toHaveFocus();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() =>
    expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({
        data: expect.objectContaining({
          store_submit_info: expect.objectContaining({
            list: [expect.objectContaining({ labels: ['one', 'three', 'four', 'five', 'six'] })],
          }),
        }),
      }),
    ),
  );
});
