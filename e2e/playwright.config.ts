import { defineConfig } from '@playwright/test';
import { REFUSED } from './support/consent.ts';

const ALONE = /\/(?:canaries|new-team|outages|releases|server-rendering|teams)\.spec\.ts$/;
/** Moves the clock of the whole stack, so it runs after all others. */
const AFTERWARDS = /\/(?:leaving|month)\.spec\.ts$/;
/** Matrices, fonts, and what needs an idle machine: `npm run prove` runs these. */
const AT_LENGTH =
  /\/(?:accessibility-at-length|broken-releases|fonts|layout-shift|network|new-player|own-language|pictures|remotes|slow-network)\.spec\.ts$/;
/** `npm test` runs these on a stack with longer limits, `npm run prove` with the product's own. */
const AGAIN = /\/(?:outages|policies|releases|teams)\.spec\.ts$/;

/** The local stack is up before these run (`npm test` starts one of its own); Chromium is the one that was found. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  projects: [
    // These stop a part of the one stack, publish releases, or count server-rendered pages.
    { name: 'alone', testMatch: ALONE },
    // These run side by side.
    { name: 'together', testIgnore: [ALONE, AT_LENGTH, AFTERWARDS] },
    { name: 'afterwards', testMatch: AFTERWARDS },
    { name: 'at length', testMatch: AT_LENGTH },
    { name: 'again', testMatch: AGAIN },
  ],
  retries: 0,
  use: {
    actionTimeout: 30_000,
    baseURL: 'http://localhost:3000',
    storageState: { cookies: [REFUSED], origins: [] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A record of each step costs half as much again as the steps; `--trace on` makes one where it is wanted.
    trace: 'off',
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
