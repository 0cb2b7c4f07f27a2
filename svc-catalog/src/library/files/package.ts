import { decodeCodePage, readEntries, requireSameOnWindows } from '../archives/model.ts';

/** Entries that identify a package of each system; its name is less reliable. */
const SIGNS = {
  android: [/^AndroidManifest\.xml$/, /^classes\d*\.dex$|^lib\/|^resources\.arsc$/],
  ios: [/^Payload\/[^/]+\.app\/Info\.plist$/],
  macos: [/^(?:[^/]+\/)?[^/]+\.app\/Contents\/(?:Info\.plist$|MacOS\/)/],
  windows: [/\.exe$/i],
} as const;

/**
 * Returns whether an archive is a package for a system. Its directory is checked like a game's: links, false sizes and paths that leave the
 * archive are rejected, because it is unpacked on people's machines. Names needn't be decoded for that, because the identifying ones are
 * ASCII.
 * @throws ArchiveRefused
 */
export async function isPackageFor(path: string, system: keyof typeof SIGNS): Promise<boolean> {
  const names = (await readEntries(path, { otherwise: (name) => decodeCodePage('cp437', name) })).map(({ name }) => name);
  if (system === 'windows') requireSameOnWindows(names);
  return SIGNS[system].every((sign) => names.some((name) => sign.test(name)));
}
