import { waitUntil } from '@meowtale/service-kit/wait-until';
import type { SiteEnv } from './env.ts';
import { keyFor, payAtSandbox } from './fill-wallet.ts';
import type { Session } from './session.ts';

const KNOWN_WITHIN_MS = 20_000;

const BUY = `mutation Pro($key: ID!) {
  addVipOrder(grade: 1, payment_provider_id: "sandbox", currency_id: "USD", return_url: "/lobby", idempotency_key: $key) { payment_url }
}`;

/** Buys PRO for `times` × 30 days at the sandbox, once for each `what`, and waits until releases need no waiting period (ADR 28). */
export async function goPro(env: SiteEnv, session: Session, { what, times }: { what: string; times: number }): Promise<void> {
  for (let nth = 1; nth <= times; nth += 1) {
    const { addVipOrder } = await session.ask<{ addVipOrder: { payment_url: string } }>(BUY, { key: keyFor(session, `${what}, ${nth}`) });
    await payAtSandbox(env, addVipOrder.payment_url);
  }
  const isKnown = async () => {
    const { getUserServiceSum } = await session.ask<{ getUserServiceSum: { value: number | null }[] }>(
      'query Right { getUserServiceSum(key: "release.immediate") { value } }',
    );
    return getUserServiceSum[0]?.value === 1;
  };
  if (!(await waitUntil(isKnown, { withinMs: KNOWN_WITHIN_MS, everyMs: 50 }))) throw new Error(`the catalogue never heard of: ${what}`);
}
