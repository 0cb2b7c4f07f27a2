import './hold-files.ts';
import { breathe } from './app/breathe.ts';
import { watchForLostCode } from './remotes/chunk-reload.ts';

watchForLostCode(window);

/** What `bootstrap` is made of begins to run piece by piece: a page that the server drew is being read, and mustn't stand still. */
async function begin(): Promise<void> {
  await breathe();
  await import('react-dom/client');
  await breathe();
  await Promise.all([import('react-i18next'), import('urql'), import('zustand')]);
  await breathe();
  await import('@meowtale/ui');
  await breathe();
  await import('@meowtale/web-kit');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void begin();
