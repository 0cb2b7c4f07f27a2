import { signInInput, signUpInput } from '@meowtale/contracts/inputs/catalog/people';
import { useLocation } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useShell } from '../app/shell.ts';
import { returnUrlOf } from '../return-url.ts';
import type { Identity, IdentityUser } from './identity.ts';
import { IsFreeNicknameDocument, SendVerificationDocument, SetNicknameDocument } from './me.ts';
import { nicknameRefusal } from './nickname-refusal.ts';
import { signInErrorCode } from './sign-in-error.ts';

export type SignInMode = 'sign-in' | 'sign-up';

type SignUp = z.output<typeof signUpInput>;
type Credentials = Pick<SignUp, 'email' | 'password'>;

interface Fault {
  code: string | null;
  fields: Readonly<Record<string, string>>;
}

const NO_FAULT: Fault = { code: null, fields: {} };

/** Called when the person is signed in: whether a new account's verification mail was sent, null for an account that existed. */
export type OnSignedIn = (isMailSent: boolean | null) => void;

/** Signs a person in or up, and holds the error to show. */
export function useSignIn(mode: SignInMode, onDone?: OnSignedIn) {
  const { session, clients, plan, popups } = useShell();
  // Of the page with the form; a page of its own is left before the mail is sent.
  const returnUrl = returnUrlOf(useLocation());
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>(NO_FAULT);
  const created = useRef<(Credentials & { user: IdentityUser }) | null>(null);

  async function submit(form: FormData): Promise<void> {
    const checked = (mode === 'sign-in' ? signInInput : signUpInput).safeParse(Object.fromEntries(form));
    if (!checked.success) {
      const fields = Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
      return setFault({ code: null, fields });
    }
    setBusy(true);
    setFault(NO_FAULT);
    try {
      const { nickname } = checked.data as Partial<SignUp>;
      if (nickname !== undefined && !(await isFree(nickname)))
        return setFault({ code: null, fields: { nickname: 'invalid.nickname-taken' } });
      const identity = await session.identity();
      const { email, password } = checked.data;
      await session.enter(mode === 'sign-in' ? await identity.signIn(email, password) : await create(identity, { email, password }));
      onDone?.(nickname === undefined ? null : await welcome(nickname));
    } catch (error) {
      setFault({ code: signInErrorCode(error), fields: {} });
    } finally {
      setBusy(false);
    }
  }
  /** Returns whether a name isn't a creator's. If that can't be found out, saving it will. */
  async function isFree(nickname: string): Promise<boolean> {
    const { client } = clients.getState();
    const { data } = await client.query(IsFreeNicknameDocument, { nickname }, { requestPolicy: 'network-only' }).toPromise();
    return data?.isFreeNickname ?? true;
  }
  /** Creates the identity service's user, once: after a failure of the account behind it the form is submitted again. */
  async function create(identity: Identity, { email, password }: Credentials): Promise<IdentityUser> {
    const before = created.current;
    if (before?.email === email && before.password === password) return before.user;
    const user = await identity.signUp(email, password);
    created.current = { email, password, user };
    return user;
  }
  /**
   * Saves the name of a new account and sends its mail; returns whether it was sent. If the name can't be saved, a popup says so and asks
   * for another.
   */
  async function welcome(nickname: string): Promise<boolean> {
    const { client } = clients.getState();
    const { error } = await client.mutation(SetNicknameDocument, { nickname }).toPromise();
    if (error) void popups.openPopup('shell.nickname', { nickname, ...nicknameRefusal(error) });
    const mail = await client.mutation(SendVerificationDocument, { lang: plan.locale, returnUrl }).toPromise();
    await session.refresh();
    return !mail.error;
  }
  return { busy, fault, submit };
}
