import { parseArgs } from 'node:util';
import { secondsSince, step } from '../local/console.ts';
import { outagesAtLength } from './journeys.ts';
import { endWithReport } from './report.ts';
import { runGroups } from './run-groups.ts';

// `npm run drill`: breaks each slice and process of a stack of its own in each way, while people browse and buy.
// `npm run drill -- mf-store svc-wallet` breaks some.

const only = parseArgs({ allowPositionals: true }).positionals;
const began = performance.now();
const outcome = await runGroups([{ steps: [{ name: 'outages', run: () => outagesAtLength(step, only) }] }]);
endWithReport(outcome, `all of it took ${secondsSince(began)} s`);
