/** The audience of the token in a build's address: it is its maker's. */
export const BUILD_AUDIENCE = 'build';
