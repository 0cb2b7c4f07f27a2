import sharp from 'sharp';
import type { AccessFixture, ActorName } from './access-fixture.ts';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';
import { upload } from './works.ts';

const MAKERS = 'auth/required auth/required auth/forbidden ok ok auth/forbidden';

/** Expected results of `files`, as `ROOT_CELLS` of access.test.ts. */
export const FILE_CELLS: Record<string, [args: (f: AccessFixture) => string, cells: string]> = {
  'Query.findUploadSession': [(f) => `(uuid: "${f.upload}")`, 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findDramaFile': [() => '', 'auth/required auth/required auth/forbidden empty ok auth/forbidden'],
  'Query.findFileDownload': [(f) => `(uuid: "${f.file}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.addUploadSession': [() => `(basename: "a.zip", size: 9, md5: "${'0'.repeat(32)}")`, MAKERS],
  'Mutation.mergeChunkFile': [
    (f) => `(uuid: "${f.upload}")`,
    'auth/required auth/required auth/forbidden upload/not-found upload/incomplete auth/forbidden',
  ],
  'Mutation.addAppUpload': [
    (f) => `(file_uuid: "${f.story}", name: "x", useAsync: true)`,
    'auth/required auth/required auth/forbidden input/invalid ok auth/forbidden',
  ],
  'Mutation.addFile': [() => '(basename: "a.ink", content: "A.")', MAKERS],
  'Mutation.addWebsitePicture': [
    () => '(url: "https://pictures.example.com/cat.png")',
    'auth/required auth/required auth/forbidden input/invalid input/invalid auth/forbidden',
  ],
  'Mutation.setFile': [(f) => `(uuid: "${f.file}", basename: "b.ink")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
  'Mutation.delFile': [(f) => `(uuid: "${f.file}")`, 'auth/required auth/required auth/forbidden 404 ok auth/forbidden'],
};

/** Who reads the fields of its types, as `TYPES` of access.test.ts. */
export const FILE_TYPES: Record<string, [door: (f: AccessFixture) => string, readers: ActorName[], fields: string]> = {
  UploadSession: [
    (f) => `findUploadSession(uuid: "${f.upload}") { % }`,
    ['owner'],
    'uuid basename size md5 system chunk_size chunks expires_at',
  ],
  DramaFileList: [() => 'findDramaFile { %, list { uuid } }', ['owner'], 'list totalCount pageInfo'],
  UploadChunk: [(f) => `findUploadSession(uuid: "${f.upload}") { uuid chunks { % } }`, ['owner'], 'n size url is_there'],
};

/** The owner's files: an upload in progress, an unused file, a story file, and a drama's picture. */
export interface FilesFixture {
  upload: string;
  file: string;
  story: string;
}

export async function filesOf(catalog: TestCatalog, owner: TestPersonWithUuid): Promise<FilesFixture> {
  const query = `mutation { addUploadSession(basename: "SECRETupload.zip", size: 9, md5: "${'0'.repeat(32)}") { uuid }
    addFile(basename: "story.ink", content: "Once.") { uuid }
    story: addFile(basename: "story.ink", content: "Once.") { uuid } }`;
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } });
  await upload(catalog, owner, { fields: { scope: 'drama' }, name: 'SECRETdrama.png', content: await picture.png().toBuffer() });
  const { addUploadSession, addFile, story } = (await catalog.graphql(query, {}, owner)).data;
  return { upload: addUploadSession.uuid, file: addFile.uuid, story: story.uuid };
}
