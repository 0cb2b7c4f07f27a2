import { escapeHtml } from './model.ts';

interface FramePage {
  name: string;
  /** Path of the work's page. */
  source: string;
  /** Address to which the logo and the panel link. */
  home: string;
}

const STYLE = `
  :root { color-scheme: light dark; --paper: #fffaf3; --ink: #2b2320; --line: #e5d9c9; --accent: #8a3f1d; font: 15px/1.4 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --paper: #1e1917; --ink: #f3e9dc; --line: #453a34; --accent: #f0a877; } }
  * { box-sizing: border-box; }
  body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; margin: 0; background: var(--paper); color: var(--ink); }
  header, aside { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; padding: 6px 14px; }
  header { border-bottom: 1px solid var(--line); }
  aside { justify-content: center; border-top: 1px solid var(--line); }
  svg { width: 22px; height: 22px; fill: var(--accent); }
  a { color: var(--accent); font-weight: 600; }
  small { padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; }
  iframe { flex: 1; width: 100%; min-height: 0; border: 0; }
`;

/** Returns the page around a work built with Basic: Meowtale's logo above, a panel that links to Meowtale below (SPEC §1). */
export const framePage = ({ name, source, home }: FramePage): string => `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(name)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header id="brand"></header>
    <iframe src="${escapeHtml(source)}" title="${escapeHtml(name)}" allow="fullscreen; autoplay; gamepad" allowfullscreen></iframe>
    <aside id="panel"></aside>
    <script src="frame.js" data-home="${escapeHtml(home)}"></script>
  </body>
</html>
`;
