import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium, type Way } from './chromium.ts';

/** Starts a Chromium without a window. @throws when none runs on this machine */
export async function launchChromium(options: LaunchOptions = {}, ways?: readonly Way[]): Promise<Browser> {
  const { executablePath, env } = await findChromium(ways);
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    ...options,
    args: ['--no-sandbox', ...(options.args ?? [])],
  });
}
