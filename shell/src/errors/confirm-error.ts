import { type AppError, type HostV1, isOutdated } from '@meowtale/web-kit';

interface ConfirmParts {
  session: Pick<HostV1['session'], 'signIn' | 'signOut'>;
  block: HostV1['block'];
  reload(): void;
}

/** What confirming an error does besides closing its dialog (SPEC §8): a session that is over signs out, a blocked tab and one that is too old reload. */
export async function confirmError({ code }: Pick<AppError, 'code'>, { session, block, reload }: ConfirmParts): Promise<void> {
  if (code === 'pay/new-tab-prevent' || isOutdated({ code })) return reload();
  if (code !== 'auth/id-token-expired') return;
  await block(session.signOut());
  await session.signIn();
}
