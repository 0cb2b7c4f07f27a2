import { lazyView, type PopupProps } from '@meowtale/web-kit';
import type { FunctionComponent } from 'react';

type Popup = FunctionComponent<PopupProps<never, never>>;

/** The shell's rarely used popups: each is fetched when it is opened. */
export const lazyPopups: Readonly<Record<string, Popup>> = {
  'shell.consent': lazyView(
    async () => (await import(/* webpackChunkName: "tracking" */ '../tracking/consent-popup.tsx')).ConsentPopup as Popup,
  ),
  'shell.country': lazyView(async () => (await import(/* webpackChunkName: "country" */ './country-popup.tsx')).CountryPopup as Popup),
  'shell.country-selector': lazyView(
    async () => (await import(/* webpackChunkName: "countries" */ './country-choice-popup.tsx')).CountrySelectorPopup as Popup,
  ),
  'shell.country-picker': lazyView(
    async () => (await import(/* webpackChunkName: "countries" */ './country-choice-popup.tsx')).CountryPickerPopup as Popup,
  ),
  // In the sign-in form's chunk, which is loaded already when the name of a new account can't be saved.
  'shell.nickname': lazyView(async () => (await import(/* webpackChunkName: "sign-in" */ './nickname-popup.tsx')).NicknamePopup as Popup),
  'shell.platform': lazyView(async () => (await import(/* webpackChunkName: "platform" */ './platform-popup.tsx')).PlatformPopup as Popup),
};
