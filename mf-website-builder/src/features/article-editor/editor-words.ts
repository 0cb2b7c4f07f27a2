import type { I18nDictionary } from '@editorjs/editorjs';

type T = (key: string) => string;

/** Returns Editor.js' texts in the person's language, with its English ones as keys. */
export function editorWords(t: T): I18nDictionary {
  const word = (key: string) => t(`writing.${key}`);
  return {
    ui: {
      blockTunes: { toggler: { 'Click to tune': word('tune'), 'or drag to move': word('drag') } },
      inlineToolbar: { converter: { 'Convert to': word('convert') } },
      toolbar: { toolbox: { Add: word('add') } },
      popover: { Filter: word('filter'), 'Nothing found': word('nothing'), 'Convert to': word('convert') },
    },
    toolNames: {
      Text: word('text'),
      Heading: word('heading'),
      List: word('unordered'),
      'Unordered List': word('unordered'),
      'Ordered List': word('ordered'),
      Quote: word('quote'),
      Delimiter: word('delimiter'),
      Image: word('image'),
      Bold: word('bold'),
      Italic: word('italic'),
      Link: word('link'),
      Underline: word('underline'),
      Strikethrough: word('strikethrough'),
    },
    tools: {
      link: { 'Add a link': word('addLink') },
      stub: { 'The block can not be displayed correctly.': word('broken') },
      header: { 'Heading 2': word('heading2'), 'Heading 3': word('heading3'), 'Heading 4': word('heading4'), Heading: word('heading') },
      list: { Unordered: word('unordered'), Ordered: word('ordered') },
      quote: { 'Align Left': word('alignLeft'), 'Align Center': word('alignCenter') },
      image: {
        'With border': word('border'),
        'Stretch image': word('stretch'),
        'With background': word('background'),
        'With caption': word('withCaption'),
        'Select an Image': word('chooseImage'),
        Caption: word('caption'),
        'Couldn’t upload image. Please try another.': word('imageFailed'),
      },
    },
    blockTunes: {
      delete: { Delete: word('delete'), 'Click to delete': word('confirmDelete') },
      moveUp: { 'Move up': word('up') },
      moveDown: { 'Move down': word('down') },
    },
  };
}
