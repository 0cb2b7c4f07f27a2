import { blockWebRtc } from './block-webrtc.ts';
import { type BridgeHost, openBridge } from './bridge.ts';

declare global {
  /** Set before this script by the content server. */
  var __meowtaleHost: BridgeHost | undefined;
}

/** contracts' PLAY_TAB_PATH: the page around a work in its own tab stores no saves. */
const TAB_PATH = '/t/';

const own = (document.currentScript as HTMLScriptElement | null)?.src;
if (own) blockWebRtc(window, new URL('guard.js', own).href);
const isFramed = window.parent !== window && !location.pathname.startsWith(TAB_PATH);
if (globalThis.__meowtaleHost !== undefined && isFramed) openBridge(globalThis.__meowtaleHost);
