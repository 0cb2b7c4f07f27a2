import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@meowtale/deploy/chromium';
import { peerFolder } from '../method/peers.ts';

const run = promisify(execFile);

interface Report {
  categories: Record<string, { title: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

export interface Judged {
  /** Category → score, 0 to 1. */
  scores: Record<string, number>;
  /** What cost points, worst first. */
  faults: string[];
}

function judged({ categories, audits }: Report): Judged {
  const faults = Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${title}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return { scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score])), faults };
}

/** A browser sometimes records a load without its beginning; Lighthouse then measures nothing and asks to be run again. */
const UNRECORDED = /NO_NAVSTART/;
const TRIES = 3;

/** Runs Lighthouse for a page on a phone, in its own browser. */
export async function judge(url: string): Promise<Judged> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await judgeOnce(url);
    } catch (error) {
      if (tries === TRIES || !UNRECORDED.test((error as Error).message)) throw error;
    }
  }
}

async function judgeOnce(url: string): Promise<Judged> {
  const folder = await peerFolder('lighthouse');
  const { executablePath, env } = await findChromium();
  const work = mkdtempSync(join(tmpdir(), 'meowtale-lighthouse-'));
  try {
    const report = join(work, 'report.json');
    const flags = '--headless=new --no-sandbox --disable-gpu';
    const args = [url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
    await run(process.execPath, [join(folder, 'node_modules/lighthouse/cli/index.js'), ...args], {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      timeout: 180_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    return judged(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
