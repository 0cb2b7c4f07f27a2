/** What we change of Editor.js' list: its own types are read as those of another kind of module than it is. */
export default class EditorjsList {
  static get toolbox(): object | object[];
  /** `params` as Editor.js gives them to each tool. */
  constructor(params: object);
  renderSettings(): object[];
  onPaste(event: { detail: { data: HTMLElement } }): void;
}
