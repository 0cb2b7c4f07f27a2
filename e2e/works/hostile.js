// A work that tries everything a page of ours must survive (TRUST 20). It writes what came of each attempt into its own
// page: `refused` with the browser's reason, or `done` with what it got.
const outcome = {};
const named = (name, result) => {
  outcome[name] = result;
};
async function attempt(name, action) {
  try {
    named(name, `done: ${String(await action()).slice(0, 120)}`);
  } catch (error) {
    named(name, `refused: ${error?.name ?? error}`);
  }
}
const late = (ms) => new Promise((_, reject) => setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), ms));
const SITE = 'http://localhost:3000';
const other = new URLSearchParams(location.hash.slice(1)).get('other');

async function reachThePage() {
  await attempt('read the page', () => parent.document.title);
  await attempt('write into the page', () => parent.document.body.append('hostile'));
  await attempt('read its cookies', () => parent.document.cookie);
  await attempt('read its storage', () => parent.localStorage.length);
  await attempt('run a script in it', () => parent.eval('1'));
  await attempt('leave it as its opener', () => top.opener.document.title);
  await attempt('read where it is', () => top.location.href);
}

async function moveThePage() {
  await attempt('send it away', () => {
    top.location = 'http://localhost:3001/health/live';
  });
  await attempt('replace it', () => top.location.replace('http://localhost:3001/health/live'));
  await attempt('open a window', () => {
    if (window.open('http://localhost:3001/health/live', '_blank') === null) throw new DOMException('none', 'NoWindow');
  });
  const link = document.createElement('a');
  link.href = 'http://localhost:3001/health/live';
  link.target = '_top';
  document.body.append(link);
  link.click();
  const form = document.createElement('form');
  form.action = 'http://localhost:3001/health/live';
  form.target = '_top';
  document.body.append(form);
  form.submit();
  alert('hostile');
}

async function reachTheNetwork() {
  const body = JSON.stringify({ query: '{ me { uuid email } }' });
  await attempt('ask the API as the person', () => fetch(`${SITE}/graphql`, { method: 'POST', credentials: 'include', body }));
  await attempt('ask it without reading', () =>
    fetch(`${SITE}/graphql`, { method: 'POST', mode: 'no-cors', credentials: 'include', body }),
  );
  await attempt('ask it the old way', () => {
    const request = new XMLHttpRequest();
    request.open('POST', `${SITE}/graphql`, false);
    request.withCredentials = true;
    request.send(body);
    return request.status;
  });
  await attempt('load a picture of it', () => Promise.race([load(new Image(), `${SITE}/favicon.svg`), late(3000)]));
  await attempt('frame the page', () => frame(`${SITE}/`));
  if (other) await attempt('frame another work', () => frame(other));
  await attempt('open a socket', () =>
    Promise.race([
      new Promise((resolve, reject) => Object.assign(new WebSocket('ws://localhost:3000/'), { onopen: resolve, onerror: reject })),
      late(3000),
    ]),
  );
  await attempt('stay behind as a service worker', () => navigator.serviceWorker.register('worker.js'));
}

/** By its own constructor, by that of a frame inside, and by that of a document which the frame brings. */
async function reachPeers() {
  const connect = (one) => new one.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:3001' }] }).createDataChannel('x').label;
  await attempt('connect to a peer', () => connect(window));
  await attempt('connect by an empty frame', () => {
    document.body.append(document.createElement('iframe'));
    return connect(frames[frames.length - 1]);
  });
  await attempt('connect by a frame with a text', async () => {
    const inner = document.createElement('iframe');
    inner.srcdoc = '<script>parent.postMessage({ has: typeof RTCPeerConnection }, "*")</script>';
    const told = new Promise((resolve) => addEventListener('message', ({ data }) => data?.has && resolve(data.has)));
    document.body.append(inner);
    if ((await Promise.race([told, late(3000)])) === 'undefined') throw new DOMException('x', 'NoConstructor');
    return 'a constructor';
  });
}

const load = (element, src) =>
  new Promise((resolve, reject) =>
    Object.assign(element, { onload: () => resolve('loaded'), onerror: () => reject(new DOMException('x', 'NotLoaded')), src }),
  );

async function frame(src) {
  const element = document.createElement('iframe');
  document.body.append(element);
  await Promise.race([load(element, src), late(3000)]).catch(() => {});
  // A refused frame is left on an error page of no origin; one that loaded would be another's.
  if (element.contentWindow?.length !== 0 || element.contentDocument) throw new DOMException('x', 'Blank');
  throw new DOMException('x', 'NotFramed');
}

/** What is kept for everybody of this origin, which must be nobody else. */
async function leaveTraces() {
  localStorage.setItem('trace', 'of-one');
  sessionStorage.setItem('trace', 'of-one');
  // Cookies for this host, and for every host the browser would let it speak for.
  for (const domain of ['', '; domain=localhost', '; domain=.localhost'])
    Reflect.set(document, 'cookie', `trace=of-one; path=/; SameSite=None; Secure${domain}`);
  await attempt('fill a database', () => Promise.race([openDatabase(), late(3000)]));
  await attempt('fill a cache', () => Promise.race([caches.open('trace'), late(3000)]));
  return outcome;
}

const openDatabase = () =>
  new Promise((resolve, reject) => Object.assign(indexedDB.open('trace'), { onsuccess: () => resolve('open'), onerror: reject }));

async function findTraces() {
  const databases = (await indexedDB.databases().catch(() => [])).map(({ name }) => name);
  const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases, ...(await caches.keys().catch(() => []))];
  return [...found.filter((name) => name === 'trace'), ...(document.cookie.includes('trace') ? ['cookie'] : [])];
}

/** Messages that aren't this work's to send, and some that are nobody's. */
function forge(appUuid) {
  const messages = [
    { type: 'meowtale:ready', version: 1, appUuid, kind: 'upload' },
    { type: 'meowtale:save', appUuid, slot: 'auto', revision: 0, data: '{"stolen":true}' },
    { type: 'meowtale:pay', amount: 100 },
    { type: 'meowtale:navigate', url: 'http://localhost:3001/health/live' },
    { type: 'meowtale:save', data: { toString: 'x' } },
    { type: 'meowtale:save', data: 'x'.repeat(1_000_000) },
    { type: 'meowtale:load', reason: 'open', persistent: true, save: { revision: 99, data: 'x', updatedAt: 'never' } },
    { __proto__: { type: 'meowtale:ready' } },
    null,
    'meowtale:ready',
  ];
  for (const message of messages) parent.postMessage(message, '*');
}

const heard = [];
const channel = new BroadcastChannel('works');
channel.onmessage = ({ data }) => heard.push(data);
addEventListener('storage', ({ key }) => heard.push(key));

globalThis.hostile = {
  attack: async () => {
    await reachThePage();
    await moveThePage();
    await reachTheNetwork();
    await reachPeers();
    return outcome;
  },
  leaveTraces,
  findTraces,
  forge,
  call: () => channel.postMessage('hello from one work'),
  heard: () => heard,
};
document.body.dataset.ready = 'yes';
