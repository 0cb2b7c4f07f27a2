import { LANGUAGE_COOKIE } from '@meowtale/contracts/locales';
import type { ColorScheme, Watchable } from '@meowtale/web-kit';
import { createStore, type StoreApi } from 'zustand';
import type { ThemeChoice } from '../plan.ts';
import { setCookie } from './set-cookie.ts';
import { watchStore } from './watchable.ts';

const THEME_COOKIE = 'meowtale.theme';

export interface ThemeState {
  choice: ThemeChoice;
  scheme: ColorScheme;
  choose(choice: ThemeChoice): void;
}

export interface Theme {
  store: StoreApi<ThemeState>;
  scheme: Watchable<ColorScheme>;
}

/**
 * Creates the store of the theme. The choice is in a cookie with the same lifetime as the language's, so that the server renders the first
 * paint right.
 */
export function createTheme(initial: ThemeChoice): Theme {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const resolve = (choice: ThemeChoice): ColorScheme => (choice === 'auto' ? (system.matches ? 'dark' : 'light') : choice);
  const store = createStore<ThemeState>()((set) => ({
    choice: initial,
    scheme: resolve(initial),
    choose: (choice) => {
      setCookie(THEME_COOKIE, choice, choice === 'auto' ? 0 : LANGUAGE_COOKIE.maxAgeSeconds);
      set({ choice, scheme: resolve(choice) });
    },
  }));
  const paint = () => {
    document.documentElement.dataset.mantineColorScheme = store.getState().scheme;
  };
  system.addEventListener('change', () => store.setState({ scheme: resolve(store.getState().choice) }));
  store.subscribe(paint);
  paint();
  return { store, scheme: watchStore(store, (state) => state.scheme) };
}
