/** Names the preview of a release in an address: a signed text, or `leave`. */
export const PREVIEW_PARAMETER = 'release-preview';
