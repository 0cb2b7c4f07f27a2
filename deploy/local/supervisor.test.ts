import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import type { ProcessSpec } from './launcher.ts';
import { isAlive, markOf } from './process-table.ts';
import { openRunFiles } from './run-files.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

jest.setTimeout(180_000);

let folder: string;
let messages: string[];
let supervisor: Supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-supervisor-'));
  messages = [];
  supervisor = supervise();
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

function supervise(): Supervisor {
  return createSupervisor({
    runFiles: openRunFiles(join(folder, 'run')),
    logFolder: join(folder, 'logs'),
    say: (line) => messages.push(line),
    backoffMs: [5, 10],
  });
}

/** Creates a program that writes its pid when it is ready; `script` may use `count`, the number of earlier starts. */
function program(name: string, script = ''): ProcessSpec {
  const pidFile = join(folder, `${name}.serving`);
  const countFile = join(folder, `${name}.count`);
  writeFileSync(countFile, '0');
  const source = `
    const fs = require('node:fs');
    const count = Number(fs.readFileSync(${JSON.stringify(countFile)}, 'utf8'));
    fs.writeFileSync(${JSON.stringify(countFile)}, String(count + 1));
    ${script}
    fs.writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => {}, 1000);`;
  const ready = async () => existsSync(pidFile) && markOf(pidOf(name)) !== undefined;
  return { name, command: process.execPath, args: ['-e', source], env: {}, ready, readyWithinMs: 60_000 };
}

const pidOf = (name: string) => Number(readFileSync(join(folder, `${name}.serving`), 'utf8'));
const until = (condition: () => boolean) => waitUntil(condition, { withinMs: 60_000, everyMs: 5 });

test('a crashed process is reported with its last output and restarted', async () => {
  await supervisor.start(program('svc-wallet', "console.error('start number ' + count);"));
  const first = pidOf('svc-wallet');
  process.kill(first, 'SIGKILL');
  expect(await until(() => messages.some((line) => line.startsWith('svc-wallet is back after')))).toBe(true);
  expect(messages[0]).toBe('svc-wallet ended unexpectedly (killed by SIGKILL); starting it again in 0.005 s\n    start number 0');
  expect(pidOf('svc-wallet')).not.toBe(first);
  expect(markOf(pidOf('svc-wallet'))).toBeDefined();
});

test('a held process stays down, and restarts at once when the hold is removed', async () => {
  await supervisor.start(program('svc-catalog'));
  const hold = join(folder, 'run', 'svc-catalog.hold');
  writeFileSync(hold, '');
  process.kill(pidOf('svc-catalog'), 'SIGKILL');
  expect(await until(() => messages.length > 0)).toBe(true);
  expect(messages).toEqual(['svc-catalog is held down']);
  expect(markOf(pidOf('svc-catalog'))).toBeUndefined();
  rmSync(hold);
  expect(await until(() => messages.length > 1)).toBe(true);
  expect(messages[1]).toMatch(/^svc-catalog is back after/);
  expect(markOf(pidOf('svc-catalog'))).toBeDefined();
});

test('the hold of an interrupted drill is removed by the next run', async () => {
  const runFiles = openRunFiles(join(folder, 'run'));
  writeFileSync(join(folder, 'run', 'nats.hold'), '');
  expect(runFiles.isHeld('nats')).toBe(true);
  expect(await runFiles.stopLeftovers()).toEqual([]);
  expect(runFiles.isHeld('nats')).toBe(false);
});

test('a restart with a reason ends the process regularly, counts as no crash, and gives it another pid', async () => {
  await supervisor.start(program('nats', "process.on('SIGTERM', () => process.exit(0));"));
  const first = pidOf('nats');
  await supervisor.restart('nats', 'its disk has room again');
  expect(messages).toEqual(['nats is started again: its disk has room again', expect.stringMatching(/^nats is back after/)]);
  expect(pidOf('nats')).not.toBe(first);
  process.kill(pidOf('nats'), 'SIGKILL');
  expect(await until(() => messages.some((line) => line.startsWith('nats ended unexpectedly')))).toBe(true);
});

