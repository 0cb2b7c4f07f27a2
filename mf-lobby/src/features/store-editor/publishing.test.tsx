import { beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreAgent } from '../agent/documents.ts';
import type { SubmitAnswer } from './submit-data.ts';
import { app, STORE, storeAnswer, submitAnswer } from './test-listing.ts';

const HOUSE = '0198f6d2-0000-7000-8000-00000000aab1';
let agent: (StoreAgent & { __typename: string }) | null;
let submit: SubmitAnswer;
const sent = jest.fn<(variables: object) => void>();
const onRequest = jest.fn<(variables: object) => void>();

const agentIn = (state: number, memo = '') => ({
  __typename: 'StoreAgent',
  uuid: '0198f6d2-0000-7000-8000-00000000aac1',
  user_uuid: HOUSE,
  user: { uuid: HOUSE, nickname: 'Quill House', is_staff: false },
  rate: 0.2,
  state,
  memo,
  asked_at: '2026-11-20T10:00:00.000Z',
  decided_at: state > 3 ? '2026-11-21T10:00:00.000Z' : null,
  may_submit: state === 4,
});
const responses: Responses = {
  openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit)] } }),
  storeAgent: () => {
    const { uuid, revision, status } = submit;
    const current_submit = { __typename: 'StoreSubmit', uuid, revision, status };
    return {
      findStoreMe: { __typename: 'MyStoreList', list: [{ __typename: 'MyStore', uuid: STORE, store_agent: agent, current_submit }] },
    };
  },
  findPublishers: (variables) => {
    onRequest(variables);
    const publisher = { __typename: 'Publisher', uuid: HOUSE, name: 'Quill House', country: 'de', followed_count: 1234, head: null };
    const list = variables.q.keyword && variables.q.keyword !== 'quill' ? [] : [publisher];
    return { findUserOnlyPublisher: { __typename: 'PublisherList', list, totalCount: list.length } };
  },
  setStoreAgent: (variables) => {
    sent(variables);
    agent = { ...agentIn(variables.state), rate: variables.rate };
    return { setStoreAgent: agent };
  },
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app()], totalCount: 1 } }),
  represented: () => {
    throw new Refusal({ code: 'store/not-found', status: 404 });
  },
};
const open = (tab = 'publishing-check', more: Responses = {}) =>
  renderRoute(createSlice, tab, { responses: { ...responses, ...more }, at: `/set-store/${STORE}/${tab}`, params: { id: STORE } });

beforeEach(() => {
  agent = null;
  submit = submitAnswer();
  sent.mockClear();
  onRequest.mockClear();
  localStorage.clear();
});

test('a publisher is found and asked for a share; after that nothing of it can be changed', async () => {
  const { person, host } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Name of a publisher' }), 'quill');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ q: { page: 1, pageSize: 10, keyword: 'quill' } }));
  expect(host.navigation.get().search).toBe('?q=quill');
  expect(await screen.findByRole('row', { name: /Quill House/ })).toHaveTextContent(/Germany.*1,234/);
  await person.click(screen.getByRole('button', { name: 'Choose Quill House' }));
  expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await person.type(screen.getByRole('spinbutton', { name: /Share in percent/ }), '20');
  expect(screen.getByText('Of a sale of 500 coins, 350 remain after the fee: 70 for the publisher, 280 for you.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send request' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask this publisher?' });
  expect(dialog).toHaveTextContent(/Quill House is asked to represent the listing for 20%/);
  await person.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/The publisher is notified/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  expect(sent).toHaveBeenCalledWith({ store_id: STORE, user_uuid: HOUSE, rate: 0.2, state: 2 });
});

test('a saved choice is shown with its share', async () => {
  agent = agentIn(1);
  await open();
  expect(await screen.findByRole('heading', { name: 'Ask Quill House' })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /Share in percent/ })).toHaveValue('20');
  expect(screen.getByText('The publisher isn’t notified until you send the request.')).toBeVisible();
});

test('a refusal shows its reason, and another publisher can be asked', async () => {
  agent = agentIn(5, 'Not our kind of story.');
  await open();
  expect(await screen.findByText('Not our kind of story.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ask another publisher' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ask Quill House' })).toBeNull();
});

test('a rejection shows its reason, and the choice stays', async () => {
  agent = agentIn(1);
  const { person } = await open('publishing-check', {
    setStoreAgent: () => {
      throw new Refusal({ code: 'store/agent-state', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Send request' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText("The shell's words for store/agent-state")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ask Quill House' })).toBeVisible();
});

test('the open platform has no agents, and says so', async () => {
  await open('publishing-check', {
    openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [storeAnswer(submit, { platform_key: 'meowtale-open' })] } }),
  });
  expect(await screen.findByRole('heading', { name: 'No agents on Meowtale Open' })).toBeVisible();
});

test('an owner with an agent sees that the agent acts next, instead of submitting', async () => {
  agent = agentIn(4);
  await open('submit');
  expect(await screen.findByRole('heading', { name: 'Waiting for the agent: Quill House' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('an owner whose agent may not submit submits themselves', async () => {
  agent = { ...agentIn(4), may_submit: false };
  await open('submit');
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for the agent: Quill House' })).toBeNull();
});

test('a submission by the agent is loaded into the editor', async () => {
  agent = agentIn(4);
  submit = submitAnswer({ status: 'submitted', page_state: 2, package_state: 2, submitted_at: '2026-11-22T10:00:00.000Z' });
  let first = true;
  await open('submit', {
    openStore: () => {
      const list = [storeAnswer(first ? submitAnswer() : submit)];
      first = false;
      return { findStoreMe: { __typename: 'MyStoreList', list } };
    },
  });
  expect(await screen.findByText('Quill House submitted it, and only they can withdraw it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw submission' })).toBeNull();
});

test('another person’s listing without a request is not found', async () => {
  await open('submit', { openStore: () => ({ findStoreMe: { __typename: 'MyStoreList', list: [] } }) });
  expect(await screen.findByRole('heading', { name: 'Listing not found' })).toBeVisible();
});
