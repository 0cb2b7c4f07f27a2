import { expect, test } from '@jest/globals';
import { createTabHistory } from './history.ts';
import { createGuards, createNavigation } from './navigation.ts';

const history = createTabHistory({ tab: window, asks: () => false, left: () => {} });

test.each([
  ['/de-DE', '/de-DE/store', '/store'],
  ['/de-DE', '/de-DE', '/'],
  ['', '/', '/'],
  ['/de-DE', '/de-DE//evil.example/x', '/evil.example/x'],
])('below the prefix %j, %s is %s: a path of this site, never another host', (prefix, address, path) => {
  history.replace(address);
  expect(createNavigation(history, prefix, createGuards()).get().pathname).toBe(path);
});
