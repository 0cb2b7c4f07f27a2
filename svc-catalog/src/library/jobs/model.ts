/** Prefix of the ids of svc-catalog's jobs; the same as in schema.graphql. */
export const JOB_PREFIX = 'catalog';
