import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { closeSearchPanel, findNext, findPrevious, highlightSelectionMatches, openSearchPanel, search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useHost } from '@meowtale/web-kit';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { inkColours, inkLanguage } from './ink-language.ts';
import type { Problem } from './problems.ts';
import { SearchBar } from './search-bar.tsx';
import classes from './source.module.css';
import { sourceLook } from './source-look.ts';

export interface SourceHandle {
  /** Moves the cursor to a line, counted from 1, and shows it. */
  goTo(line: number): void;
  openSearch(): void;
}

interface SourceEditorProps {
  ref: Ref<SourceHandle>;
  label: string;
  /** Read once: after that the text belongs to the editor. Another text needs another `key`. */
  initial: string;
  problems: readonly Problem[];
  onChange(text: string): void;
  /** Called when the cursor moves to another line. */
  onLine(line: number): void;
}

/** Called with the editor's panel of an open search, which we render. */
type ShowSearch = (panel: HTMLElement | null) => void;

function extensions(label: string, nonce: string, showSearch: ShowSearch): Extension[] {
  return [
    // The page's policy allows styles by its nonce only.
    nonce ? EditorView.cspNonce.of(nonce) : [],
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    history(),
    drawSelection(),
    bracketMatching(),
    inkLanguage,
    syntaxHighlighting(inkColours),
    highlightSelectionMatches(),
    lintGutter(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', dir: 'auto', tabindex: '0' }),
    search({
      top: true,
      createPanel: () => {
        const dom = document.createElement('div');
        return { dom, top: true, mount: () => showSearch(dom), destroy: () => showSearch(null) };
      },
    }),
    keymap.of([
      { key: 'Mod-f', run: openSearchPanel, preventDefault: true },
      { key: 'Mod-g', run: findNext, shift: findPrevious, preventDefault: true },
      { key: 'F3', run: findNext, shift: findPrevious, preventDefault: true },
      { key: 'Escape', run: closeSearchPanel },
      // Without a binding for Tab, which leaves the editor as it leaves every field.
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    sourceLook,
  ];
}

/** Renders the editor of an ink source: CodeMirror, with the compiler's problems at their lines. */
export function SourceEditor({ ref, label, initial, problems, onChange, onLine }: SourceEditorProps) {
  const { nonce } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const changed = useEffectEvent(onChange);
  const moved = useEffectEvent(onLine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it began with stays; another text is another editor
  useEffect(() => {
    if (!place.current) return;
    const listener = EditorView.updateListener.of((update) => {
      if (update.docChanged) changed(update.state.doc.toString());
      const lineOf = (state: EditorState) => state.doc.lineAt(state.selection.main.head).number;
      if (update.docChanged || update.selectionSet) moved(lineOf(update.state));
    });
    const state = EditorState.create({ doc: initial, extensions: [extensions(label, nonce, setPanel), listener] });
    const made = new EditorView({ state, parent: place.current });
    setView(made);
    return () => {
      made.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => {
    if (!view) return;
    const { doc } = view.state;
    const diagnostics = problems.flatMap(({ line, message, severity }) => {
      if (line === null || line > doc.lines) return [];
      const { from, to } = doc.line(line);
      return [{ from, to, message, severity }];
    });
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [view, problems]);

  useImperativeHandle(ref, () => ({
    goTo(line) {
      if (!view) return;
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    openSearch: () => view && openSearchPanel(view),
  }));

  return (
    <div ref={place} className={classes.editor}>
      {view && panel ? createPortal(<SearchBar view={view} />, panel) : null}
    </div>
  );
}
