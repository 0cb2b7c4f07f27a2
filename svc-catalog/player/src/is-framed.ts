import { PLAY_TAB_PATH } from '@meowtale/contracts/play-bridge';

/** Whether another page frames this one, shows the title and stores saves; that of a work's own tab does neither. */
export const IS_FRAMED = window.parent !== window && !location.pathname.startsWith(PLAY_TAB_PATH);
