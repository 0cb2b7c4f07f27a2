/** The address of a file that a bundler would have given. */
export default 'file-stub';
