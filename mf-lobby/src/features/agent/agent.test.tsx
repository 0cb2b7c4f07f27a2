import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { SubmitAnswer } from '../store-editor/submit-data.ts';
import { APP, STORE, SUBMIT, submitAnswer } from '../store-editor/test-listing.ts';
import type { StoreAgent } from './documents.ts';

const house = {
  ...mira,
  uuid: '0198f6d2-0000-7000-8000-00000000aab1',
  nickname: 'Quill House',
  roles: ['user' as const, 'publisher' as const],
};
let agent: StoreAgent & { __typename: string };
let submit: SubmitAnswer;
let missing: object[];
let findings: object[];
let acceptedAt: string | null;
const sent = jest.fn<(variables: object) => void>();

const store = () => ({
  __typename: 'MyStore',
  uuid: STORE,
  name: 'The Night Ferry',
  submit_status: submit.status,
  released_at: null,
  cover: null,
  owner: { __typename: 'UserPublic', uuid: mira.uuid, nickname: 'Mira', is_staff: true },
  store_agent: agent,
});
const read = () => {
  const official_app = { __typename: 'App', uuid: APP, name: 'Night Ferry', kind: 'ink', state: 'ready', version: 2, word_count: 1200 };
  const apps = { trial_app: null, trial_app_version: null, official_app, official_app_version: 2, ai_disclosure: [] };
  const data = { ...submit.data, store_submit_game_pack: { ...submit.data.store_submit_game_pack, ...apps } };
  return { ...submit, __typename: 'StoreSubmit', store_id: STORE, created_at: '2026-11-20T08:00:00.000Z', missing, data };
};
const listOf = (list: object[]) => ({ __typename: 'MyStoreList', list, totalCount: list.length });
const responses: Responses = {
  lobbyAgent: ({ state }) => {
    const of = (wanted: number) => listOf(agent.state === wanted ? [store()] : []);
    return { findStoreMe: of(state), waiting: of(2), reviewing: of(3), accepted: of(4) };
  },
  represented: () => {
    if (agent.state === 5) throw new Refusal({ code: 'store/not-found', status: 404 });
    return { findStoreMe: listOf([store()]), findStoreSubmit: { __typename: 'StoreSubmitList', list: [read()] } };
  },
  checkSubmit: () => ({ checkStoreSubmit: { __typename: 'SubmitCheck', submit_uuid: SUBMIT, findings } }),
  findListingTerms: () => ({ findListingTerms: { __typename: 'ListingTerms', version: '2026-11-01', accepted_at: acceptedAt } }),
  findReviewPlace: () => ({ findReviewPlace: { __typename: 'ReviewPlace', place: 2, waiting: 5, usual_wait_seconds: null } }),
  findStoreTimeline: () => ({ findStoreTimeline: { __typename: 'StoreTimeline', list: [] } }),
  reviewPreview: () => ({ getStoreAuthorizedAndFindStoreUrl: { isAuthorized: true, store_url: [] }, opening: { store_url: [] } }),
  reviewStoreAgent: (variables) => {
    sent(variables);
    agent = { ...agent, state: variables.state, memo: variables.memo ?? '' };
    return { reviewStoreAgent: agent };
  },
  addStoreSubmit: (variables) => {
    sent(variables);
    submit = submitAnswer({ status: 'submitted', submitted_at: '2026-11-20T11:00:00.000Z' });
    return { addStoreSubmit: submit };
  },
  cancelStoreSubmit: (variables) => {
    sent(variables);
    submit = submitAnswer({ status: 'unsubmitted' });
    return { cancelStoreSubmit: submit };
  },
};
const open = (at = '/lobby/agent', more: Responses = {}, person: typeof mira = house) =>
  renderRoute(createSlice, 'agent', { responses: { ...responses, ...more }, at, person });
const OPEN = `/lobby/agent?store=${STORE}`;

beforeEach(() => {
  submit = submitAnswer();
  missing = [];
  findings = [];
  acceptedAt = null;
  agent = {
    __typename: 'StoreAgent',
    uuid: '0198f6d2-0000-7000-8000-00000000aac1',
    user_uuid: house.uuid,
    user: { uuid: house.uuid, nickname: 'Quill House', is_staff: false },
    rate: 0.15,
    state: 2,
    memo: '',
    asked_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    decided_at: null,
    may_submit: false,
  };
  sent.mockClear();
  localStorage.clear();
});

