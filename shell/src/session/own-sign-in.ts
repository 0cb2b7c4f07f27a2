import type { OwnSignIn } from '@meowtale/web-kit';
import type { Identity, IdentityUser } from './identity.ts';
import { signInErrorCode } from './sign-in-error.ts';

export interface OwnSignInParts {
  identity(): Promise<Identity>;
  enter(user: IdentityUser): Promise<void>;
  /** The language of mails, and the address to which their pages lead. */
  mails: { lang: string; continueUrl: string };
}

/** Creates the actions of a person on their own sign-in, by the identity service; each returns the error's code, if any. */
export function createOwnSignIn({ identity, enter, mails }: OwnSignInParts): OwnSignIn {
  async function attempt(work: (library: Identity, user: IdentityUser) => Promise<unknown>) {
    try {
      const library = await identity();
      const user = library.current();
      if (!user) return { code: 'auth/required' };
      await work(library, user);
      return null;
    } catch (error) {
      return { code: signInErrorCode(error) };
    }
  }
  return {
    sendPasswordReset: () => attempt((library, { email }) => library.sendReset(email ?? '', mails.lang, mails.continueUrl)),
    prove: (password) => attempt(async (library, { email }) => enter(await library.signIn(email ?? '', password))),
    renew: () =>
      attempt(async (_library, user) => {
        await user.reload();
        await user.getIdToken(true);
        await enter(user);
      }),
  };
}
