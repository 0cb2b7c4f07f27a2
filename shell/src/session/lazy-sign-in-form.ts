import { lazy } from 'react';

/** The form and the schemas it checks with are fetched when somebody wants in; no other page carries them. */
export const LazySignInForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in" */ './sign-in-form.tsx')).SignInForm,
}));
