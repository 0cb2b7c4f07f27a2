import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Master keys by id; the first wraps new data keys, the others only unwrap. */
export type MasterKeys = ReadonlyMap<string, Buffer>;

/** Parses `id:64 hexadecimal digits`, comma-separated, the current key first. */
export const masterKeys = z.string().transform((text, ctx): MasterKeys => {
  const pairs = text.split(',').map((pair) => /^([a-z0-9-]{1,32}):([0-9a-f]{64})$/.exec(pair.trim()));
  const keys = new Map(pairs.map((found) => [found?.[1] ?? '', Buffer.from(found?.[2] ?? '', 'hex')]));
  if (pairs.every((found) => found !== null) && keys.size === pairs.length) return keys;
  ctx.addIssue({ code: 'custom', message: 'has to be id:64 hexadecimal digits, comma-separated, each id once', input: '' });
  return z.NEVER;
});

/** Columns of a sealed row: the master key's id, the wrapped data key, and the value encrypted with it. */
export interface Sealed {
  key_id: string;
  wrapped_key: Buffer;
  sealed: Buffer;
}

function encrypt(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, box: Buffer, bound: string): Buffer {
  const nonce = box.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(bound));
  decipher.setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

const keyBound = (owner: string, id: string) => `bank-key:${owner}:${id}`;
const dataBound = (owner: string) => `bank:${owner}`;

function masterOf(keys: MasterKeys, id: string): Buffer {
  const key = keys.get(id);
  if (!key) throw new Error(`the master key ${id} is not among those given`);
  return key;
}

function currentOf(keys: MasterKeys): [string, Buffer] {
  const [current] = keys;
  if (!current) throw new Error('there is no master key');
  return current;
}

function wrap(keys: MasterKeys, owner: string, dataKey: Buffer): Pick<Sealed, 'key_id' | 'wrapped_key'> {
  const [id, key] = currentOf(keys);
  return { key_id: id, wrapped_key: encrypt(key, dataKey, keyBound(owner, id)) };
}

function unwrap(keys: MasterKeys, owner: string, { key_id: id, wrapped_key: wrapped }: Sealed): Buffer {
  return decrypt(masterOf(keys, id), wrapped, keyBound(owner, id));
}

/** Encrypts a value for one person with a new data key. It can't be decrypted in another person's row. */
export function seal(keys: MasterKeys, owner: string, value: object): Sealed {
  const dataKey = randomBytes(32);
  return { ...wrap(keys, owner, dataKey), sealed: encrypt(dataKey, Buffer.from(JSON.stringify(value)), dataBound(owner)) };
}

/** Decrypts a person's value. Throws when it was changed, belongs to another person, or its master key is missing. */
export function open<T>(keys: MasterKeys, owner: string, box: Sealed): T {
  return JSON.parse(decrypt(unwrap(keys, owner, box), box.sealed, dataBound(owner)).toString('utf8'));
}

/** Wraps the data key with the current master key; the encrypted value is unchanged. */
export function rewrap(keys: MasterKeys, owner: string, box: Sealed): Pick<Sealed, 'key_id' | 'wrapped_key'> {
  return wrap(keys, owner, unwrap(keys, owner, box));
}

export const currentKeyId = (keys: MasterKeys): string => currentOf(keys)[0];
