/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³]) *(?:\.|$)/i;
const IMPOSSIBLE = /[<>:"|?*]/;
/** Windows removes these from a name's end. */
const LEFT_OFF = /[. ]$/;

/** Returns whether a file's or folder's name is invalid or has another meaning on Windows. */
export const isAnotherOnWindows = (name: string): boolean => DEVICE.test(name) || IMPOSSIBLE.test(name) || LEFT_OFF.test(name);
