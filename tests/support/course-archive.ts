import { createHash, randomBytes } from 'node:crypto';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { GET } from '@/app/api/Cursos/[id]/export/route';
import { POST as checkHandler } from '@/app/api/Cursos/imports/check/route';
import { POST as importHandler } from '@/app/api/Cursos/imports/route';
import type { CourseDocument } from '@/lib/course-transfer/rules/document';
import { storeContentImage } from '@/lib/courses/commands/store-content-image';
import { storeCoursePhoto } from '@/lib/courses/commands/store-course-photo';
import { finishUpload } from '@/lib/files/commands/finish-upload';
import { db } from '@/lib/platform/db/client';
import { courseContent } from './course-content';
import type { Editor } from './editor';
import { fileToSend, pdf, sentUpload, storedPicture } from './files/own-files';

/** What fflate packs, and how. */
export type Files = Zippable;

function zipped(files: Files): Uint8Array {
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

export async function picture(colour = '#ff7900'): Promise<Buffer> {
  const size = { width: 640, height: 360, channels: 3 as const, background: colour };
  return sharp({ create: size }).png().toBuffer();
}

export function mediaName(bytes: Uint8Array, ending: string): string {
  return `media/${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
}

/** A course with everything that can travel: photo, cover, a picture in a plan, a picture, a file and a video. */
export async function wholeCourse(admin: Editor) {
  const content = await courseContent();
  const { course, module, lessons } = content;
  const colour = `#${randomBytes(3).toString('hex')}`;
  const [photo, image, cover] = [await picture(colour), await picture(colour), await picture('#123456')];
  const { photoUrl } = await storeCoursePhoto(admin.actor, { file: new Uint8Array(photo) });
  const { address } = await storeContentImage(admin.actor, { file: new Uint8Array(image) });
  const { address: notebookCoverUrl } = await storeContentImage(admin.actor, { file: new Uint8Array(cover) });
  await db().course.update({ where: { id: course.id }, data: { photoUrl, monthlyPriceCents: 8990 } });
  await db().courseModule.update({ where: { id: module.id }, data: { notebookCoverUrl } });
  const plan = { lessonId: lessons[0]?.id ?? '', materials: 'a', activity: 'c', questions: '', facilitatorNotes: 'd' };
  const code = `${lessons[0]?.code}.2`;
  await db().lessonPlan.create({ data: { ...plan, code, version: 2, steps: `Olhe:\n\n![Um robô](${address})\n` } });
  const { id: uploadId } = await sentUpload(admin.actor, pdf(70_000));
  const document = await finishUpload(admin.actor, { id: uploadId });
  const shown = await storedPicture(admin.actor);
  const support = [
    { kind: 'image' as const, title: 'Montagem', address: shown.address },
    { kind: 'file' as const, title: 'Ficha', address: document.address },
    { kind: 'video' as const, title: 'Vídeo', address: 'https://youtu.be/dQw4w9WgXcQ' },
  ];
  await db().supportItem.createMany({
    data: support.map((item, index) => ({ ...item, moduleId: module.id, position: index + 1 })),
  });
  return { ...content, address };
}

/** The bytes of a course as a browser saves them. */
export async function exported(admin: Editor, code: string): Promise<Uint8Array> {
  const request = new Request(`http://localhost:3000/api/Cursos/${code}/export`, {
    headers: { host: 'localhost:3000', authorization: `Bearer ${admin.bearer}` },
  });
  const answer = await GET(request, { params: Promise.resolve({ id: code }) });
  if (answer.status !== 200) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
}

export function opened(zip: Uint8Array) {
  const files = unzipSync(zip);
  const document = JSON.parse(new TextDecoder().decode(files['course.json'])) as CourseDocument;
  return { files, document };
}

/** The same archive with another document, and files beside it. */
export function withDocument(zip: Uint8Array, document: unknown, more: Files = {}): Uint8Array {
  const words = typeof document === 'string' ? document : JSON.stringify(document, null, 2);
  return zipped({ ...unzipSync(zip), 'course.json': strToU8(words), ...more });
}

export async function sentArchive(admin: Editor, zip: Uint8Array): Promise<string> {
  const { id } = await sentUpload(admin.actor, fileToSend(new Uint8Array(zip), 'course-archive', 'curso.zip'));
  return (await finishUpload(admin.actor, { id })).id;
}

export async function checked(admin: Editor, zip: Uint8Array, codigo?: string) {
  const fileId = await sentArchive(admin, zip);
  const answer = await admin.post(checkHandler, { path: '/Cursos/imports/check', body: { fileId, codigo } });
  return { ...answer, fileId };
}

export async function imported(admin: Editor, zip: Uint8Array, codigo?: string) {
  const check = await checked(admin, zip, codigo);
  if (check.status !== 200) return check;
  return applied(admin, { fileId: check.fileId, codigo, basis: check.body.basis });
}

export function applied(admin: Editor, body: object, headers?: Record<string, string>) {
  return admin.post(importHandler, { path: '/Cursos/imports', body, ...(headers && { headers }) });
}
