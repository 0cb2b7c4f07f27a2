import type { OwnSignIn } from '@meowtale/web-kit';
import type { Identity, IdentityUser } from './identity.ts';
import { signInErrorCode } from './sign-in-error.ts';

export interface OwnSignInParts {
  identity(): Promise<Identity>;
  enter(user: IdentityUser): Promise<void>;
  /** The language of mails, and where their pages lead on to. */
  mails: { lang: string; continueUrl: string };
}

/** What a person does with their own sign-in, by the identity service; each answers what stopped it. */
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
