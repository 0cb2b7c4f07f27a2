/* The development server's part of a page: it reloads the page, or makes the slice fetch what was edited, and shows what is wrong over the
   page. No release has this file. Its styles are constructed, because the page's policy forbids others. */
{
  const { origin } = new URL(document.currentScript.src);
  const CHECKS = {
    build: 'Build',
    types: 'Types',
    slice: 'slice.config.ts',
    operations: 'Operations',
    words: 'Words',
    released: 'Not released',
  };
  const STYLE = `
:host { all: initial; position: fixed; inset: auto 16px 16px; z-index: 2147483647; color-scheme: dark; }
[hidden] { display: none !important; }
section { max-height: 60dvh; overflow: auto; box-sizing: border-box; max-width: 900px; margin: 0 auto; padding: 16px 20px; border-radius: 12px;
  background: #241016; color: #fbeff2; border: 1px solid #f28aa5; font: 14px/1.5 ui-monospace, monospace; box-shadow: 0 8px 32px rgb(0 0 0 / 40%); }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; font-weight: 700; }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
li { padding: 8px 0; border-top: 1px solid #5b3440; white-space: pre-wrap; overflow-wrap: anywhere; }
strong { display: block; color: #ffb3c6; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 8px; padding: 4px 12px; cursor: pointer; }
button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`;

  function make(tag, text = '', children = []) {
    const element = Object.assign(document.createElement(tag), { textContent: text });
    element.append(...children);
    return element;
  }
  const host = make('meowtale-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const title = make('span');
  const list = make('ul');
  const hide = make('button', 'Hide');
  const section = make('section', '', [make('header', '', [title, hide]), list]);
  section.setAttribute('role', 'alert');
  section.hidden = true;
  hide.addEventListener('click', () => {
    section.hidden = true;
  });
  shadow.append(section);

  function placeOf({ source, file, line }) {
    return [CHECKS[source] ?? source, file && (line === null ? file : `${file}:${line}`)].filter(Boolean).join(' · ');
  }
  function show({ slice, problems }) {
    title.textContent = `${slice}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
    list.replaceChildren(...problems.map((problem) => make('li', '', [make('strong', placeOf(problem)), problem.message])));
    section.hidden = problems.length === 0;
    // At the end of the document, over everything that the page has opened since.
    document.documentElement.append(host);
  }

  let hasConnected = false;
  let first = null;
  const events = new EventSource(`${origin}/events`);
  events.addEventListener('problems', ({ data }) => show(JSON.parse(data)));
  events.addEventListener('built', ({ data }) => {
    const { hash, isPlanChanged } = JSON.parse(data);
    const event = new CustomEvent('meowtale:built', { cancelable: true, detail: { origin, hash } });
    if (isPlanChanged || dispatchEvent(event)) location.reload();
  });
  // Sent with each connection: after a restart of the server the page has the modules of the one before.
  events.addEventListener('session', ({ data }) => {
    if (hasConnected && data !== first) location.reload();
    hasConnected = true;
    first = data;
  });
}
