import type { ServiceSumInput } from '@meowtale/contracts/inputs/catalog/plans';
import { PLAN_SERVICES } from '@meowtale/contracts/plans';
import type { Db } from '../../database.ts';
import { usedMegabytes } from '../files/quota.ts';
import { rightsOf } from './rights.ts';

export interface ServiceSum {
  key: string;
  /** Null without a limit. */
  value: number | null;
  usage: number;
}

/** Returns what a person's plans give of each service, or of one, and its usage; 0 for what they don't give. */
export async function sumServices(db: Db, userUuid: string, { key: wanted }: ServiceSumInput): Promise<ServiceSum[]> {
  const { services } = await rightsOf(db, userUuid);
  const keys = PLAN_SERVICES.filter((key) => !wanted || key === wanted);
  const megabytes = keys.includes('upload.app.add_size') ? await usedMegabytes(db, userUuid) : 0;
  return keys.map((key) => {
    const value = services[key];
    return { key, value: value === undefined ? 0 : value, usage: key === 'upload.app.add_size' ? megabytes : 0 };
  });
}
