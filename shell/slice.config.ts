import { SHELL_POPUPS } from '@meowtale/contracts/popups/shell';
import type { SliceConfig } from '@meowtale/web-kit';

export const slice: SliceConfig = {
  name: 'shell',
  budgetBytes: 24_000_000,
  routes: [
    { id: 'sign-in', pattern: '/sign-in', frame: 'store', titleKey: 'signIn.title' },
    { id: 'sign-up', pattern: '/sign-up', frame: 'store', titleKey: 'signUp.title' },
    { id: 'verify-email', pattern: '/verify-email', frame: 'store', titleKey: 'verifyEmail.title' },
    { id: 'reset-password', pattern: '/reset-password', frame: 'store', titleKey: 'resetPassword.title' },
    {
      id: 'about',
      pattern: '/about-us',
      frame: 'store',
      titleKey: 'publicPage.about.title',
      descriptionKey: 'publicPage.about.lead',
      render: 'server',
    },
    {
      id: 'employment',
      pattern: '/employment',
      frame: 'store',
      titleKey: 'publicPage.employment.title',
      descriptionKey: 'publicPage.employment.lead',
      render: 'server',
    },
    {
      id: 'privacy',
      pattern: '/privacy',
      frame: 'store',
      titleKey: 'publicPage.privacy.title',
      descriptionKey: 'publicPage.privacy.lead',
      render: 'server',
    },
    {
      id: 'terms',
      pattern: '/terms',
      frame: 'store',
      titleKey: 'publicPage.terms.title',
      descriptionKey: 'publicPage.terms.lead',
      render: 'server',
    },
    {
      id: 'mobileTip',
      pattern: '/mobile-tip',
      frame: 'store',
      titleKey: 'publicPage.mobileTip.title',
      descriptionKey: 'publicPage.mobileTip.lead',
      render: 'server',
    },
    { id: 'design', pattern: '/design', frame: 'bare', titleKey: 'design.title' },
  ],
  navigation: [],
  popups: SHELL_POPUPS,
};
