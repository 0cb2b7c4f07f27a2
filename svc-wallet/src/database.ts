import type { inTransaction, RequestContext } from '@meowtale/service-kit';

/** A pool, and one command's transaction, which services only pass on to repositories. */
export type Db = RequestContext['db'];
export type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0];
