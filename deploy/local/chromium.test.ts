import { expect, test } from '@jest/globals';
import { chromium } from 'playwright-core';
import { findChromium, packaged } from './chromium.ts';

test('the browser from npm draws letters that need a fallback font', async () => {
  const { executablePath, env } = await findChromium([packaged]);
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>猫 แมว кот</p><input type="password" value="secret">');
    expect((await page.screenshot()).length).toBeGreaterThan(1000);
  } finally {
    await browser.close();
  }
});
