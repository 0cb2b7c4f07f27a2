import type { HostedAction } from '@meowtale/contracts';
import { type AppError, type HostV1, toAppError, useHost, useLocation, useSession } from '@meowtale/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ADD_HOSTED_PAGE, type HostedAccess, OPEN_HOSTED_PAGE } from './documents.ts';

export type HostedState =
  | { at: 'opening' }
  /** Without a failure: the address has no credential, or no longer. */
  | { at: 'closed'; failure: AppError | null }
  | { at: 'open'; access: HostedAccess };

export interface HostedPage {
  state: HostedState;
  /** Tries the same credential again after an outage. */
  tryAgain(): void;
  /** Opens the page again, for the account of the person who is signed in or signs in now. */
  openAnew(): void;
  /** Closes the opened page; the same function in every render. */
  end: (failure: AppError) => void;
}

const OPENING: HostedState = { at: 'opening' };
const NOTHING_GIVEN: HostedState = { at: 'closed', failure: null };

const dataIn = (search: string) => new URLSearchParams(search).get('data');

/** Opens a hosted page with the credential in its address, which is removed at once because it is valid only once. */
export function useHostedPage(action: HostedAction): HostedPage {
  const host = useHost();
  const session = useSession();
  const { pathname, search } = useLocation();
  /** Null before the first attempt. */
  const [tried, setTried] = useState<HostedState | null>(null);
  const data = useRef<string | null>(null);

  const open = useCallback(
    async (credential: string): Promise<void> => {
      data.current = credential;
      setTried({ at: 'opening' });
      const answer = await host.urql.mutation(OPEN_HOSTED_PAGE, { data: credential, action }).toPromise();
      const access = answer.data?.openHostedPage;
      setTried(access ? { at: 'open', access } : { at: 'closed', failure: answer.error ? toAppError(answer.error) : { code: '9999' } });
    },
    [host, action],
  );
  const end = useCallback((failure: AppError) => setTried({ at: 'closed', failure }), []);

  const given = dataIn(search);
  const isKnown = session.status !== 'loading';
  useEffect(() => {
    if (!isKnown || given === null) return;
    // So that neither the history nor a page that is opened next receives it.
    host.navigation.replace(pathname);
    if (data.current !== given) void open(given);
  }, [isKnown, given, host, pathname, open]);

  async function openAnew(): Promise<void> {
    if (!(await host.session.signIn())) return;
    const answer = await askForPage(host, action);
    if ('failure' in answer) return end(answer.failure);
    return open(dataIn(answer.url.search) ?? '');
  }

  return {
    state: tried ?? (isKnown && given === null ? NOTHING_GIVEN : OPENING),
    tryAgain: () => void (data.current !== null && open(data.current)),
    openAnew: () => void openAnew(),
    end,
  };
}

/** Returns the address of a hosted page for the signed-in person. */
export async function askForPage(
  host: HostV1,
  action: HostedAction,
  begin: { amount?: number; returnUrl?: string } = {},
): Promise<{ url: URL } | { failure: AppError }> {
  const { data, error } = await host.urql.mutation(ADD_HOSTED_PAGE, { action, ...begin }).toPromise();
  if (!data) return { failure: error ? toAppError(error) : { code: '9999' } };
  return { url: new URL(data.addHostedPage.url) };
}
