const { dirname } = require('node:path');

/** A loader: a module that reads files beside itself finds them there from within a bundle too. */
module.exports = function keepOwnPlace(source) {
  const file = this.resourcePath;
  const folder = JSON.stringify(dirname(file));
  if (/\.tsx?$/.test(file)) {
    // What a bundle starts with is never one of those that can also be run by themselves.
    return source.replaceAll('import.meta.dirname', folder).replaceAll('import.meta.main', 'false');
  }
  if (!/\b__(?:dir|file)name\b/.test(source) || /\b(?:const|let|var)\s+__(?:dir|file)name\b/.test(source)) return source;
  const place = `var __dirname = ${folder}, __filename = ${JSON.stringify(file)};`;
  const strict = /^\s*(['"])use strict\1;?/.exec(source)?.[0] ?? '';
  return `${strict};${place}${source.slice(strict.length)}`;
};
