import { createHash } from 'node:crypto';
import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import { escapeHtml } from '../../library/builds/model.ts';

const STYLE = 'html,body,iframe{display:block;box-sizing:border-box;width:100%;height:100%;margin:0;border:0;background:Canvas}';
export const TAB_STYLE = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

interface TabPage {
  /** Address of the work. */
  source: string;
  name: string;
  language: string;
}

/** Renders the page around a work in its own tab. Its origin differs from the work's, so the work can't access or navigate it. */
export const tabPage = ({ source, name, language }: TabPage): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><iframe src="${escapeHtml(source)}" title="${escapeHtml(name)}" sandbox="${PLAY_FRAME_SANDBOX}" allow="${PLAY_FRAME_ALLOW}" autofocus></iframe></body>
</html>
`;
