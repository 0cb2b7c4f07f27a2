/** Audience of the token in a build's download address, which only its owner gets. */
export const BUILD_AUDIENCE = 'build';
