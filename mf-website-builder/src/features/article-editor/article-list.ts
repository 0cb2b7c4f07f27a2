import EditorjsList from '@editorjs/list';

const UNTICKED = 2;

/** Offers bulleted and numbered lists, without checklists, which have no meaning for readers. */
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
