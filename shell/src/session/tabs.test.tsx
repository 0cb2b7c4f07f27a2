import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { HostProvider, type SessionState, useDraft, usePerson } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Client } from 'urql';
import type { Identity, IdentityUser } from './identity.ts';
import { createSession, type ShellSession } from './session.ts';

const HINT = 'meowtale.session';

/** A user of the identity service, whose account has the same name. */
const userOf = (uid: string) =>
  ({
    uid,
    email: `${uid}@b.example`,
    emailVerified: true,
    displayName: uid,
    getIdToken: async () => `token of ${uid}`,
    getIdTokenResult: async () => ({ claims: { muid: uid } }),
  }) as unknown as IdentityUser;

/** A browser, whose tabs share the identity service's user and the storage. */
function openBrowser(signedIn: string | null = null) {
  let current = signedIn === null ? null : userOf(signedIn);
  if (current) localStorage.setItem(HINT, '1');
  const listeners = new Set<(user: IdentityUser | null) => void>();
  function change(user: IdentityUser | null): IdentityUser | null {
    current = user;
    for (const listener of listeners) listener(user);
    return user;
  }
  const signInAs = async (email: string) => change(userOf(email.split('@')[0] ?? '')) as IdentityUser;
  const loadIdentity = async (): Promise<Identity> => ({
    current: () => current,
    watch(listener) {
      listeners.add(listener);
      listener(current);
    },
    signIn: signInAs,
    signUp: signInAs,
    sendReset: async () => {},
    readResetCode: async () => '',
    resetPassword: async () => {},
    applyCode: async () => {},
    signOut: async () => void change(null),
  });
  async function openTab(page: { playing: boolean } = { playing: false }) {
    const parts = {
      identity: { projectId: 'demo', apiKey: 'k', emulatorUrl: null },
      loadIdentity: jest.fn(loadIdentity),
      client: () => ({ query: async () => ({ error: new Error('down') }) }) as unknown as Client,
      personChanged: jest.fn(),
      notLoaded: jest.fn(),
      askToSignIn: jest.fn(async (_reason?: string) => false),
      canFollow: () => !page.playing,
      followed: jest.fn(),
      mails: { lang: 'en-US', continueUrl: '' },
    };
    const session = createSession(parts);
    await session.start();
    return { parts, session };
  }
  return { openTab };
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const nameIn = (session: ShellSession): string | null => nameOf(session.get());
const nameOf = (state: SessionState) => (state.status === 'signed-in' ? state.person.uuid : null);

/** Signs in by a tab's form; other tabs without the identity library hear of it by the storage. */
async function signInBy(session: ShellSession, name: string) {
  await act(async () => session.enter(await (await session.identity()).signIn(`${name}@b.example`, 'lighthouse-7')));
  dispatchEvent(new StorageEvent('storage', { key: HINT, newValue: '1' }));
  await settle();
}

function Note() {
  const { value, change } = useDraft({ of: 'note', saved: { text: '' } });
  return <input aria-label="Note" value={value.text} onChange={({ currentTarget }) => change({ text: currentTarget.value })} />;
}
function Page() {
  const person = usePerson();
  return person ? <Note key={person.uuid} /> : null;
}
function draw(session: ShellSession) {
  const { container } = render(
    <HostProvider host={{ ...testHost({}, '/').host, session }}>
      <Page />
    </HostProvider>,
  );
  return { field: () => within(container).queryByRole('textbox', { name: 'Note' }) };
}

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  async function writeInOneOfTwoTabs() {
    const { openTab } = openBrowser('mira');
    const [one, other] = [await openTab(), await openTab()];
    const [here, there] = [draw(one.session), draw(other.session)];
    await userEvent.type(here.field() as HTMLElement, 'The bell');
    return { one: one.session, other: other.session, here, there };
  }

  test('of an ended session is there again, in both tabs, once its writer has signed in again', async () => {
    const { one, other, here, there } = await writeInOneOfTwoTabs();
    await act(() => one.end());
    expect([here.field(), there.field(), nameIn(one), nameIn(other)]).toEqual([null, null, null, null]);
    await signInBy(one, 'mira');
    expect(here.field()).toHaveValue('The bell');
    expect(there.field()).toHaveValue('The bell');
  });

  test('of an ended session isn’t shown to another person, and is removed when they sign in', async () => {
    const { one, here, there } = await writeInOneOfTwoTabs();
    await act(() => one.end());
    await signInBy(one, 'brine');
    expect(here.field()).toHaveValue('');
    expect(there.field()).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([HINT]);
  });

  test('is removed by a wanted sign-out, in both tabs', async () => {
    const { one, here, there } = await writeInOneOfTwoTabs();
    await act(() => one.signOut());
    expect(Object.keys(localStorage)).toEqual([]);
    await signInBy(one, 'mira');
    expect(here.field()).toHaveValue('');
    expect(there.field()).toHaveValue('');
  });
});

describe('a sign-in in another tab', () => {
  test.each([
    ['never had a person', null],
    ['was signed out', 'mira'],
  ])('signs the person in in a tab that %s', async (_what, before) => {
    const { openTab } = openBrowser(before);
    const [one, other] = [await openTab(), await openTab()];
    if (before) await one.session.signOut();
    expect(nameIn(other.session)).toBeNull();
    await signInBy(one.session, 'mira');
    expect(nameIn(other.session)).toBe('mira');
    expect(await other.session.token()).toBe('token of mira');
    // Once, so that what another tab's sign-in makes outdated is closed there, and not where the form was sent.
    expect([one.parts.followed.mock.calls.length, other.parts.followed.mock.calls.length]).toEqual([0, 1]);
    expect(other.parts.personChanged).toHaveBeenCalledTimes(before ? 2 : 1);
  });

  test('doesn’t change a tab in which a story plays until it shows another page', async () => {
    const { openTab } = openBrowser();
    const page = { playing: true };
    const [one, other] = [await openTab(), await openTab(page)];
    await signInBy(one.session, 'mira');
    await other.session.refresh();
    expect([nameIn(other.session), await other.session.token()]).toEqual([null, null]);
    expect(other.parts.personChanged).not.toHaveBeenCalled();
    page.playing = false;
    other.session.catchUp();
    await settle();
    expect(nameIn(other.session)).toBe('mira');
  });

  test('is found by a person who signs in from the end of that story, without asking them', async () => {
    const { openTab } = openBrowser();
    const [one, other] = [await openTab(), await openTab({ playing: true })];
    await signInBy(one.session, 'mira');
    expect(await other.session.signIn('to buy')).toBe(true);
    expect(other.parts.askToSignIn).not.toHaveBeenCalled();
    expect(nameIn(other.session)).toBe('mira');
  });

  test('enters the person of this tab’s own form once', async () => {
    const { openTab } = openBrowser();
    const { session, parts } = await openTab();
    await signInBy(session, 'mira');
    expect(parts.personChanged).toHaveBeenCalledTimes(1);
  });
});
