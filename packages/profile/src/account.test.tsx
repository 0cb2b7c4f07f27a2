import { beforeEach, expect, jest, test } from '@jest/globals';
import { EXPORT_PARTS } from '@meowtale/contracts/exports';
import { UiProvider } from '@meowtale/ui';
import type { HostV1, SessionPerson } from '@meowtale/web-kit';
import { SliceScope } from '@meowtale/web-kit';
import { mira, Refusal, type Responses, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSlice } from './test-slice.ts';

const onRequest = jest.fn<(variables: object) => void>();
const DAY_MS = 86_400_000;
let erasure: object | null;
let vip: object[];
const signIn = (uuid: string, change: object = {}) => ({
  __typename: 'SignIn',
  uuid,
  browser: 'Firefox 140',
  system: 'Linux',
  device: 'desktop',
  country: 'tw',
  signed_in_at: '2026-11-20T10:00:00.000Z',
  seen_at: '2026-11-27T10:00:00.000Z',
  is_this: false,
  ...change,
});
const erasing = (state: string, change: object = {}) => ({ __typename: 'Erasure', uuid: 'e', state, reasons: [], due_at: null, ...change });

beforeEach(() => {
  onRequest.mockClear();
  erasure = null;
  vip = [];
});

const responses: Responses = {
  accountProfile: () => ({
    me: {
      __typename: 'User',
      uuid: mira.uuid,
      email: mira.email,
      email_verified: true,
      country: 'tw',
      profile: { __typename: 'UserProfile', nickname: 'Mira', brief: '', head: null },
      social: { __typename: 'UserSocial', email: { __typename: 'UserSocialEmail', value: '' } },
      metadata: [],
      profile_revision: 1,
    },
  }),
  accountPlan: () => ({ me: { __typename: 'User', uuid: mira.uuid, user_vip: vip } }),
  accountSignIns: () => ({ findSignIn: [signIn('s1', { is_this: true }), signIn('s2', { browser: 'Safari 18', system: 'iOS' })] }),
  accountErasure: () => ({ findErasure: erasure }),
  accountFollows: () => ({ findFollow: { __typename: 'FollowList', list: [], totalCount: 0 } }),
};

/** Opens the page with a shell that accepts the password `right`. */
async function open(more: Responses = {}, by: SessionPerson = mira) {
  const { host, become } = testHost({ ...responses, ...more }, '/account', by);
  const own = {
    sendPasswordReset: jest.fn(async () => null),
    renew: jest.fn(async () => null),
    prove: jest.fn(async (password: string) => (password === 'right' ? null : { code: 'auth/wrong-password' })),
  };
  const signOut = jest.fn(async () => {});
  const ours: HostV1 = { ...host, session: { ...host.session, own, signOut } };
  const slice = await createSlice(ours);
  const Page = slice.routes.profile;
  if (!Page) throw new Error('no profile');
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={ours} words={slice.words}>
        <Page params={{}} />
      </SliceScope>
    </UiProvider>,
  );
  return { host: ours, own, signOut, become, person: userEvent.setup() };
}
const room = async (name: string) => within(await screen.findByRole('region', { name }));

test('one sign-in is ended; ending all includes this one', async () => {
  const { person, signOut } = await open({
    accountEndSignIn: (variables) => {
      onRequest(variables);
      return { delSignIn: true };
    },
    accountEndAllSignIns: () => ({ delSignInAll: true }),
  });
  const row = await screen.findByRole('row', { name: /Firefox 140 · Linux.*This device/ });
  expect(row).toBeVisible();
  for (const time of within(row).getAllByRole('cell', { name: /2026/ })) expect(time).toHaveClass('mt-cell--nowrap');
  await person.click(screen.getByRole('button', { name: 'Sign out: Safari 18 · iOS' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: 's2' }));
  await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere now' }));
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('a mail for the password is sent; a failure shows an error', async () => {
  const { person, own, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Change password by email' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The email with the link is on its way.', 'success'));
  own.sendPasswordReset.mockResolvedValueOnce({ code: 'auth/too-many-requests' } as never);
  await person.click(screen.getByRole('button', { name: 'Change password by email' }));
  expect(await screen.findByText("The shell's words for auth/too-many-requests")).toBeVisible();
});

test('a link of the verification mail that wasn’t opened is reported, and one that was verifies the address', async () => {
  const { person, own, become } = await open({}, { ...mira, emailVerified: false });
  await person.click(await screen.findByRole('button', { name: 'I have opened the link' }));
  expect(await screen.findByText('Not verified yet: open the link in the email.')).toBeVisible();
  own.renew.mockImplementationOnce(async () => {
    become(mira);
    return null;
  });
  await person.click(screen.getByRole('button', { name: 'I have opened the link' }));
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.queryByText(/^Not verified/)).toBeNull();
});

