const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Used in place of an app's uuid. */
const TAB = 'tab';

export interface WorkHosts {
  /** Returns the app whose origin a host is; null for every other host. */
  appOf(host: string): string | null;
  /** Returns whether a host is that of pages around works in their own tabs. */
  isTab(host: string): boolean;
  tabOrigin: string;
  originOf(appUuid: string): string;
}

/** Returns functions that parse hosts by the environment's pattern. */
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