test('a request is shown with its owner, its share and its age, in tabs with counts', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(row).toHaveTextContent(/Mira Meowtale staff.*15%.*3 days/);
  const tabs = within(screen.getByRole('navigation', { name: 'Requests and represented listings' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Requests1', 'In review0', 'Represented0']);
  expect(within(row).getByRole('link', { name: 'Open “The Night Ferry”' })).toHaveAttribute('href', OPEN);
});

test('it is taken into review, then accepted; its agent submits it and takes it back', async () => {
  const { person, host } = await open(OPEN);
  expect(await screen.findByText('Somebody rings the bell.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Request' })).getByText('Meowtale staff')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Start review' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('dialog', { name: 'Represent this listing?' });
  expect(dialog).toHaveTextContent('15%');
  await person.click(within(dialog).getByRole('button', { name: 'Accept' }));
  const handIn = await screen.findByRole('button', { name: 'Submit for review' });
  await waitFor(() => expect(handIn).toBeEnabled());
  await person.click(handIn);
  const terms = await screen.findByRole('dialog');
  await person.click(within(terms).getByRole('checkbox'));
  await person.click(within(terms).getByRole('button', { name: /Accept|Submit/ }));
  expect(await screen.findByText(/2.*5/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Withdraw submission' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw submission' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled());
  expect(host.notify).toHaveBeenLastCalledWith(expect.stringMatching(/^The submission is withdrawn/), 'success');
  expect(sent.mock.calls.map(([variables]) => variables)).toEqual([
    { store_id: STORE, state: 3 },
    { store_id: STORE, state: 4 },
    expect.objectContaining({ store_id: STORE, status: 2 }),
    { uuid: SUBMIT },
  ]);
});

test('who is asked previews the opening that everybody will be given', async () => {
  const opening = { __typename: 'StoreAuthorization', store_url: [{ __typename: 'StoreUrl', type: 'trial_app', app_uuid: APP }] };
  await open(OPEN, { reviewPreview: () => ({ getStoreAuthorizedAndFindStoreUrl: { isAuthorized: true, store_url: [] }, opening }) });
  const link = await screen.findByRole('link', { name: 'Preview opening' });
  expect(link).toHaveAttribute('href', `/store/${STORE}/fullscreen?preview=opening`);
});

test('a refusal needs a reason; after it the request isn’t found', async () => {
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/Please write something here/);
  expect(sent).not.toHaveBeenCalled();
  await person.type(reason, 'Not our kind of story.');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ store_id: STORE, state: 5, memo: 'Not our kind of story.' });
});

test('a reason that wasn’t sent is restored after a reload, and is gone once it was sent', async () => {
  const first = await open(OPEN);
  await first.person.click(await screen.findByRole('button', { name: 'Decline' }));
  await first.person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not ours.');
  first.unmount();
  const { person } = await open(OPEN);
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not ours.');
  expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('when the request was decided meanwhile, the text stays and the error is shown', async () => {
  const { person } = await open(OPEN, {
    reviewStoreAgent: () => {
      throw new Refusal({ code: 'store/agent-state', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not ours.');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for store/agent-state");
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not ours.');
});

test('after an acceptance in another tab a refusal keeps its text, with a message', async () => {
  const { person } = await open(OPEN, {
    reviewStoreAgent: () => {
      agent = { ...agent, state: 4, decided_at: agent.asked_at };
      throw new Refusal({ code: 'store/agent-state', status: 409 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Decline' }));
  await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not ours.');
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('button', { name: 'Submit for review' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("The shell's words for store/agent-state");
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not ours.');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('heading', { name: 'Your answer' })).toBeNull();
});

test('an incomplete listing can’t be submitted, and shows what its creator must add', async () => {
  agent = { ...agent, state: 4, decided_at: agent.asked_at };
  missing = [{ __typename: 'MissingField', path: 'store_submit_price.list', key: 'missing.price', params: null }];
  await open(OPEN);
  expect(await screen.findByText('Set at least one price.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
});

test('the precheck’s findings are shown, and warnings are confirmed before it is submitted', async () => {
  agent = { ...agent, state: 4, decided_at: agent.asked_at };
  acceptedAt = '2026-11-20T10:00:00.000Z';
  const path = 'store_submit_info.list.0.name';
  findings = [{ __typename: 'SubmitFinding', level: 'warning', path, key: 'missing.name', params: null }];
  const { person } = await open(OPEN);
  const found = await screen.findByRole('list', { name: 'Check results' });
  expect(within(found).queryByRole('link')).toBeNull();
  const handIn = screen.getByRole('button', { name: 'Submit for review' });
  expect(handIn).toBeDisabled();
  await person.click(screen.getByRole('checkbox'));
  await person.click(handIn);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ store_id: STORE, status: 2 }));
});

test('a person who is no publisher reads what one is, and a former one still finds what they represent', async () => {
  const nothing = {
    ...responses,
    lobbyAgent: () => ({ findStoreMe: listOf([]), waiting: listOf([]), reviewing: listOf([]), accepted: listOf([]) }),
  };
  const { unmount } = await open('/lobby/agent', nothing, mira);
  expect(await screen.findByRole('heading', { name: 'Publishers represent the works of others' })).toBeVisible();
  unmount();
  await open('/lobby/agent', {}, mira);
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toBeVisible();
});

test('without requests, and after a failed query, the page says so', async () => {
  agent = { ...agent, state: 5 };
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'No requests' })).toBeVisible();
  unmount();
  await open('/lobby/agent', {
    lobbyAgent: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503 });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your requests can’t be shown right now' })).toBeVisible();
});
