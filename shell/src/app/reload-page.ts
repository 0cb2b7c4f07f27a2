import { addressWith, type Navigation, returnStateOf } from '@meowtale/web-kit';
import type { PopupStore } from '../popups/popup-store.ts';
import { reloadIfLost } from '../remotes/chunk-reload.ts';

interface ReloadParts {
  navigation: Pick<Navigation, 'get' | 'href'>;
  popups: Pick<PopupStore, 'getState'>;
  tab: Pick<Location, 'reload' | 'replace'>;
}

/** A popup that was asked for and whose code couldn't be fetched. */
export interface WantedPopup {
  name: string;
  input: unknown;
}

/**
 * Returns how this tab loads its page anew. What was pressed isn't lost by it: the uppermost popup, or else the one that was
 * asked for, is written into the address as `?state=` and opens again.
 */
export function createReload({ navigation, popups, tab }: ReloadParts): (wanted?: WantedPopup) => void {
  return (wanted) => {
    const popup = wanted ?? popups.getState().open.at(-1);
    const state = popup ? returnStateOf(popup.name, popup.input) : null;
    if (state) tab.replace(navigation.href(addressWith(navigation.get(), state)));
    else tab.reload();
  };
}

/** Returns how a popup is opened: one whose code is gone, with its release, is opened by the reload that brings the new one. */
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
