import { blockWebRtc } from './block-webrtc.ts';

/** Loaded first by a game's pages without the bridge, and by documents that they create (`srcdoc`). */
const own = (document.currentScript as HTMLScriptElement | null)?.src;
if (own) blockWebRtc(window, own);
