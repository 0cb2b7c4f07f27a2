import type { inTransaction, RequestContext } from '@meowtale/service-kit';

/** What services hand through to repositories without looking inside: a pool, and one command's transaction. */
export type Db = RequestContext['db'];
export type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0];
