/** Returns what a person reads when the stack can't come up: the cause in words, and for a full disk which it is and what to do about it. */
export function explainFailure(error: unknown, dataFolder: string): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /ENOSPC|No space left on device/i.test(message))
    return `The disk of ${dataFolder} is full. Make room and start again.\n${message}`;
  return message;
}
