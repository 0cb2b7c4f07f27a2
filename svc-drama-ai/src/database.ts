import type { RequestContext } from '@meowtale/service-kit';

/** What services hand through to repositories without looking inside. */
export type Db = RequestContext['db'];
