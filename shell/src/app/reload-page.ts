import { addressWith, type Navigation, returnStateOf } from '@meowtale/web-kit';
import type { PopupStore } from '../popups/popup-store.ts';
import { reloadIfLost } from '../remotes/chunk-reload.ts';

interface ReloadParts {
  navigation: Pick<Navigation, 'get' | 'href'>;
  popups: Pick<PopupStore, 'getState'>;
  tab: Pick<Location, 'reload' | 'replace'>;
}

/** A requested popup whose code couldn't be fetched. */
export interface WantedPopup {
  name: string;
  input: unknown;
}

/**
 * Creates the function that reloads this page. The topmost popup, or else the requested one, is written into the address as `?state=` and
 * opens again.
 */
export function createReload({ navigation, popups, tab }: ReloadParts): (wanted?: WantedPopup) => void {
  return (wanted) => {
    const popup = wanted ?? popups.getState().open.at(-1);
    const state = popup ? returnStateOf(popup.name, popup.input) : null;
    if (state) tab.replace(navigation.href(addressWith(navigation.get(), state)));
    else tab.reload();
  };
}

/** Creates the function that opens popups: one whose code is gone, with its release, is opened by the reload that brings the new one. */
export function createOpener(popups: Pick<PopupStore, 'openPopup'>, reload: (wanted: WantedPopup) => void): PopupStore['openPopup'] {
  return async (name, input) => {
    try {
      return await popups.openPopup(name, input);
    } catch (error) {
      reloadIfLost(error, () => reload({ name, input }));
      throw error;
    }
  };
}