test('restart does not start a process that isn’t running', async () => {
  await supervisor.restart('nats', 'its disk has room again');
  expect(messages).toEqual([]);
});

test('a process whose pid file can’t be written on a full disk still runs', async () => {
  symlinkSync('/dev/full', join(folder, 'run', 'svc-wallet.pid'));
  await supervisor.start(program('svc-wallet'));
  expect(markOf(pidOf('svc-wallet'))).toBeDefined();
});

test('a process that fails to restart is retried after a longer delay', async () => {
  await supervisor.start(program('gateway', 'if (count === 1) process.exit(3);'));
  process.kill(pidOf('gateway'), 'SIGKILL');
  expect(await until(() => messages.some((line) => line.startsWith('gateway is back after')))).toBe(true);
  expect(messages[1]).toMatch(/^gateway did not start \(exit code 3\); starting it again in 0\.01 s/);
});

test('a process that never starts throws an error with its last output and is not restarted', async () => {
  const broken = program('shell', 'console.error("the plan is missing"); process.exit(1);');
  await expect(supervisor.start(broken)).rejects.toThrow('shell did not start (exit code 1)\n    the plan is missing');
  expect(messages).toEqual([]);
});

test('the error for a missing program names it', async () => {
  await expect(supervisor.start({ ...program('nats'), command: '/no/such/nats-server' })).rejects.toThrow(
    "nats did not start: /no/such/nats-server can't be run",
  );
});

test('stop ends the named processes first, restarts nothing and leaves no pid file', async () => {
  const order = join(folder, 'order');
  const onEnd = (name: string) =>
    `process.on('SIGTERM', () => { fs.appendFileSync(${JSON.stringify(order)}, '${name} '); setTimeout(() => process.exit(0), 50); });`;
  await Promise.all([supervisor.start(program('postgres', onEnd('postgres'))), supervisor.start(program('shell', onEnd('shell')))]);
  await supervisor.stop(['shell']);
  expect(readFileSync(order, 'utf8')).toBe('shell postgres ');
  expect(messages).toEqual([]);
  expect(existsSync(join(folder, 'run', 'postgres.pid'))).toBe(false);
  await expect(supervisor.start(program('late'))).rejects.toThrow('late is not started: the stack is stopping');
});

test('a process that ignores its signal is killed and reported', async () => {
  await supervisor.start({ ...program('stubborn', "process.on('SIGTERM', () => {});"), stopWithinMs: 50 });
  const mark = markOf(pidOf('stubborn'));
  await supervisor.stop();
  expect(messages).toEqual(['stubborn did not end within 0.05 s and was killed']);
  expect(mark && isAlive(mark)).toBe(false);
});

test('the next run finds and ends what a killed run left alive', async () => {
  await supervisor.start(program('svc-catalog'));
  const mark = markOf(pidOf('svc-catalog'));
  // The run files are all that is left after a kill -9 of the supervisor.
  await expect(openRunFiles(join(folder, 'run')).stopLeftovers()).resolves.toEqual(['svc-catalog']);
  expect(mark && isAlive(mark)).toBe(false);
});

test('a process that now has the pid of an old one is not ended', async () => {
  const runFiles = openRunFiles(join(folder, 'run'));
  writeFileSync(
    join(folder, 'run', 'old.pid'),
    JSON.stringify({ name: 'old', stopSignal: 'SIGKILL', pid: process.pid, startedAt: 'another boot' }),
  );
  writeFileSync(join(folder, 'run', 'torn.pid'), '{"name":');
  await expect(runFiles.stopLeftovers()).resolves.toEqual([]);
  expect(existsSync(join(folder, 'run', 'old.pid'))).toBe(false);
});

test('a failed task throws its output, a successful one returns it', async () => {
  const task = (script: string) => ({ name: 'seed', command: process.execPath, args: ['-e', script], env: {} });
  await expect(supervisor.runTask(task('console.log("four listings")'))).resolves.toBe('\nfour listings');
  await expect(supervisor.runTask(task('console.error("no staff"); process.exit(2)'))).rejects.toThrow(
    'seed failed (exit code 2)\n    no staff',
  );
});
