import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasRoom,
  isPartOf,
  megabyte,
  partKey,
  purposeNames,
  purposeOf,
  purposesOfAll,
  roomInWords,
  sentInParts,
  uploadFolder,
} from './rules';

const uploads = fc.record({
  bytes: fc.integer({ min: 1, max: 20_000 }),
  partBytes: fc.integer({ min: 64, max: 4096 }),
});
/** At a place of the cut or just beside it, of the right length or about it. */
const nearly = fc.record({ index: fc.nat(40), beside: fc.nat(1), longer: fc.integer({ min: -1, max: 1 }) });

describe('the parts of a file', () => {
  it('are those of its cut, which together have its length, and no others', () => {
    fc.assert(
      fc.property(uploads, nearly, (upload, { index, beside, longer }) => {
        const offset = index * upload.partBytes + beside;
        const length = Math.min(upload.partBytes, upload.bytes - offset);
        const isOfTheCut = beside === 0 && longer === 0 && length > 0;
        expect(isPartOf(upload, { offset, bytes: length + longer })).toBe(isOfTheCut);
      }),
    );
    fc.assert(
      fc.property(uploads, ({ bytes, partBytes }) => {
        let sum = 0;
        for (let offset = 0; offset < bytes; offset += partBytes) {
          const length = Math.min(partBytes, bytes - offset);
          expect(isPartOf({ bytes, partBytes }, { offset, bytes: length })).toBe(true);
          sum += length;
        }
        expect(sum).toBe(bytes);
      }),
    );
  });

  it('lie in the folder of their upload, a place each', () => {
    const first = partKey('u', { offset: 0 });
    expect(first.startsWith(`${uploadFolder('u')}/`)).toBe(true);
    expect(partKey('u', { offset: 1 })).not.toBe(first);
  });
});

describe('room', () => {
  it('is told in megabytes that never seem to be enough where they are not', () => {
    const room = { used: 5 * megabyte - 1, allowed: 5 * megabyte };
    expect([hasRoom(room, 1), hasRoom(room, 2)]).toEqual([true, false]);
    expect(roomInWords(room, 2)).toEqual({ used: 5, allowed: 5, needed: 0.1 });
  });

  it('is not taken by what stands in the catalogue, whose authors are administrators', () => {
    expect(purposesOfAll('aluno')).toEqual(['course-photo', 'content-image']);
    expect(purposesOfAll('admin')).toEqual(purposeNames);
  });
});

describe('the purposes', () => {
  it('have a folder each, so that one is never collected as another', () => {
    const folders = purposeNames.map((name) => purposeOf(name).folder);
    expect(new Set([...folders, 'uploads']).size).toBe(folders.length + 1);
  });

  it('take no type that a browser would run', () => {
    for (const name of purposeNames) expect(purposeOf(name).types.join()).not.toMatch(/html|svg|xml$|javascript/);
    expect(sentInParts.every((name) => purposeNames.includes(name))).toBe(true);
  });
});
