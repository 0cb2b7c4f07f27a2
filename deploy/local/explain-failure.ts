/** What a person reads when the stack can't come up: the cause in words, and for a full disk what to do about it. */
export function explainFailure(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /ENOSPC|No space left on device/i.test(message))
    return `The disk is full. Make room and start again.\n${message}`;
  return message;
}
