type Classes = typeof import('./tool-classes.ts')['classes'];

/** Editor.js and its tools, in a chunk of their own. */
export const loadTools = async (): Promise<Classes> => (await import(/* webpackChunkName: "article-tools" */ './tool-classes.ts')).classes;

/**
 * Until `work` is done every style element that is made gets the nonce that the page's policy asks for: as they load and begin, the
 * editor and its tools write their styles into the page without one.
 */
export async function withStyleNonce<T>(nonce: string, work: () => Promise<T>): Promise<T> {
  const create = Document.prototype.createElement;
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = create.call(document, tag, options);
    if (tag === 'style') element.setAttribute('nonce', nonce);
    return element;
  };
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
}
