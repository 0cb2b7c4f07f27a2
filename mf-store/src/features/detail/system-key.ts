/** Returns the locale key of a system in a listing. */
export const systemKey = (system: string): string => (system === 'macos' ? 'mac' : system);
