import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { Entry, Profile } from './documents.ts';
import { createSlice } from './test-slice.ts';

const onRequest = jest.fn<(variables: object) => void>();
const entry = (change: Partial<Entry> = {}) => ({
  __typename: 'ProfileMetadata',
  _cid: 'a',
  type: 'string',
  name: 'Pronouns',
  value: 'she/her',
  show: true,
  ...change,
});
let me: object;

beforeEach(() => {
  onRequest.mockClear();
  localStorage.clear();
  me = {
    __typename: 'User',
    uuid: mira.uuid,
    email: mira.email,
    email_verified: true,
    country: 'tw',
    profile: { __typename: 'UserProfile', nickname: 'Mira', brief: 'Writes by the harbour.', head: null },
    social: { __typename: 'UserSocial', email: { __typename: 'UserSocialEmail', value: '' } },
    metadata: [entry(), entry({ _cid: 'b', name: 'Cat', value: 'Tide', show: false })],
    profile_revision: 4,
  };
});

const responses: Responses = {
  accountProfile: () => ({ me }),
  accountSetProfile: (variables) => {
    onRequest(variables);
    const { profile, metadata } = variables as { profile: Profile['profile']; metadata: Entry[] };
    me = {
      ...me,
      profile: { __typename: 'UserProfile', nickname: profile.nickname.trim(), brief: profile.brief, head: null },
      metadata: metadata.map((each) => entry(each)),
    };
    return { setUser: me };
  },
};
const open = (more: Responses = {}, person = mira) =>
  renderRoute(createSlice, 'profile', { responses: { ...responses, ...more }, at: '/account', person });

test('input is shown as visitors see it, saved together, and leaving before asks first', async () => {
  const { person, host, leaving } = await open();
  const preview = within(await screen.findByRole('complementary'));
  expect(preview.getByText('she/her')).toBeVisible();
  expect(preview.queryByText('Tide')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  expect(leaving()).toBeNull();

  await person.type(screen.getByRole('textbox', { name: /Nickname/ }), ' of the Lamp');
  expect(preview.getByText('Mira of the Lamp')).toBeVisible();
  expect(leaving()).toMatch(/aren’t saved yet/);
  await person.click(screen.getByRole('button', { name: 'Move down: Pronouns' }));
  await person.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1));
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({
    profile: { nickname: 'Mira of the Lamp', brief: 'Writes by the harbour.', head: null, social_email: '' },
    metadata: [{ _cid: 'b' }, { _cid: 'a' }],
  });
  await waitFor(() => expect(leaving()).toBeNull());
  expect(host.session.refresh).toHaveBeenCalled();
});

test('an entry needs a valid name and value, and stays in the list until the profile is saved', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Add entry' }));
  const popup = within(screen.getByRole('dialog', { name: 'Add entry' }));
  await person.click(popup.getByRole('radio', { name: 'Web address' }));
  await person.type(popup.getByRole('textbox', { name: /Address/ }), 'javascript:alert(1)');
  await person.click(popup.getByRole('button', { name: 'Apply' }));
  expect(popup.getByRole('textbox', { name: /Label/ })).toHaveAccessibleDescription(/Please write something here/);
  expect(popup.getByRole('textbox', { name: /Address/ })).toHaveAccessibleDescription(/Enter a public http/);
  await person.type(popup.getByRole('textbox', { name: /Label/ }), 'Blog');
  await person.clear(popup.getByRole('textbox', { name: /Address/ }));
  await person.type(popup.getByRole('textbox', { name: /Address/ }), 'https://lamp.example.com/');
  await person.click(popup.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(screen.getByRole('complementary')).getByText('https://lamp.example.com/')).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Delete: Cat' }));
  expect(screen.queryByText('Tide')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add entry' })).toHaveFocus();
});

test('a rejection is shown at its field, and the input stays', async () => {
  const fields = [{ path: 'profile.nickname', key: 'invalid.characters' }];
  const { person } = await open({
    accountSetProfile: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields });
    },
  });
  const name = await screen.findByRole('textbox', { name: /Nickname/ });
  await person.type(name, '!');
  await person.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/can’t be saved, such as a control character/));
  expect(name).toHaveValue('Mira!');
});

test('the mail to an unverified address can be sent again; a country is chosen once', async () => {
  me = { ...me, email_verified: false, country: null };
  const { person, host } = await open(
    {
      accountSendVerification: (variables) => {
        onRequest(variables);
        return { firebaseSendEmailVerification: true };
      },
    },
    { ...mira, emailVerified: false, country: null },
  );
  await person.click(await screen.findByRole('button', { name: 'Resend verification email' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ lang: 'en-US', returnUrl: '/account' }));
  expect(host.notify).toHaveBeenCalledWith('The email is on its way.', 'success');
  await person.click(screen.getByRole('button', { name: 'Choose your country' }));
  expect(host.openPopup).toHaveBeenCalledWith('shell.country', {});
});

