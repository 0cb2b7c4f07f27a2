/** The word for a system, as a listing names it. */
export const systemKey = (system: string): string => (system === 'macos' ? 'mac' : system);
