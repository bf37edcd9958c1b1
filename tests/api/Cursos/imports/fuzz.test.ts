import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type CourseDocument, documentName } from '@/lib/course-transfer/rules/document';
import { readArchive } from '@/lib/platform/archive/read-archive';
import { Failure } from '@/lib/platform/errors/failures';
import { exported, imported, opened, wholeCourse, withDocument } from '@/tests/support/course-archive';
import { type Editor, editor } from '@/tests/support/editor';
import { courseData } from '@/tests/support/world';

let admin: Editor;
let zip: Uint8Array;
let course: string;
beforeAll(async () => {
  admin = await editor();
  course = (await wholeCourse(admin)).course.code;
  zip = await exported(admin, course);
});

/** Everything that the archive says, or that it was refused: anything else is thrown. */
async function said(bytes: Uint8Array): Promise<string | null> {
  try {
    const { document, mediaNames, medium } = await readArchive(Buffer.from(bytes), documentName);
    const media = [];
    for (const name of [...mediaNames].sort()) media.push(`${name} ${(await medium(name)).toString('base64')}`);
    return [document, ...media].join('\n');
  } catch (error) {
    if (error instanceof Failure && error.code === 'import.refused') return null;
    throw error;
  }
}

const damage = fc.oneof(
  fc.record({ kind: fc.constant('flip'), at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.nat(255) }),
  fc.record({ kind: fc.constant('cut'), at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.nat(64) }),
  fc.record({ kind: fc.constant('put'), at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.nat(255) }),
  // The directory and the end, where one byte means much.
  fc.record({ kind: fc.constant('flip'), at: fc.double({ min: 0.985, max: 1, noNaN: true }), to: fc.nat(255) }),
);

function damaged(bytes: Uint8Array, { kind, at, to }: { kind: string; at: number; to: number }): Uint8Array {
  const place = Math.min(bytes.length - 1, Math.floor(at * bytes.length));
  if (kind === 'flip') return bytes.map((byte, index) => (index === place ? to : byte));
  const put = kind === 'put' ? [to] : [];
  return new Uint8Array([...bytes.subarray(0, place), ...put, ...bytes.subarray(place + (kind === 'cut' ? to : 0))]);
}

it('reads a damaged archive as it was meant, or refuses it', async () => {
  const meant = await said(zip);
  expect(meant).not.toBeNull();
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      const found = await said(damages.reduce(damaged, zip));
      if (found !== null) expect(found).toBe(meant);
    }),
    { numRuns: 400 },
  );
});

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every place in the document, and what another hand may put there. */
function mutated(document: CourseDocument, seed: { place: number; put: Json; isTaken: boolean }): CourseDocument {
  const copy = structuredClone(document) as unknown as Json;
  const places: [Record<string, Json>, string][] = [];
  const walk = (value: Json) => {
    if (value === null || typeof value !== 'object') return;
    for (const name of Object.keys(value)) {
      places.push([value as Record<string, Json>, name]);
      walk((value as Record<string, Json>)[name] as Json);
    }
  };
  walk(copy);
  const [holder, name] = places[seed.place % places.length] as [Record<string, Json>, string];
  if (seed.isTaken) delete holder[name];
  else holder[name] = seed.put;
  return copy as unknown as CourseDocument;
}

const put = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.string({ unit: 'binary' }),
  fc.constantFrom<Json>('', ' x ', 0, -1, 601, null, [], {}, 'M'.repeat(30_000), '../x', '<script>', 'media/x.webp'),
);

it('imports what another hand wrote as it is written, or refuses it and writes nothing', async () => {
  const { document } = opened(zip);
  const outcomes = { imported: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(), put, fc.boolean(), async (place, value, isTaken) => {
      const { code } = courseData();
      const other = withDocument(zip, mutated(document, { place, put: value, isTaken }));
      const { status, body } = await imported(admin, other, code);
      if (status !== 200) {
        expect(body).toMatchObject({ status: 422, code: 'import.refused' });
        await expect(exported(admin, code)).rejects.toThrow('MODEL_NOT_FOUND');
        outcomes.refused += 1;
        return;
      }
      // Written once more from what was stored, it finds nothing to change.
      expect((await imported(admin, other, code)).body).toMatchObject({ codigo: code, changedCount: 0 });
      outcomes.imported += 1;
    }),
    {
      numRuns: 60,
      examples: [
        [8, 'Outro nome', false],
        [67, ' ', false],
        [67, '!', false],
      ],
    },
  );
  expect(outcomes.refused).toBeGreaterThan(0);
  expect(outcomes.imported).toBeGreaterThan(0);
}, 120_000);