test('a profile that fails to load shows an error, with a retry', async () => {
  let down = true;
  const { person } = await open({
    accountProfile: () => {
      if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return { me };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await person.click(retry);
  expect(await screen.findByRole('textbox', { name: /Nickname/ })).toHaveValue('Mira');
});

test('what was typed is restored after a reload, with its entries, and discarding it shows what is saved', async () => {
  const first = await open();
  await first.person.type(await screen.findByRole('textbox', { name: /Nickname/ }), ' of the Lamp');
  await first.person.click(screen.getByRole('button', { name: 'Move down: Pronouns' }));
  first.unmount();
  const { person, leaving } = await open();
  expect(await screen.findByText('Unsaved changes from this browser were restored.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Mira of the Lamp');
  expect(screen.getByRole('button', { name: 'Move up: Pronouns' })).toBeEnabled();
  expect(leaving()).toMatch(/aren’t saved yet/);
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Mira');
  expect(leaving()).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a draft over a profile that was saved elsewhere meanwhile names every field that differs, and is saved only if the person keeps it', async () => {
  const first = await open();
  await first.person.type(await screen.findByRole('textbox', { name: /Nickname/ }), ' of the Lamp');
  first.unmount();
  me = {
    ...me,
    profile: { __typename: 'UserProfile', nickname: 'Mira B', brief: 'Writes inland.', head: null },
    social: { __typename: 'UserSocial', email: { __typename: 'UserSocialEmail', value: 'mira@inland.example' } },
    metadata: [entry({ value: 'they/them', show: false })],
  };
  const { person, leaving } = await open();
  await screen.findByText('A newer version was saved elsewhere');
  const textsOf = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term').slice(0, 4)).toEqual(['Nickname', 'About you', 'Contact email', 'More about you']);
  expect(textsOf('definition').slice(0, 4)).toEqual([
    'Mira B',
    'Writes inland.',
    'mira@inland.example',
    'Pronouns: they/them · Single line · Hidden',
  ]);
  expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Mira of the Lamp');
  expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText('A newer version was saved elsewhere')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1));
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ profile: { nickname: 'Mira of the Lamp' } });
  await waitFor(() => expect(leaving()).toBeNull());
});

test('a profile that was changed elsewhere while it is edited shows both versions, and is saved over the newer one', async () => {
  const { person } = await open({
    accountSetProfile: (variables) => {
      onRequest(variables);
      const now = me as Profile;
      if (variables.revision === now.profile_revision) return { setUser: { ...me, profile_revision: 6 } };
      throw new Refusal({ code: 'input/conflict', status: 409, data: { profile_revision: 5 } });
    },
  });
  const name = await screen.findByRole('textbox', { name: /Nickname/ });
  await person.type(name, ' of the Lamp');
  me = { ...me, profile: { __typename: 'UserProfile', nickname: 'Mira B', brief: 'Writes inland.', head: null }, profile_revision: 5 };
  const save = screen.getByRole('button', { name: 'Save profile' });
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(save);
  const conflict = await screen.findByText('A newer version was saved elsewhere');
  expect(conflict).toBeVisible();
  expect(intoView.mock.contexts.some((shown) => (shown as Element).contains(conflict))).toBe(true);
  intoView.mockRestore();
  expect(screen.getByText('Writes inland.', { selector: 'dd *' })).toBeVisible();
  expect(name).toHaveValue('Mira of the Lamp');
  expect(screen.queryByText(/words for input\/conflict/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText(/words for input\/conflict/)).toBeNull();
  await person.click(save);
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
  expect(onRequest.mock.calls).toMatchObject([[{ revision: 4 }], [{ revision: 5, profile: { nickname: 'Mira of the Lamp' } }]]);
});

test('what was saved leaves no draft', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: /Nickname/ }), ' of the Lamp');
  expect(Object.keys(localStorage)).toEqual([`meowtale.draft.${mira.uuid}.profile`]);
  await person.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('an entry whose popup was closed by accident is there again, and is gone once it was applied or cancelled', async () => {
  const { person } = await open();
  const label = () => screen.getByRole('textbox', { name: /^Label/ });
  const add = () => screen.findByRole('button', { name: 'Add entry' });
  await person.click(await add());
  await person.type(label(), 'Blog');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Edit: Cat' }));
  expect(label()).toHaveValue('Cat');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(await add());
  expect(label()).toHaveValue('Blog');
  expect(screen.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(Object.keys(localStorage)).toEqual([]);

  await person.click(await add());
  expect(label()).toHaveValue('');
  await person.type(label(), 'Home');
  await person.type(screen.getByRole('textbox', { name: /^Text/ }), 'The harbour');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  expect(Object.keys(localStorage)).toEqual([`meowtale.draft.${mira.uuid}.profile`]);
});
