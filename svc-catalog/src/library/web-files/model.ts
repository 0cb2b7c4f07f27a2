/** Files of web games: their pages' tags, and their engines' compression. */
export { after, headOf, tagsIn } from './html-tags.ts';
export { isPacked, type Packing, packedName, unpack } from './packed-file.ts';
