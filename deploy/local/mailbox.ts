import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

// The local stack's mail server: saves mails on this machine, as files for any mail program.

const env = z
  .object({
    NODE_ENV: z.enum(['development', 'test'], 'is for one machine: in production mails go to a real server'),
    HOST: z.string(),
    PORT: z.coerce.number().int(),
    MAIL_FOLDER: z.string(),
  })
  .parse(process.env);

const KEPT_MAX = 500;
const MAIL_MAX_BYTES = 1_048_576;

mkdirSync(env.MAIL_FOLDER, { recursive: true });
let last = 0;

/** Returns a file name with time and recipient, so that the newest is last. */
function nameFor(address: string): string {
  last = Math.max(Date.now(), last + 1);
  return `${new Date(last).toISOString().replaceAll(':', '-')} ${address.replaceAll(/[^\w.@+-]/g, '_').slice(0, 100)}.eml`;
}

async function keep(address: string, mail: Buffer): Promise<void> {
  const file = join(env.MAIL_FOLDER, nameFor(address));
  await writeFile(`${file}.part`, mail);
  await rename(`${file}.part`, file);
  const mails = readdirSync(env.MAIL_FOLDER).sort();
  for (const old of mails.slice(0, -KEPT_MAX)) rmSync(join(env.MAIL_FOLDER, old), { force: true });
}

const server = new SMTPServer({
  banner: 'Meowtale mailbox',
  disabledCommands: ['STARTTLS', 'AUTH'],
  size: MAIL_MAX_BYTES,
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (stream.sizeExceeded) return done(Object.assign(new Error('too large'), { responseCode: 552 }));
      keep(envelope.rcptTo[0]?.address ?? 'nobody', Buffer.concat(parts)).then(() => done(), done);
    });
  },
});
server.on('error', (error: NodeJS.ErrnoException) => {
  // A server that can't listen is useless; an error of a single client is ignored.
  if (error.code === 'EADDRINUSE') throw error;
});
server.listen(env.PORT, env.HOST);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
