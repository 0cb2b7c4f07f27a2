const SYSTEMS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|iPad).* OS ([\d_]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux/],
];

/** Returns the operating system in a browser's user agent; empty when unknown. */
export function systemOf(agent: string): { os_name: string; os_version: string } {
  for (const [os_name, version] of SYSTEMS) {
    const found = version.exec(agent);
    if (found) return { os_name, os_version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { os_name: '', os_version: '' };
}
