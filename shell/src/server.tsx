import * as ui from '@meowtale/ui';
import * as webKit from '@meowtale/web-kit';
import * as urqlCore from '@urql/core';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as urql from 'urql';
import * as zod from 'zod';
import * as zustand from 'zustand';

export { type Drawn, render, type ServerInput } from './server/render.tsx';

/** What there must be one of while a page is drawn: a slice's `server.js` carries none of it and is given these. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  urql,
  '@urql/core': urqlCore,
  zustand,
  i18next,
  'react-i18next': reactI18next,
  '@meowtale/ui': ui,
  '@meowtale/web-kit': webKit,
  zod,
};
