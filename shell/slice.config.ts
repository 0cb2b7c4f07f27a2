import { SHELL_POPUPS } from '@meowtale/contracts/popups/shell';
import type { SliceConfig } from '@meowtale/web-kit';

export const slice: SliceConfig = {
  name: 'shell',
  routes: [
    { id: 'sign-in', pattern: '/sign-in', frame: 'store', titleKey: 'signIn.title' },
    { id: 'sign-up', pattern: '/sign-up', frame: 'store', titleKey: 'signUp.title' },
    { id: 'verify-email', pattern: '/verify-email', frame: 'store', titleKey: 'verifyEmail.title' },
    { id: 'design', pattern: '/design', frame: 'bare', titleKey: 'design.title' },
  ],
  navigation: [],
  popups: SHELL_POPUPS,
};
