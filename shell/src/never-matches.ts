/** The hash of no file: a browser runs no script that it is required of, while it ignores a missing or malformed hash. */
export const NEVER_MATCHES = `sha384-${'A'.repeat(64)}`;
