import { KIND_OF_NOTICE } from '@meowtale/contracts/inputs/catalog/notice';
import type { Db } from '../database.ts';
import { queueMails } from '../mails/queue.ts';
import { handTo as handOver, type NoticeRow, trimTo } from './repository.ts';

/** So many a person keeps at most, as many as one answer holds. */
const KEPT_MAX = 1000;

/** Hands a notice to exactly these people, who have it at once; nobody else will have it. */
export async function handTo(tx: Db, notice: Pick<NoticeRow, 'uuid' | 'key'>, readers: readonly string[]): Promise<void> {
  await handOver(tx, notice.uuid, readers);
  await afterHandedTo(tx, notice, readers);
}

/** Who asked for it is told by e-mail as well; of what they had the oldest makes room. */
export async function afterHandedTo(tx: Db, { uuid, key }: Pick<NoticeRow, 'uuid' | 'key'>, readers: readonly string[]): Promise<void> {
  await trimTo(tx, readers, KEPT_MAX);
  await queueMails(tx, { noticeUuid: uuid, kind: KIND_OF_NOTICE[key], readers });
}
