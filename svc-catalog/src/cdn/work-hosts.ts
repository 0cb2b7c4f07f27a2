const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Stands where an app's uuid would; no app has it. */
const TAB = 'tab';

export interface WorkHosts {
  /** The app whose origin a host is; null for every other host. */
  appOf(host: string): string | null;
  /** Whether a host is the one of pages around works in their own tabs. */
  isTab(host: string): boolean;
  tabOrigin: string;
  originOf(appUuid: string): string;
}

/** Reads hosts by the pattern that the environment gives. */
export function workHosts(worksOrigin: string): WorkHosts {
  const originOf = (app: string) => worksOrigin.replace('{app}', app);
  const [before = '', after = ''] = new URL(originOf('app-uuid')).host.split('app-uuid');
  const nameIn = (host: string) => {
    if (!host.startsWith(before) || !host.endsWith(after)) return null;
    return host.slice(before.length, host.length - after.length);
  };
  return {
    appOf(host) {
      const name = nameIn(host);
      return name !== null && UUID.test(name) ? name : null;
    },
    isTab: (host) => nameIn(host) === TAB,
    tabOrigin: new URL(originOf(TAB)).origin,
    originOf: (app) => new URL(originOf(app)).origin,
  };
}
