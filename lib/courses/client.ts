'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));
const files = () => lazily(() => import('./contract/files'));
const lessons = () => lazily(() => import('./contract/lessons'));
const modules = () => lazily(() => import('./contract/modules'));

export function useCreateCourse() {
  return useCommand(async () => (await contract()).createCourseOp);
}

export function useUpdateCourse() {
  return useCommand(async () => (await contract()).updateCourseOp);
}

export async function readCourse(code: string) {
  return call((await contract()).readCourseOp, { code });
}

export function useDeleteCourse() {
  return useCommand(async () => (await contract()).deleteCourseOp);
}

export function useUploadCoursePhoto() {
  return useCommand(async () => (await contract()).uploadCoursePhotoOp);
}

export function useAuthoriseModule() {
  return useCommand(async () => (await modules()).authoriseModuleOp);
}

export function useCreateModule() {
  return useCommand(async () => (await modules()).createModuleOp);
}

export function useDeleteModule() {
  return useCommand(async () => (await modules()).deleteModuleOp);
}

export function useMoveModule() {
  return useCommand(async () => (await modules()).moveModuleOp);
}

export function useUpdateModule() {
  return useCommand(async () => (await modules()).updateModuleOp);
}

export function useWithdrawAuthorisation() {
  return useCommand(async () => (await modules()).withdrawAuthorisationOp);
}

export function useCreateLesson() {
  return useCommand(async () => (await lessons()).createLessonOp);
}

export function useCreateUnit() {
  return useCommand(async () => (await lessons()).createUnitOp);
}

export function useDeleteLesson() {
  return useCommand(async () => (await lessons()).deleteLessonOp);
}

export function useDeleteUnit() {
  return useCommand(async () => (await lessons()).deleteUnitOp);
}

export function useMoveLesson() {
  return useCommand(async () => (await lessons()).moveLessonOp);
}

export function useMoveUnit() {
  return useCommand(async () => (await lessons()).moveUnitOp);
}

export function useUpdateLesson() {
  return useCommand(async () => (await lessons()).updateLessonOp);
}

export function useUpdateUnit() {
  return useCommand(async () => (await lessons()).updateUnitOp);
}

/** Asked for when somebody else saved first. */
export async function readLesson(lessonId: string) {
  return call((await lessons()).readLessonOp, { lessonId });
}

/** Asked for when somebody else saved first. */
export async function readModule(moduleId: string) {
  return call((await modules()).readModuleOp, { moduleId });
}

export async function uploadContentImage(image: File) {
  const { uploadContentImageOp } = await files();
  return call(uploadContentImageOp, { file: new Uint8Array(await image.arrayBuffer()) });
}
