import { defineConfig } from '@playwright/test';

/** The local stack is up before these run (`npm test` starts one of its own); Chromium is the one that was found. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One machine, one stack: journeys that stop a part of it can't share it.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  use: {
    actionTimeout: 15_000,
    baseURL: 'http://localhost:3000',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_BIN,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
