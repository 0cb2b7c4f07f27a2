import { decodeCodePage } from './oem-code-pages.ts';
import { readEntries, requireSameOnWindows } from './zip-entries.ts';

/** What a package of each system holds and one of another doesn't; its name says less. */
const SIGNS = {
  android: [/^AndroidManifest\.xml$/, /^classes\d*\.dex$|^lib\/|^resources\.arsc$/],
  ios: [/^Payload\/[^/]+\.app\/Info\.plist$/],
  macos: [/^(?:[^/]+\/)?[^/]+\.app\/Contents\/(?:Info\.plist$|MacOS\/)/],
  windows: [/\.exe$/i],
} as const;

/**
 * Whether an archive is a package for a system. Its directory is judged like a game's: what leads elsewhere, lies about its size
 * or is a link is refused, because somebody unpacks it at home. Its names needn't be read for that: their signs are in ASCII.
 * @throws ArchiveRefused
 */
export async function isPackageFor(path: string, system: keyof typeof SIGNS): Promise<boolean> {
  const names = (await readEntries(path, { otherwise: (name) => decodeCodePage('cp437', name) })).map(({ name }) => name);
  if (system === 'windows') requireSameOnWindows(names);
  return SIGNS[system].every((sign) => names.some((name) => sign.test(name)));
}
