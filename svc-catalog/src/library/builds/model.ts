/** Audience of the token in a build's download address, which only its owner gets. */
export const BUILD_AUDIENCE = 'build';

/** Escapes a text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
