/** Returns the message of a failed start: the cause, and for a full disk which one it is and what to do. */
export function explainFailure(error: unknown, dataFolder: string): string {
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /ENOSPC|No space left on device/i.test(message))
    return `The disk of ${dataFolder} is full. Make room and start again.\n${message}`;
  return message;
}
