import { blockWebRtc } from './block-webrtc.ts';

/** Loaded before all else by a game's pages without the bridge, and by documents that they make (`srcdoc`). */
const own = (document.currentScript as HTMLScriptElement | null)?.src;
if (own) blockWebRtc(window, own);
