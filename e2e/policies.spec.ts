import { expect, signIn, test } from './support/meowtale.ts';
import { demoPerson, newPerson, storeIdOf } from './support/people.ts';

// TRUST 23: what the running site sends with its pages, and what Chromium makes of it.

/** A page of the shell, of each remote and of no route, and one in another language. */
const PATHS = ['/', '/store', '/my-game', '/sign-in', '/lobby', '/lobby/drama', '/lobby/marketing/website', '/nowhere', '/zh-TW/store'];

/** Tries to run text as code in the three ways that unsafe-inline and unsafe-eval would allow. Returns the violations that were reported. */
function runTexts(): Promise<string[]> {
  return new Promise((resolve) => {
    const reported = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      reported.add(`${effectiveDirective} ${blockedURI}`);
      if (reported.size === 3) resolve([...reported].toSorted());
    });
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruder = "a script";';
    document.body.append(script);
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'globalThis.intruder = "a handler";');
    picture.src = 'data:,';
    document.body.append(picture);
    // In a task of its own, because a debugger may evaluate what a page may not.
    setTimeout(() => {
      try {
        Reflect.construct(Function, ['globalThis.intruder = "a text";'])();
      } catch {}
    });
  });
}

test('each page has a policy without unsafe-eval and unsafe-inline, and each of its scripts has the nonce of this response', async ({
  request,
}) => {
  const listing = `/store/${await storeIdOf(await demoPerson('player'), 'The Lantern Keeper')}`;
  const nonces = new Set<string>();
  const paths = [...PATHS, listing];
  for (const path of paths) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const [, scripts = ''] = /(?:^|; )script-src ([^;]+)/.exec(policy) ?? [];
    const [, nonce = ''] = /'nonce-([A-Za-z0-9+/=]{20,})'/.exec(scripts) ?? [];
    nonces.add(nonce);
    expect(nonce, path).not.toBe('');
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-|'strict-dynamic'/);
    // Each further source is one origin, neither a scheme nor a wildcard.
    for (const source of scripts.split(' ').slice(1)) expect(source, path).toMatch(/^https?:\/\/[^*/]+$/);
    const tags = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(tags.length, path).toBeGreaterThan(0);
    expect(
      tags.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
  }
  expect(nonces.size, 'no nonce is used twice').toBe(paths.length);
});

test('on a page of each remote an added script, a handler in HTML and a text as a function never run', async ({ page, watched }) => {
  watched.forgive(/Content Security Policy/);
  await signIn(page, (await newPerson('Curious Maker', { creator: true })).name);
  for (const path of ['/store', '/lobby', '/lobby/drama', '/lobby/marketing/website']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(runTexts), path).toEqual(['script-src eval', 'script-src-attr inline', 'script-src-elem inline']);
    expect(await page.evaluate(() => 'intruder' in globalThis), path).toBe(false);
  }
});
