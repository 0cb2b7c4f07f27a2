import type { RequestContext } from '@meowtale/service-kit';

/** The service's database, or a transaction on it: what a command runs on. Only repositories know how it is asked. */
export type Db = RequestContext['db'];
