/* The override panel of development: what this browser gets of each slice instead of its live release. Alt+Shift+O opens it, and a button
   while there are overrides. The choice is a cookie that only a shell in development reads (shell/server/overrides.ts). No release has this
   file, so that it also works when an overridden shell doesn't start; it uses the design system's styles where the page has them. */
// biome-ignore lint/suspicious/noRedundantUseStrict: a classic script, whose functions would become the page's own without it
'use strict';
{
  const COOKIE = 'meowtale.overrides';
  const DAYS = 7;
  const SERVER_PATTERN = 'http://(localhost|127\\.0\\.0\\.1):[0-9]{1,5}';
  const nonce = document.currentScript?.nonce ?? '';

  const STYLE = `
#override-panel { width: min(640px, calc(100vw - 32px)); max-height: 88dvh; padding: 24px; border: 1px solid var(--mt-line, currentcolor);
  border-radius: 18px; background: var(--mt-raised, canvas); color: var(--mt-ink, canvastext); font: 400 15px/1.5 var(--mt-font-text, sans-serif); }
#override-panel::backdrop { background: var(--mt-veil, rgb(0 0 0 / 46%)); }
#override-panel form, #override-panel [data-slices] { display: grid; gap: 16px; }
#override-panel h2, #override-panel p { margin: 0; overflow-wrap: anywhere; }
#override-panel footer { display: flex; flex-wrap: wrap; gap: 10px; justify-content: flex-end; }
#override-panel [hidden] { display: none; }
#override-button { position: fixed; inset: auto auto 12px 12px; z-index: 800; }
`;

  /** Creates an element; texts are never parsed as HTML. */
  function make(tag, { className = '', text = '', ...properties } = {}, children = []) {
    const element = Object.assign(document.createElement(tag), properties);
    if (className) element.className = className;
    if (text) element.textContent = text;
    element.append(...children);
    return element;
  }
  const button = (text, variant, properties) =>
    make('button', { type: 'button', className: `mt-button mt-button--${variant} mt-button--small`, ...properties }, [
      make('span', { className: 'mt-button__content', text }),
    ]);

  /** Returns what the cookie names, also what the server rejects: slice → version or address. */
  function chosenNow() {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
    try {
      return new Map(Object.entries(JSON.parse(decodeURIComponent(pair.slice(COOKIE.length + 1)))));
    } catch {
      return new Map();
    }
  }
  function storeAndReload(overrides) {
    const seconds = overrides.size > 0 ? DAYS * 86_400 : 0;
    const value = encodeURIComponent(JSON.stringify(Object.fromEntries(overrides)));
    // biome-ignore lint/suspicious/noDocumentCookie: the page is left right after
    document.cookie = `${COOKIE}=${value}; max-age=${seconds}; path=/; samesite=strict; secure`;
    location.reload();
  }

  function sliceField({ slice, live, versions, override, problem }) {
    const isServer = override?.startsWith('http') ?? false;
    const choice = make('select', { id: `override-${slice}`, name: slice, className: 'mt-input mt-focus' });
    const address = make('input', {
      type: 'url',
      name: `${slice} server`,
      className: 'mt-input mt-focus',
      value: isServer ? override : '',
      placeholder: 'http://localhost:5173',
      pattern: SERVER_PATTERN,
      title: 'An address on this machine, as npm run dev prints it',
      ariaLabel: `Address of the development server of ${slice}`,
      required: isServer,
      hidden: !isServer,
    });
    const option = (value, text) => make('option', { value, text, selected: value === (isServer ? 'server' : (override ?? '')) });
    const published = versions.map(({ version, publishedAt }) =>
      option(version, `${version} · ${publishedAt.slice(0, 16).replace('T', ' ')}`),
    );
    const isUnknown = override !== null && !isServer && versions.every(({ version }) => version !== override);
    choice.append(
      option('', live === null ? 'Not live' : `Live release (${live})`),
      ...(isUnknown ? [option(override, `${override} · not published`)] : []),
      ...published,
      ...(slice === 'shell' ? [] : [option('server', 'A development server…')]),
    );
    choice.addEventListener('change', () => {
      address.hidden = choice.value !== 'server';
      address.required = !address.hidden;
      if (!address.hidden) address.focus();
    });
    return make('div', { className: 'mt-field' }, [
      make('label', { className: 'mt-label', htmlFor: choice.id, text: slice }),
      choice,
      address,
      ...(problem === null ? [] : [make('p', { className: 'mt-error', text: `Not used, the live release is shown: ${problem}` })]),
    ]);
  }

  function summaryOf(slices) {
    const active = slices.filter(({ override, problem }) => override !== null && problem === null);
    const names = active.map(({ slice, override }) => `${slice} ${override}`).join(', ');
    if (active.length > 0) return `Overridden in this browser: ${names}`;
    return chosenNow().size > 0 ? 'No override is used: see below, or reset them.' : 'No overrides: this browser gets the live releases.';
  }

  const summary = make('p', { role: 'status' });
  const list = make('div');
  list.dataset.slices = '';
  const apply = button('Apply and reload', 'primary', { type: 'submit' });

  async function load() {
    summary.textContent = 'Loading the releases…';
    list.replaceChildren();
    apply.disabled = true;
    try {
      const response = await fetch('/development/releases', { cache: 'no-store' });
      if (!response.ok) throw new Error(`the server responded with ${response.status}`);
      const { slices } = await response.json();
      list.replaceChildren(...slices.map(sliceField));
      summary.textContent = summaryOf(slices);
      apply.disabled = false;
    } catch (error) {
      summary.textContent = `The releases couldn't be loaded: ${error.message}`;
      list.replaceChildren(button('Try again', 'secondary', { onclick: load }));
    }
  }

  function submit(event) {
    event.preventDefault();
    const choices = [...list.querySelectorAll('select')].map(({ name, value }) => {
      if (value !== 'server') return [name, value];
      return [name, new URL(list.querySelector(`[name="${name} server"]`).value).origin];
    });
    storeAndReload(new Map(choices.filter(([, value]) => value !== '')));
  }

  const form = make('form', { onsubmit: submit }, [
    make('h2', { id: 'override-panel-title', className: 'mt-modal__title', text: 'Overrides' }),
    summary,
    list,
    make('footer', {}, [
      button('Close', 'ghost', { onclick: () => panel.close() }),
      button('Reset all and reload', 'secondary', { onclick: () => storeAndReload(new Map()) }),
      apply,
    ]),
  ]);
  const panel = make('dialog', { id: 'override-panel' }, [form]);
  panel.setAttribute('aria-labelledby', 'override-panel-title');
  function openPanel() {
    if (panel.open) return;
    panel.showModal();
    load();
  }

  const overrides = chosenNow();
  document.body.append(make('style', { nonce, text: STYLE }), panel);
  if (overrides.size > 0)
    document.body.append(button(`Overrides: ${overrides.size}`, 'danger', { id: 'override-button', onclick: openPanel }));
  addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyO') openPanel();
  });
  for (const server of overrides.values()) {
    // Its script shows problems and fetches edits. Without a nonce: the page's policy has its origin.
    if (String(server).startsWith('http')) document.head.append(make('script', { src: `${server}/client.js` }));
  }
}
