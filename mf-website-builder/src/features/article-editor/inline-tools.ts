/** An item of Editor.js' inline toolbar. */
interface ToolbarItem {
  name: string;
  icon: string;
  onActivate(): void;
  isActive(): boolean;
}

const icon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path stroke="currentColor" stroke-linecap="round" stroke-width="2" d="${path}"/></svg>`;

const commandItem = (name: string, command: string, path: string): ToolbarItem => ({
  name,
  icon: icon(path),
  onActivate: () => void document.execCommand(command),
  isActive: () => document.queryCommandState(command),
});

/** Underlines the selected text. */
export class Underline {
  static isInline = true;
  static title = 'Underline';
  /** Also lets Editor.js keep the marks that have no button, and line breaks in pasted text. */
  static sanitize = { u: {}, code: {}, mark: {}, br: {} };
  readonly shortcut = 'CMD+U';
  render = (): ToolbarItem => commandItem('underline', 'underline', 'M8 6V11a4 4 0 0 0 8 0V6M7 18H17');
}

/** Strikes the selected text through. Browsers write it as `s` or `strike`. */
export class Strikethrough {
  static isInline = true;
  static title = 'Strikethrough';
  static sanitize = { s: {}, strike: {}, del: {} };
  readonly shortcut = 'CMD+SHIFT+X';
  render = (): ToolbarItem =>
    commandItem(
      'strikethrough',
      'strikeThrough',
      'M6 12H18M15.5 8.5C15 7 13.7 6 12 6 9.8 6 8.3 7.1 8.3 8.8M8.5 15.2C9 17 10.3 18 12.1 18c2.2 0 3.8-1.1 3.8-2.9',
    );
}
