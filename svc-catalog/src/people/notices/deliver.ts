import { KIND_OF_NOTICE } from '@meowtale/contracts/inputs/catalog/notice';
import type { Db } from '../../database.ts';
import { queueMails } from '../mails/service.ts';
import { insertRecipients as handOver, type NoticeRow, trimTo } from './repository.ts';

/** Notices stored per person, which is also the maximum page size. */
const KEPT_MAX = 1000;

/** Hands a notice to exactly these people; no one else gets it later. */
export async function deliverTo(tx: Db, notice: Pick<NoticeRow, 'uuid' | 'key'>, readers: readonly string[]): Promise<void> {
  await handOver(tx, notice.uuid, readers);
  await afterDelivery(tx, notice, readers);
}

/** Queues e-mails for those who chose them, and deletes each reader's oldest notices above the limit. */
export async function afterDelivery(tx: Db, { uuid, key }: Pick<NoticeRow, 'uuid' | 'key'>, readers: readonly string[]): Promise<void> {
  await trimTo(tx, readers, KEPT_MAX);
  await queueMails(tx, { noticeUuid: uuid, kind: KIND_OF_NOTICE[key], readers });
}
