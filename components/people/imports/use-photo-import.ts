import { useState } from 'react';
import { findPhotoOwnersOp, importStudentPhotoOp } from '@/lib/imports/contract';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { type MatchedState, matchPhotos, type PhotoOwner } from './match-photos';
import { faultOf, type PhotoFile, readPhotos } from './read-photos';
import { shrunkPhoto } from './shrink-photo';

/** Why a photo is not sent, or that it is ready, or was. */
export type PhotoState = MatchedState | 'sent' | 'failed';
export type PhotoOnScreen = PhotoFile & { owner: PhotoOwner | undefined; state: PhotoState; refusal?: unknown };

type Progress = { done: number; total: number };

/** Photos on their way in: matched by their names, mended where they are too large, and sent one after the other. */
export function usePhotoImport(schoolId: string | undefined) {
  const [photos, setPhotos] = useState<readonly PhotoOnScreen[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [refusal, setRefusal] = useState<unknown>();
  const school = schoolId === undefined ? {} : { schoolId };

  async function choose(files: readonly File[]) {
    setRefusal(undefined);
    const read = await readPhotos(files);
    try {
      const { owners } = await call(findPhotoOwnersOp, { ...school, numbers: read.map(({ number }) => number) });
      const matched = matchPhotos(read, owners);
      for (const { address } of photos) URL.revokeObjectURL(address);
      setPhotos(matched);
    } catch (error) {
      setRefusal(error);
    }
  }

  /** Of those that are too large or not square, at once. */
  async function mend() {
    const mended: PhotoOnScreen[] = [];
    for (const photo of photos) mended.push(isMendable(photo) ? await mendedPhoto(photo) : photo);
    setPhotos(mended);
  }

  async function send() {
    const ready = photos.filter(({ state }) => state === 'ready');
    let done = 0;
    setProgress({ done, total: ready.length });
    for (const photo of ready) {
      const { state, refusal: why } = await sentPhoto(photo, school);
      // By its address: files of two folders may have one name.
      setPhotos((all) => all.map((each) => (each.address === photo.address ? { ...each, state, refusal: why } : each)));
      done += 1;
      setProgress({ done, total: ready.length });
    }
    setProgress(undefined);
  }

  return { photos, progress, refusal, choose, mend, send, restart: () => setPhotos([]) };
}

export function isMendable({ state }: PhotoOnScreen): boolean {
  return state === 'size' || state === 'square';
}

async function mendedPhoto(photo: PhotoOnScreen): Promise<PhotoOnScreen> {
  const blob = await shrunkPhoto(photo.blob);
  URL.revokeObjectURL(photo.address);
  const fault = await faultOf(blob);
  return { ...photo, blob, fault, address: URL.createObjectURL(blob), state: fault ?? 'ready' };
}

async function sentPhoto({ number, blob }: PhotoOnScreen, school: { schoolId?: string }) {
  try {
    const file = new Uint8Array(await blob.arrayBuffer());
    await call(importStudentPhotoOp, { ...school, registrationNumber: number, file });
    return { state: 'sent' as const };
  } catch (error) {
    return { state: 'failed' as const, refusal: error instanceof CallFailure ? error : undefined };
  }
}
