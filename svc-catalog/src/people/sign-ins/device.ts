import Bowser from 'bowser';

/** Browser, system and device by a user agent; empty where it doesn't say. */
export interface Device {
  /** With its main version, e.g. `Firefox 140`. */
  browser: string;
  system: string;
  /** desktop, mobile, tablet, tv, or empty. */
  device: string;
}

const AGENT_MAX = 1000;
const WORD_MAX = 60;

/** Parses a user agent and drops the rest, which could identify one machine. */
export function deviceOf(agent: string | null): Device {
  const userAgent = agent?.slice(0, AGENT_MAX) ?? '';
  if (userAgent === '') return { browser: '', system: '', device: '' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: [browser.name, version].filter(Boolean).join(' ').slice(0, WORD_MAX),
    system: (os.name ?? '').slice(0, WORD_MAX),
    device: (platform.type ?? '').slice(0, WORD_MAX),
  };
}
