import '@meowtale/ui/styles.css';
import { bringOtherFaces, bringOwnFace } from '@meowtale/faces';
import { createSliceI18n, whenIdle } from '@meowtale/web-kit';
import { matchRoute } from '@meowtale/web-kit/routes';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createShell } from './app/create-shell.ts';
import { loadDevelopmentClient } from './app/development.ts';
import { untilPageSlice } from './app/page-slice.ts';
import { readPlan, readSsrData } from './app/read-plan.ts';
import { replayPress } from './app/replay-press.ts';
import { startServiceWorker } from './app/service-worker.ts';
import { logCaught } from './remotes/chunk-reload.ts';
import { refreshWhenSeen } from './session/refresh-when-seen.ts';
import { loadWords } from './words.ts';

const plan = readPlan(document);
__webpack_nonce__ = plan.nonce;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const i18n = await createSliceI18n(plan.locale, loadWords);
const ssrData = readSsrData(document);
const shell = createShell(plan, i18n, ssrData);
if (plan.development) loadDevelopmentClient(plan.development.eventsUrl);
const report = (error: unknown) => shell.host.report(error);
void bringOwnFace(plan.locale, report);
void shell.session.start();
refreshWhenSeen(shell.session, document);
shell.navigation.subscribe(shell.session.catchUp);
const app = <App shell={shell} />;
if (ssrData) {
  await untilPageSlice(shell);
  hydrateRoot(root, app, {
    onCaughtError: logCaught,
    onRecoverableError: (error) => shell.host.report(error, { hydration: true }),
  });
  replayPress(window);
} else createRoot(root, { onCaughtError: logCaught }).render(app);
whenIdle(() => {
  void startServiceWorker(plan.locale, i18n, shell.unkept).catch(report);
  shell.tracking.start();
  bringOtherFaces(plan.locale, report);
  const slice = matchRoute(plan.routes, shell.navigation.get().pathname)?.route.slice;
  if (slice) shell.reports.measure(slice);
});
