import { expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { createStore } from 'zustand';
import { createAdultGate } from '../app/adult-gate.ts';
import { type Shell, ShellContext } from '../app/shell.ts';
import { loadWords } from '../words.ts';
import { StoreHeader } from './store-header.tsx';

const i18n = await createSliceI18n('en-US', loadWords);

test.each([
  ['/', 'All ages'],
  ['/store', 'All ages'],
  ['/store?category=normal-age', 'All ages'],
  ['/store?category=girl-gl', 'GL'],
  ['/store?category=boy-r18%2Cgirl-r18', 'R18'],
  ['/store?category=girl-gl%2Cnormal-age', undefined],
  ['/about-us', undefined],
])('at %s the marked category is %s', (address, shelf) => {
  const shell = {
    adultGate: createAdultGate({ getItem: () => null, setItem: () => {} }),
    theme: { store: createStore(() => ({ scheme: 'light', choose: () => {} })) },
  } as unknown as Shell;
  render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={testHost({}, address, null).host} words={i18n}>
        <ShellContext value={shell}>
          <StoreHeader />
        </ShellContext>
      </SliceScope>
    </UiProvider>,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(shelf ? [shelf] : []);
});
