import { EditorView } from '@codemirror/view';
import { jest } from '@jest/globals';
import type { StoryFile } from '@meowtale/contracts/inputs/drama/story';
import { newAct, newChoice, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import type { AppSource, EditedApp } from './documents.ts';

export const UUID = '0198f6d2-0000-7000-8000-0000000000e1';
export const FILE = '0198f6d2-0000-7000-8000-0000000000f1';
export const FERRY = '-> quay\n=== quay ===\nFog lies on the water.\n* [Board] -> boat\n=== boat ===\nThe engine coughs.\n-> END\n';

export const app = (more: Partial<EditedApp> = {}): EditedApp & { __typename: 'App' } => ({
  __typename: 'App',
  uuid: UUID,
  name: 'The Ferry',
  kind: 'ink',
  default_lang: 'en-US',
  version: 3,
  word_count: 1200,
  languages: ['en-US'],
  faults: [],
  warnings: [],
  drama_uuid: 'd1',
  previewUrl: 'http://a-1.localhost/c/x/3/',
  node: null,
  node_revision: 0,
  ...more,
});

export const found = (given: EditedApp | null) => ({ findApp: { __typename: 'AppList', list: given ? [given] : [] } });

export const source = (text: string, more: Partial<AppSource> = {}) => ({
  findAppSource: { __typename: 'AppSource', kind: 'ink', language: 'en-US', text, version: 3, languages: ['en-US'], ...more },
});

/** Returns a story of two paragraphs in our own format. */
export function storyText(): string {
  const paragraphs = [
    newParagraph('start', {
      title: 'Quay',
      lines: [newLine('l1', { words: { 'en-US': 'Fog lies on the water.' } })],
      choices: [newChoice('c1', { words: { 'en-US': 'Board' }, to: 'boat' })],
    }),
    newParagraph('boat', {
      title: 'Boat',
      lines: [newLine('l2', { words: { 'en-US': 'The engine coughs.' }, direction: 'quietly' })],
      ending: { 'en-US': 'Away' },
    }),
  ];
  const file: StoryFile = {
    format: 'meowtale-story',
    version: 1,
    title: 'The Ferry',
    author: '',
    parts: [
      {
        kind: 'outline',
        id: 'outline',
        template: 'free',
        acts: [newAct('a1', { sequences: [newSequence('s1', { paragraphs: paragraphs.map(({ id }) => id) })] })],
      },
      { kind: 'setting', id: 'setting', language: 'en-US', languages: ['en-US'], logline: 'A ferry.', glossary: [] },
      ...paragraphs,
    ],
  };
  return JSON.stringify(file);
}

/** Replaces XMLHttpRequest: every upload succeeds, and the files are recorded. */
export function fakeUploads(): File[] {
  const sent: File[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 201;
    responseText = '';
    open() {}
    setRequestHeader() {}
    abort() {}
    send(body: FormData) {
      const file = body.get('file') as File;
      sent.push(file);
      const { name: basename, size, type: mimeType } = file;
      this.responseText = JSON.stringify({ uuid: FILE, url: 'http://files/1', basename, mimeType, size, width: null, height: null });
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
  return sent;
}

/** Gives all ranges the same rectangle, because jsdom has no layout for an editor to measure. */
export function layNothingOut(): void {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}

/** Replaces the whole source, because jsdom has no typing that CodeMirror handles. */
export function rewrite(editor: HTMLElement, text: string): void {
  const view = EditorView.findFromDOM(editor);
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
