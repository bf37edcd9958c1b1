import { useState } from 'react';
import { findPhotoOwnersOp, importStudentPhotoOp } from '@/lib/imports/contract';
import type { PhotoFault } from '@/lib/imports/rules/photos';
import { CallFailure, call } from '@/lib/platform/browser/call';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { folded } from '@/lib/platform/text/folded';
import { faultOf, type PhotoFile, readPhotos } from './read-photos';
import { shrunkPhoto } from './shrink-photo';

type Owner = ReplyOf<typeof findPhotoOwnersOp>['owners'][number];

/** Why a photo is not sent, or that it is ready, or was. */
export type PhotoState = PhotoFault | 'unknown' | 'consent' | 'twice' | 'ready' | 'sent' | 'failed';
export type PhotoOnScreen = PhotoFile & { owner: Owner | undefined; state: PhotoState; refusal?: unknown };

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
      const ownerOf = new Map(owners.map((owner) => [folded(owner.registrationNumber), owner]));
      const seen = new Set<string>();
      const matched = read.map((photo) => {
        const number = folded(photo.number);
        const owner = ownerOf.get(number);
        const isTwice = seen.has(number);
        seen.add(number);
        return { ...photo, owner, state: stateOf(photo.fault, owner, isTwice) };
      });
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
      setPhotos((all) => all.map((each) => (each.name === photo.name ? { ...each, state, refusal: why } : each)));
      done += 1;
      setProgress({ done, total: ready.length });
    }
    setProgress(undefined);
  }

  return { photos, progress, refusal, choose, mend, send, restart: () => setPhotos([]) };
}

function stateOf(fault: PhotoFault | null, owner: Owner | undefined, isTwice: boolean): PhotoState {
  if (!owner) return 'unknown';
  if (isTwice) return 'twice';
  if (!owner.isAllowed) return 'consent';
  return fault ?? 'ready';
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
