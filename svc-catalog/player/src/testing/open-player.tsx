import { jest } from '@jest/globals';
import { compileInk } from '@meowtale/story/compile';
import { render } from '@testing-library/react';
import { Player } from '../player.tsx';

const APP = '0197a0a0-0000-7000-8000-000000000001';
export const SHELL = 'https://meowtale.example';
const SOURCE = 'A lamp is lit.\n+ [Go in]\n- The door closes.\n+ [Go out]\n- The door opens.\n-> END\n';

/** Makes this browser's storage reject each write, as when it is full or blocked. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

/** Opens the player with a short story, as the content server serves it. */
export function openPlayer(): void {
  const compiled = compileInk(SOURCE);
  if (!compiled.ok) throw new Error('the story has errors');
  const host = { appUuid: APP, shellOrigin: SHELL, kind: 'ink', name: 'The lamp' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => Response.json(address === 'story.json' ? compiled.bundle : host));
  window.scrollTo = () => {};
  render(<Player />);
}
