import { EditorView } from '@codemirror/view';

/** The editor's styles in the theme's colours and sizes. */
export const sourceLook = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--mt-bg)', color: 'var(--mt-ink)', fontSize: 'var(--mt-size-15)' },
  '&.cm-focused': { outline: 'none' },
  // Also above the gutter, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '250',
    border: '2px solid var(--mt-primary)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--mt-primary)', padding: '12px 0' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor': { borderInlineStartColor: 'var(--mt-primary)', borderInlineStartWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--mt-surface)', color: 'var(--mt-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--mt-hover) 60%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--mt-plum-soft)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--mt-gold-soft)', outline: '1px solid var(--mt-gold)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--mt-primary-soft)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--mt-mint-soft)', color: 'inherit' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--mt-danger-soft)', color: 'inherit' },
  '.cm-panels': { backgroundColor: 'var(--mt-surface)', color: 'inherit' },
  '.cm-panels.cm-panels-top': { borderBlockEnd: '1px solid var(--mt-line)' },
  '.cm-tooltip': { backgroundColor: 'var(--mt-raised)', color: 'var(--mt-ink)', border: '1px solid var(--mt-line)' },
});
