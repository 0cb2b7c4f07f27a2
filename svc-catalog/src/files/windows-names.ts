/** Names that are devices on Windows, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³]) *(?:\.|$)/i;
const IMPOSSIBLE = /[<>:"|?*]/;
/** Windows leaves these off a name's end, so that it becomes another. */
const LEFT_OFF = /[. ]$/;

/** Whether a file's or folder's name is another on Windows, or none. */
export const isAnotherOnWindows = (name: string): boolean => DEVICE.test(name) || IMPOSSIBLE.test(name) || LEFT_OFF.test(name);
