/** Stands for the URL of a bundled file. */
export default 'file-stub';
