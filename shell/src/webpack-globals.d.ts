/** Read by webpack's own loader when it adds a style or script element. */
declare let __webpack_nonce__: string;
