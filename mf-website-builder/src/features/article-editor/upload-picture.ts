import { UPLOAD_SCOPE_MAX_BYTES } from '@meowtale/contracts/inputs/catalog/upload';
import { type AppError, type HostV1, toAppError, uploadFile } from '@meowtale/web-kit';
import { shrinkImage } from '@meowtale/web-kit/shrink-image';
import { ADD_PICTURE } from './documents.ts';

/** SPEC §5: pictures of an article are at most 1920 × 1080, JPEG of quality 0.8. */
const PLACE = { width: 1920, height: 1080, fit: 'inside', format: 'jpeg', maxBytes: UPLOAD_SCOPE_MAX_BYTES.website } as const;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

type PictureAnswer = { url: string } | { error: AppError };

/** What Editor.js' image tool gives its pictures to: each comes to be one of ours, wherever it was. */
export function pictureUploader(host: HostV1, refused: (error: AppError) => void) {
  const answer = (sent: PictureAnswer) => {
    if ('url' in sent) return { success: 1, file: { url: sent.url } };
    refused(sent.error);
    return { success: 0, file: { url: '' } };
  };
  return {
    uploadByFile: async (blob: Blob) => {
      const file = blob instanceof File ? blob : new File([blob], 'picture.png', { type: blob.type });
      return answer(await uploadPicture(host, file));
    },
    uploadByUrl: async (url: string) => {
      if (isUploaded(url, host.addresses.files)) return answer({ url });
      const carried = fileInAddress(url);
      return answer(carried ? await uploadPicture(host, carried) : await fetchPicture(host, url));
    },
  };
}

/** Has the service take a picture in from another address: this browser may not read it, and the page that shows it must not depend on it. */
async function fetchPicture({ urql }: HostV1, url: string): Promise<PictureAnswer> {
  const { data, error } = await urql.mutation(ADD_PICTURE, { url }).toPromise();
  if (data && !error) return { url: data.addWebsitePicture.url };
  return { error: error ? toAppError(error) : { code: '9999' } };
}

/** Sends a picture that was chosen, dropped or pasted, smaller if it is larger than an article shows it. */
async function uploadPicture(host: HostV1, given: File): Promise<PictureAnswer> {
  const file = await shrinkImage(given, PLACE);
  const answer = await uploadFile(host, { file, scope: 'website' });
  return 'file' in answer ? { url: answer.file.url } : answer;
}

/** The picture that an address carries in itself; null for any other address. */
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

/** Whether an address is that of a picture that is kept here: any other one could go or change. */
export const isUploaded = (address: string, filesOrigin: string): boolean => address.startsWith(`${filesOrigin}/i/`);
