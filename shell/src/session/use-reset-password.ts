import { resetPasswordInput } from '@meowtale/contracts/inputs/catalog/people';
import { useEffect, useState } from 'react';
import { useShell } from '../app/shell.ts';
import { signInErrorCode, tellsOfAccount } from './sign-in-error.ts';

const SPENT = new Set(['auth/invalid-action-code', 'auth/expired-action-code']);

interface Reset {
  /** `spent`: the link is no longer valid. */
  step: 'reading' | 'choosing' | 'spent' | 'done';
  /** The address whose password it is, once known. */
  email: string | null;
  code: string | null;
  field: string | null;
}

/** Returns the state after an error; a deleted account looks like an invalid link. */
function stopped(error: unknown): Pick<Reset, 'step' | 'code'> {
  const code = signInErrorCode(error);
  if (SPENT.has(code) || tellsOfAccount(code)) return { step: 'spent', code: 'auth/invalid-action-code' };
  return { step: 'choosing', code };
}

/** Replaces a forgotten password by the code of a mail, and signs its owner in. */
export function useResetPassword(mailed: string) {
  const { session } = useShell();
  const [busy, setBusy] = useState(false);
  const [reset, setReset] = useState<Reset>({ step: 'reading', email: null, code: null, field: null });
  const change = (to: Partial<Reset>) => setReset((before) => ({ ...before, code: null, field: null, ...to }));
  useEffect(() => {
    const read = async () => (await session.identity()).readResetCode(mailed);
    read().then(
      (email) => setReset({ step: 'choosing', email, code: null, field: null }),
      (error: unknown) => setReset({ email: null, field: null, ...stopped(error) }),
    );
  }, [mailed, session]);
  async function replace(password: string): Promise<void> {
    const identity = await session.identity();
    const email = await identity.readResetCode(mailed);
    await identity.resetPassword(mailed, password);
    // The password is set already: if this sign-in fails, they sign in with it themselves.
    await identity
      .signIn(email, password)
      .then(session.enter)
      .catch(() => {});
  }
  async function submit(form: FormData): Promise<void> {
    const checked = resetPasswordInput.safeParse(Object.fromEntries(form));
    if (!checked.success) return change({ field: checked.error.issues[0]?.message ?? '' });
    setBusy(true);
    try {
      await replace(checked.data.password);
      change({ step: 'done' });
    } catch (error) {
      change(stopped(error));
    } finally {
      setBusy(false);
    }
  }
  return { ...reset, busy, submit };
}
