import type { RequestContext } from '@meowtale/service-kit';

/** A pool or transaction, which services only pass on to repositories. */
export type Db = RequestContext['db'];