test('all stored data is collected after the password was entered, and saved as one JSON file', async () => {
  let isRecent = false;
  const page = (service: string) => (variables: { part: string; after: string | null }) => {
    if (!isRecent) throw new Refusal({ code: 'auth/recent', status: 403 });
    if (variables.part !== 'comments') return { [service]: { rows: [], next: null } };
    return { [service]: variables.after ? { rows: [{ n: 2 }], next: null } : { rows: [{ n: 1 }], next: 'k' } };
  };
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person, own } = await open({
    accountCatalogExport: page('findCatalogExport'),
    accountWalletExport: page('findWalletExport'),
    accountDramaExport: page('findDramaExport'),
  });
  await person.click(await screen.findByRole('button', { name: 'Download my data' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  await person.type(popup.getByLabelText(/Your password/), 'wrong');
  await person.click(popup.getByRole('button', { name: 'Continue' }));
  expect(await popup.findByText("The shell's words for auth/wrong-password")).toBeVisible();
  await person.clear(popup.getByLabelText(/Your password/));
  await person.type(popup.getByLabelText(/Your password/), 'right');
  isRecent = true;
  await person.click(popup.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(own.prove).toHaveBeenLastCalledWith('right');
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  const { catalog, wallet, drama } = JSON.parse(text);
  expect(catalog.comments).toEqual([{ n: 1 }, { n: 2 }]);
  expect([catalog, wallet, drama].map((parts) => Object.keys(parts).length)).toEqual(
    [EXPORT_PARTS.catalog, EXPORT_PARTS.wallet, EXPORT_PARTS.drama].map(({ length }) => length),
  );
});

test('an account is erased by its address and the password; obstacles are shown with what to do', async () => {
  let isRejecting = true;
  const { person } = await open({
    accountAddErasure: (variables) => {
      onRequest(variables);
      if (isRejecting) throw new Refusal({ code: 'erasure/refused', status: 409, data: { reasons: ['on-sale'] } });
      erasure = erasing('waiting', { due_at: '2026-12-11T10:00:00.000Z' });
      return { addErasure: erasure };
    },
    accountCancelErasure: () => {
      erasure = erasing('cancelled');
      return { cancelErasure: true };
    },
  });
  const section = await room('Delete account');
  await person.click(await section.findByRole('button', { name: 'Delete my account' }));
  const popup = within(screen.getByRole('dialog'));
  await person.type(popup.getByRole('textbox', { name: /address of your account/ }), 'other@meowtale.example');
  await person.click(popup.getByRole('button', { name: 'Request deletion' }));
  expect(popup.getByText('This isn’t the address of your account.')).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
  await person.clear(popup.getByRole('textbox', { name: /address of your account/ }));
  await person.type(popup.getByRole('textbox', { name: /address of your account/ }), mira.email);
  await person.type(popup.getByLabelText(/Your password/), 'right');
  await person.click(popup.getByRole('button', { name: 'Request deletion' }));
  expect(await popup.findByText(/^Works of yours are for sale/)).toBeVisible();
  isRejecting = false;
  await person.click(popup.getByRole('button', { name: 'Request deletion' }));
  expect(await section.findByText(/^Your account will be deleted on Dec 11, 2026/)).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Keep my account' }));
  expect(await section.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('the wallet’s obstacles are shown; a plan shows its end, with a notice a week before', async () => {
  erasure = erasing('refused', { reasons: ['withdrawal', 'debt'] });
  vip = [{ __typename: 'UserVip', state: 1, grade: 1, ended_at: new Date(Date.now() + 5 * DAY_MS).toISOString() }];
  await open();
  const section = await room('Delete account');
  expect(await section.findByText('A withdrawal is on its way to you.')).toBeVisible();
  expect(section.getByText(/^You owe coins/)).toBeVisible();
  const plan = await room('Plan');
  expect(await plan.findByText(/^Yours until /)).toBeVisible();
  expect(plan.getByText(/^PRO ends on /)).toBeVisible();
});

test('of two plans that run the highest is shown with its end; Basic isn’t announced while the other continues', async () => {
  const plan = (grade: number, days: number) => ({
    ...{ __typename: 'UserVip', state: 1, grade },
    ended_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  });
  vip = [plan(1, 30), plan(2, 5)];
  await open();
  const section = await room('Plan');
  expect(await section.findByText('Enterprise')).toBeVisible();
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(Date.now() + 5 * DAY_MS);
  expect(section.getByText(`Yours until ${until}`)).toBeVisible();
  expect(section.queryByText(/ends on/)).toBeNull();
});
