import './hold-files.ts';
import { watchForLostCode } from './remotes/chunk-reload.ts';

watchForLostCode(window);

import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
