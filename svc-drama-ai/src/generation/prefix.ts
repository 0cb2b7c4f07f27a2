/** Prefix of svc-drama-ai's job ids; must equal the one in schema.graphql. */
export const JOB_PREFIX = 'drama';
