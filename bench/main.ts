import { randomInt } from 'node:crypto';
import { endOnSignals, secondsSince } from '@meowtale/deploy/console';
import { benchGateway } from './gateway.ts';
import { openHouse } from './house.ts';
import { benchLedger } from './ledger.ts';
import { benchOutbox } from './outbox.ts';
import { tableOf } from './result.ts';
import { benchSecondStart } from './second-start.ts';
import { SHELF } from './shelf-query.ts';
import { openStreet } from './street.ts';
import { benchUpload } from './upload.ts';

// `npm run bench`: ratios to a peer or limit measured in the same run, so that a slow machine says nothing about us. Only
// the table goes to standard output. MEOWTALE_SEED makes the same choices again.

const seed = Number(process.env.MEOWTALE_SEED || randomInt(1_000_000));
const house = await openHouse();
const { end } = endOnSignals(() => house.close());

/** Tells of progress beside the table, where it isn't taken for a result. */
async function told<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.error(`${secondsSince(began).padStart(6)} s  ${name}`);
  return result;
}

try {
  const ledger = await told('ledger', () => benchLedger(house, seed));
  const outbox = await told('events', () => benchOutbox(house, seed));
  const street = await told('services and demo listings', () => openStreet(house, [SHELF]));
  const gateway = await told('gateway', () => benchGateway(house, street));
  const upload = await told('upload', () => benchUpload(street, seed));
  const start = await told('second start', () => benchSecondStart(house, street.authStartMs));
  console.log(tableOf([...ledger, ...gateway, ...upload, ...outbox, ...start], seed));
  await end(0);
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
