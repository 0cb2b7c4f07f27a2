import '@meowtale/ui/styles.css';
import { createSliceI18n } from '@meowtale/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createShell } from './app/create-shell.ts';
import { reloadOnChange } from './app/development.ts';
import { readPlan } from './app/read-plan.ts';
import { loadWords } from './words.ts';

const plan = readPlan(document);
__webpack_nonce__ = plan.nonce;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const i18n = await createSliceI18n(plan.locale, loadWords);
const shell = createShell(plan, i18n);
if (plan.development) reloadOnChange(plan.development.eventsUrl);
void shell.session.start();
createRoot(root).render(<App shell={shell} />);
