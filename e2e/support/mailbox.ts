import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataRoot } from '../../deploy/local/paths.ts';

const folder = join(dataRoot, 'mail');

/** The text of a quoted-printable body. */
const decode = (mail: string): string =>
  mail.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** The mails that the local stack has sent to an address, the oldest first, with their headers. */
export const mailsTo = (address: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(` ${address}.eml`))
    .sort()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')));
