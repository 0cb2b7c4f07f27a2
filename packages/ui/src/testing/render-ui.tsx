import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../ui-provider.tsx';

/** Renders inside the provider, as every page does. */
export function renderUi(ui: ReactNode, locale = 'en-US') {
  return render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UiProvider colorScheme="light" locale={locale}>
        {children}
      </UiProvider>
    ),
  });
}
