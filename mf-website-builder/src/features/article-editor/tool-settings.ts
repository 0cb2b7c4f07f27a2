import type { EditorConfig } from '@editorjs/editorjs';
import type { loadTools } from './load-tools.ts';
import type { pictureUploader } from './upload-picture.ts';

type Tools = Omit<Awaited<ReturnType<typeof loadTools>>, 'EditorJS'>;

/** Returns the settings of the editor's tools. `text` returns a word of the interface. */
export function toolSettings(
  tools: Tools,
  uploader: ReturnType<typeof pictureUploader>,
  text: (key: string) => string,
): NonNullable<EditorConfig['tools']> {
  const inline = { inlineToolbar: true } as const;
  return {
    header: { class: tools.Header, ...inline, config: { levels: [2, 3, 4], defaultLevel: 2, placeholder: text('heading') } },
    list: { class: tools.List, ...inline, config: { defaultStyle: 'unordered', maxLevel: 5 } },
    quote: { class: tools.Quote, ...inline, config: { quotePlaceholder: text('quote'), captionPlaceholder: text('quoteBy') } },
    delimiter: tools.Delimiter,
    underline: tools.Underline,
    strikethrough: tools.Strikethrough,
    image: {
      class: tools.ImageTool,
      ...inline,
      config: { uploader, types: 'image/jpeg, image/png', captionPlaceholder: text('caption'), buttonContent: text('chooseImage') },
    },
  };
}
