import { lazyView } from '@meowtale/web-kit';

/** The form and its schemas are fetched when they are shown; no other page contains them. */
export const LazySignInForm = lazyView(async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-form.tsx')).SignInForm);

export const LazyForgotPasswordForm = lazyView(
  async () => (await import(/* webpackChunkName: "sign-in" */ './forgot-password-form.tsx')).ForgotPasswordForm,
);

export const LazyResetPasswordForm = lazyView(
  async () => (await import(/* webpackChunkName: "sign-in" */ './reset-password-form.tsx')).ResetPasswordForm,
);
