/** What ids of svc-catalog's jobs begin with; the same as in schema.graphql. */
export const JOB_PREFIX = 'catalog';
