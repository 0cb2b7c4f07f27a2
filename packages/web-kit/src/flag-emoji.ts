let known: boolean | null = null;

function widthOf(text: string): number {
  const probe = document.createElement('span');
  probe.textContent = text;
  probe.style.cssText = 'position:absolute;visibility:hidden;font-size:100px;white-space:nowrap';
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** Returns whether this system renders a flag emoji as one picture; otherwise its two letters are twice as wide. */
export function rendersFlagEmoji(): boolean {
  known ??= widthOf('🇹🇼') <= widthOf('🇹') * 1.5;
  return known;
}

/** Returns a country's flag emoji. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country.toUpperCase()].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
