/** What ids of svc-drama-ai's jobs begin with; the same as in schema.graphql. */
export const JOB_PREFIX = 'drama';
