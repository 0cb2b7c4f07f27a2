/** What we change of Editor.js' list: its own types are read as those of another kind of module than it is. */
export default class EditorjsList {
  static get toolbox(): object | object[];
  renderSettings(): object | object[];
}
