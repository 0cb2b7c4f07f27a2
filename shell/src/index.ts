import './hold-files.ts';

import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
