/** Console errors of a file that was rejected, is missing or has wrong content. */
export const REFUSED_FILES =
  /Failed to load resource|Federation Runtime|integrity|ERR_|Refused to (?:execute|apply)|net::|Loading (?:CSS )?chunk|a broken release|SliceLoadError|Unexpected (?:token|end)/;
