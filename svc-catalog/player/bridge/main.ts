import { openBridge } from './bridge.ts';

declare global {
  /** Put before this script by the content server. */
  var __meowtaleHost: { appUuid: string; shellOrigin: string } | undefined;
}

if (globalThis.__meowtaleHost !== undefined && window.parent !== window) openBridge(globalThis.__meowtaleHost);
