import EditorjsList from '@editorjs/list';

/** Bulleted and numbered. */
const KINDS = 2;

interface PastedItem {
  content: string;
  meta: object;
  items: PastedItem[];
}
/** The tool's own fields, which its types declare as private. */
interface ListFields {
  data: { style: 'ordered' | 'unordered'; meta: object; items: PastedItem[] };
  /** Its setter renders `data` again. */
  listStyle: 'ordered' | 'unordered';
}

/**
 * Offers bulleted and numbered lists: no checklists, which have no meaning for readers, and no other numbers than from 1, because SPEC §3's
 * block has none.
 */
export class ArticleList extends EditorjsList {
  static override get toolbox() {
    const kinds = EditorjsList.toolbox;
    return Array.isArray(kinds) ? kinds.slice(0, KINDS) : kinds;
  }

  override renderSettings() {
    return super.renderSettings().slice(0, KINDS);
  }

  /** Replaces the tool's own, which has the text of nested items also in the items above them. */
  override onPaste({ detail: { data: list } }: { detail: { data: HTMLElement } }): void {
    const fields = this as unknown as ListFields;
    const style = list.tagName === 'OL' ? 'ordered' : 'unordered';
    fields.data = { style, meta: style === 'ordered' ? { counterType: 'numeric' } : {}, items: readItems(list) };
    fields.listStyle = style;
  }
}

const isList = (node: Node): node is HTMLElement => node.nodeName === 'UL' || node.nodeName === 'OL';

function readItems(list: HTMLElement): PastedItem[] {
  const items = [...list.children].filter((child) => child.nodeName === 'LI');
  // A single item was pasted without its list.
  return (list.nodeName === 'LI' ? [list] : items).map((item) => {
    const own = item.cloneNode(true) as HTMLElement;
    for (const child of [...own.children]) if (isList(child)) child.remove();
    return { content: own.innerHTML.trim(), meta: {}, items: [...item.children].filter(isList).flatMap(readItems) };
  });
}
