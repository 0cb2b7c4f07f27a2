import { openedLater } from '@meowtale/web-kit';

/** The form and the schemas it checks with are fetched when somebody wants in; no other page carries them. */
export const LazySignInForm = openedLater(async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-form.tsx')).SignInForm);
