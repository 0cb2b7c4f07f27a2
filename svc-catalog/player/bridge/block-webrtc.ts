/** APIs that open connections not covered by any current browser's content security policy. */
const CONSTRUCTORS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection', 'RTCIceTransport', 'RTCIceGatherer'];
/** Methods that insert elements at once: a frame among them has its own window before its scripts or the next statement run. */
const INSERTING: Readonly<Record<string, readonly string[]>> = {
  Node: ['appendChild', 'insertBefore', 'replaceChild'],
  Element: [
    ...['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'moveBefore'],
    ...['insertAdjacentElement', 'insertAdjacentHTML', 'setHTMLUnsafe', 'setHTML'],
  ],
  CharacterData: ['before', 'after', 'replaceWith'],
  Document: ['append', 'prepend', 'replaceChildren', 'moveBefore', 'write', 'writeln', 'execCommand'],
  DocumentFragment: ['append', 'prepend', 'replaceChildren', 'moveBefore'],
  Range: ['insertNode', 'surroundContents'],
};
const INSERTING_SETTERS: Readonly<Record<string, readonly string[]>> = {
  Element: ['innerHTML', 'outerHTML'],
  Document: ['body'],
};
const FRAMES = ['HTMLIFrameElement', 'HTMLFrameElement', 'HTMLObjectElement', 'HTMLEmbedElement'];
const DOCTYPE = /^\s*(?:<!doctype[^>]*>)?/i;

type World = Window & typeof globalThis;
type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Removes WebRTC from a page before its scripts run, and from the frames that it creates, which inherit its policy but have their own
 * constructors (ADR 49 lists what remains).
 * @param guardUrl the script that does this in documents of a frame's `srcdoc`
 */
export function blockWebRtc(world: World, guardUrl: string): void {
  const guarded = new WeakSet<Document>();
  const guardTag = `<script src="${guardUrl}"></script>`;

  function guard(one: World): void {
    if (guarded.has(one.document)) return;
    guarded.add(one.document);
    for (const name of CONSTRUCTORS) Object.defineProperty(one, name, { value: undefined, configurable: false, writable: false });
    const sweep = () => sweepFrames(one);
    wrapMethods(one, INSERTING, sweep);
    wrapSetters(one, INSERTING_SETTERS, sweep);
    for (const name of FRAMES) watchGetters(one, name);
    // Before a frame's own listeners, and after the parser created one.
    one.document.addEventListener('load', sweep, true);
    new one.MutationObserver(sweep).observe(one.document, { childList: true, subtree: true, attributeFilter: ['srcdoc'] });
    sweep();
  }

  function sweepFrames(one: World): void {
    if (one.length === 0) return;
    for (const frame of one.document.querySelectorAll<HTMLIFrameElement>('iframe[srcdoc]')) {
      if (!frame.srcdoc.includes(guardTag)) frame.srcdoc = frame.srcdoc.replace(DOCTYPE, (doctype) => doctype + guardTag);
    }
    for (let index = 0; index < one.length; index++) guardInside(one[index] as World);
  }

  /** Guards a frame's window; one of another origin guards itself or isn't ours. */
  function guardInside(inside: World | null): void {
    try {
      if (inside?.document) guard(inside);
    } catch {
      return;
    }
  }

  function watchGetters(one: World, name: string): void {
    for (const getter of ['contentWindow', 'contentDocument']) {
      const { prototype, found } = accessorOf(one, name, getter);
      const get = found?.get;
      if (!prototype || !get) continue;
      Object.defineProperty(prototype, getter, {
        ...found,
        get(this: Element) {
          const value = get.call(this) as World | Document | null;
          guardInside(
            getter === 'contentWindow' ? (value as World | null) : (((value as Document | null)?.defaultView ?? null) as World | null),
          );
          return value;
        },
      });
    }
  }

  guard(world);
}

function accessorOf(one: World, name: string, property: string) {
  const prototype = (one as unknown as Record<string, { prototype: object } | undefined>)[name]?.prototype;
  return { prototype, found: prototype && Object.getOwnPropertyDescriptor(prototype, property) };
}

function wrapMethods(one: World, names: Readonly<Record<string, readonly string[]>>, after: () => void): void {
  for (const [name, methods] of Object.entries(names)) {
    for (const method of methods) {
      const { prototype, found } = accessorOf(one, name, method);
      if (!prototype || typeof found?.value !== 'function') continue;
      const original = found.value as Method;
      const wrapped: Method = function (this: unknown, ...given) {
        try {
          return original.apply(this, given);
        } finally {
          after();
        }
      };
      Object.defineProperty(prototype, method, { ...found, value: wrapped });
    }
  }
}

function wrapSetters(one: World, names: Readonly<Record<string, readonly string[]>>, after: () => void): void {
  for (const [name, properties] of Object.entries(names)) {
    for (const property of properties) {
      const { prototype, found } = accessorOf(one, name, property);
      const set = found?.set;
      if (!prototype || !set) continue;
      Object.defineProperty(prototype, property, {
        ...found,
        set(this: unknown, value: unknown) {
          set.call(this, value);
          after();
        },
      });
    }
  }
}
