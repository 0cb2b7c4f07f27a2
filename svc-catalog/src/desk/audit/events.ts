import type { StaffActed } from '@meowtale/contracts/events/wallet/index';
import { defineConsumer } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { notifyPerson } from '../../people/notices/service.ts';
import { recordStaffAction } from './service.ts';

/** Records staff actions in the wallet, and notifies the person concerned. */
export const walletStaffActionConsumer = defineConsumer({
  name: 'catalog-audit-wallet',
  event: 'wallet.staff.acted',
  async handle(tx, { payload }) {
    const { penalty, plan, refund, silver, withdrawal, ...entry } = payload;
    const details = penalty ?? plan ?? refund ?? withdrawal ?? (silver === undefined ? undefined : { silver });
    await recordStaffAction(tx, { ...entry, ...(details && { details }) });
    await tell(tx, payload);
  },
});

/** Records staff actions in svc-drama-ai, which concern no person. */
export const dramaStaffActionConsumer = defineConsumer({
  name: 'catalog-audit-drama',
  event: 'drama.staff.acted',
  handle: (tx, { payload }) => recordStaffAction(tx, payload),
});

async function tell(tx: Db, { action, subject, reason: text, penalty, refund, silver }: StaffActed): Promise<void> {
  if (penalty) await notifyPerson(tx, { key: 'account-penalty', to: subject.uuid, details: { coins: penalty.coins, text } });
  if (silver !== undefined) await notifyPerson(tx, { key: 'silver-given', to: subject.uuid, details: { silver, text } });
  if (!refund) return;
  const key = action === 'order-refund' ? 'refund-granted' : 'refund-declined';
  await notifyPerson(tx, { key, to: refund.buyerUuid, details: { name: subject.name, text } });
}
