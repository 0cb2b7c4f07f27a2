import { type AppError, type HostV1, isOutdated } from '@meowtale/web-kit';
import type { ShellSession } from '../session/session.ts';

interface ConfirmParts {
  session: Pick<ShellSession, 'signIn' | 'end'>;
  block: HostV1['block'];
  reload(): void;
  verifyEmail(): void;
}

/**
 * Runs what confirming an error does besides closing its dialog (SPEC §8): an ended session signs out and keeps the drafts, a blocked tab and an outdated one
 * reload, and where a verified address is missing the page opens that verifies it.
 */
export async function confirmError({ code }: Pick<AppError, 'code'>, { session, block, reload, verifyEmail }: ConfirmParts): Promise<void> {
  if (code === 'pay/new-tab-prevent' || isOutdated({ code })) return reload();
  if (code === 'auth/email_verified') return verifyEmail();
  if (code !== 'auth/id-token-expired') return;
  await block(session.end());
  await session.signIn();
}
