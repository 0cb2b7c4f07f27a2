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

export { type Rendered, render, type ServerInput } from './server/render.tsx';

/** Modules that may exist only once during rendering: a slice's `server.js` doesn't contain them and gets these. */
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
