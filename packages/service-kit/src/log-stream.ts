import { writeSync } from 'node:fs';

/** Retries and pause for a full pipe: a tenth of a second at most. */
const [BUSY_TRIES, BUSY_WAIT_MS] = [10, 10];
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Writes all of a text. @throws the system's error, with how many bytes were `written` before it. */
function writeWhole(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  let tries = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(fd, bytes, written);
    } catch (error) {
      tries += 1;
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries > BUSY_TRIES) throw Object.assign(error as Error, { written });
      Atomics.wait(sleeper, 0, 0, BUSY_WAIT_MS);
    }
  }
}

/**
 * Returns where log lines go: standard output, unless another file descriptor is given. Lines that can't be written are dropped;
 * their number is logged once writing works again. pino's own stream throws on a full disk, and retries a fatal line for ever.
 */
export function createLogStream(fd = 1): { write(line: string): void } {
  let dropped = 0;
  let isCut = false;
  function report(lines: number): string {
    const line = { level: 40, time: Date.now(), event: 'log.lines-dropped', lines, msg: 'log lines could not be written' };
    return `${isCut ? '\n' : ''}${JSON.stringify(line)}\n`;
  }
  return {
    write(line) {
      try {
        writeWhole(fd, dropped > 0 ? `${report(dropped)}${line}` : line);
        [dropped, isCut] = [0, false];
      } catch (error) {
        dropped += 1;
        if ((error as { written?: number }).written) isCut = true;
      }
    },
  };
}
