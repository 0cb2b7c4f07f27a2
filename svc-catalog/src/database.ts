import type { RequestContext } from '@meowtale/service-kit';

/** The service's database, or a transaction on it. Only repositories run queries. */
export type Db = RequestContext['db'];
