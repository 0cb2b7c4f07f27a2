import EditorjsList from '@editorjs/list';

const UNTICKED = 2;

/** Lists of points and of numbers: what could be ticked off says nothing to who reads. */
export class ArticleList extends EditorjsList {
  static override get toolbox() {
    const kinds = EditorjsList.toolbox;
    return Array.isArray(kinds) ? kinds.slice(0, UNTICKED) : kinds;
  }

  override renderSettings() {
    const settings = super.renderSettings();
    return Array.isArray(settings) ? settings.filter((_setting, at) => at !== UNTICKED) : settings;
  }
}
