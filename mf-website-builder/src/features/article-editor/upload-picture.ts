import { UPLOAD_SCOPE_MAX_BYTES } from '@meowtale/contracts/inputs/catalog/upload';
import { type AppError, type HostV1, toAppError, uploadFile } from '@meowtale/web-kit';
import { shrinkImage } from '@meowtale/web-kit/shrink-image';
import { ADD_PICTURE } from './documents.ts';
import type { PendingUploads } from './pending-uploads.ts';

/** SPEC §5: pictures of an article are at most 1920 × 1080, JPEG of quality 0.8. */
const PLACE = { width: 1920, height: 1080, fit: 'inside', format: 'jpeg', maxBytes: UPLOAD_SCOPE_MAX_BYTES.website } as const;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

type PictureAnswer = { url: string } | { error: AppError };

/** Returns the uploader of Editor.js' image tool, which stores every picture with us, wherever it was. */
export function pictureUploader(host: HostV1, uploads: PendingUploads, onRejected: (error: AppError) => void) {
  const answer = async (sending: Promise<PictureAnswer>) => {
    const sent = await sending;
    if ('url' in sent) return { success: 1, file: { url: sent.url } };
    onRejected(sent.error);
    return { success: 0, file: { url: '' } };
  };
  return {
    uploadByFile: (blob: Blob) => {
      const file = blob instanceof File ? blob : new File([blob], 'picture.png', { type: blob.type });
      return uploads.track(answer(uploadPicture(host, file)));
    },
    uploadByUrl: (url: string) => {
      if (isUploaded(url, host.addresses.files)) return answer(Promise.resolve({ url }));
      const carried = fileInAddress(url);
      return uploads.track(answer(carried ? uploadPicture(host, carried) : fetchPicture(host, url)));
    },
  };
}

/** Makes the service fetch a picture from another address: the browser may not read it, and the page must not depend on it. */
async function fetchPicture({ urql }: HostV1, url: string): Promise<PictureAnswer> {
  const { data, error } = await urql.mutation(ADD_PICTURE, { url }).toPromise();
  if (data && !error) return { url: data.addWebsitePicture.url };
  return { error: error ? toAppError(error) : { code: '9999' } };
}

/** Uploads a picture that was chosen, dropped or pasted, scaled down to what an article shows. */
async function uploadPicture(host: HostV1, given: File): Promise<PictureAnswer> {
  const file = await shrinkImage(given, PLACE);
  const answer = await uploadFile(host, { file, scope: 'website' });
  return 'file' in answer ? { url: answer.file.url } : answer;
}

/** Returns the picture in a data URL; null for any other address. */
export function fileInAddress(address: string): File | null {
  const [, type = '', base64 = ''] = /^data:(image\/(?:jpeg|png));base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  const ending = ENDINGS[type];
  if (!ending) return null;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${ending}`, { type });
  } catch {
    return null;
  }
}

/** Returns whether an address is that of a picture stored here: any other could disappear or change. */
export const isUploaded = (address: string, filesOrigin: string): boolean => address.startsWith(`${filesOrigin}/i/`);
