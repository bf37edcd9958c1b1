import { storedFileId } from '@/lib/courses/rules';
import { photoAddress } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma, StoredFile } from '@/lib/platform/db/generated/client';
import { sha256Of } from '@/lib/platform/storage/parts';

const whole = {
  modules: {
    orderBy: [{ position: 'asc' }, { code: 'asc' }],
    include: {
      parts: { orderBy: [{ kind: 'asc' }, { number: 'asc' }] },
      glossary: { orderBy: [{ term: 'asc' }, { id: 'asc' }] },
      support: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      units: {
        orderBy: { number: 'asc' },
        include: {
          lessons: {
            orderBy: [{ position: 'asc' }, { code: 'asc' }],
            include: {
              skills: { orderBy: { skillCode: 'asc' }, include: { skill: true } },
              plans: { where: { status: { not: 'retired' } }, orderBy: { version: 'asc' } },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.CourseInclude;

export type CourseRows = Prisma.CourseGetPayload<{ include: typeof whole }>;
type Reader = Pick<Tx, 'course' | 'storedFile'>;

/** A course with everything that a file of it holds, and the stored files that it names, by the address of each. */
export type CourseState = { rows: CourseRows; files: ReadonlyMap<string, StoredFile> };

export async function courseState(db: Reader, where: Prisma.CourseWhereInput): Promise<CourseState | null> {
  const rows = await db.course.findFirst({ where, include: whole });
  return rows && { rows, files: await namedFiles(db, rows) };
}

export const addressInTexts = /\/api\/files\/content-images\/[\w-]{43}\.webp/g;

async function namedFiles(db: Reader, rows: CourseRows): Promise<Map<string, StoredFile>> {
  const texts = JSON.stringify(rows);
  const keys = texts.match(/\/api\/files\/[\w-]+\/[\w-]{43}\.webp/g) ?? [];
  const ids = rows.modules.flatMap(({ support }) => support.flatMap(({ address }) => storedFileId(address) ?? []));
  const files = await db.storedFile.findMany({
    where: { OR: [{ key: { in: keys.map((address) => address.slice('/api/files/'.length)) } }, { id: { in: ids } }] },
  });
  return new Map(files.flatMap((file) => [file.key, file.id].map((name) => [photoAddress(name), file] as const)));
}

/** Of everything that is in a course now: another one, and somebody has saved meanwhile. */
export function fingerprint(state: CourseState | null): string {
  return sha256Of(Buffer.from(state ? JSON.stringify(state.rows) : 'none'));
}
