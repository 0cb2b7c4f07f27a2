/** What we use of Editor.js: its own types come as sources, which break rules that our compiler keeps. */

export interface OutputBlockData {
  id?: string;
  type: string;
  data: object;
}

export interface OutputData {
  /** Milliseconds since 1970. */
  time?: number;
  version?: string;
  blocks: OutputBlockData[];
}

/** Words by their English ones. */
export interface I18nDictionary {
  [key: string]: I18nDictionary | string;
}

interface EditorConfig {
  holder: HTMLElement;
  data: { blocks: OutputBlockData[] };
  placeholder: string;
  autofocus: boolean;
  minHeight: number;
  style: { nonce: string };
  i18n: { messages: I18nDictionary };
  onChange(): void;
  tools: Record<string, unknown>;
}

export default class EditorJS {
  constructor(config: EditorConfig);
  isReady: Promise<void>;
  save(): Promise<OutputData>;
  destroy(): void;
}
