import { randomInt } from 'node:crypto';

export { listPromoters as findPromoters } from './repository.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 10;

/** Returns a random uid that can't be guessed: ten letters or digits, 59 bits. */
export const newUid = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
