import { PLAY_TAB_PATH } from '@meowtale/contracts/play-bridge';

/** Whether another page is around this one that says the title and keeps saves; that of a work's own tab does neither. */
export const FRAMED = window.parent !== window && !location.pathname.startsWith(PLAY_TAB_PATH);
