type Classes = typeof import('./tool-classes.ts')['classes'];

/** Loads Editor.js and its tools, in their own chunk. */
export const loadTools = async (): Promise<Classes> => (await import(/* webpackChunkName: "article-tools" */ './tool-classes.ts')).classes;

/** Adds the policy's nonce to every style element created during `work`, because the editor and its tools add their styles without one. */
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
