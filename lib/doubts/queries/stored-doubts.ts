import { careAnswer } from '@/lib/care/prompts/care-answer';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Locale } from '@/lib/platform/i18n/locales';
import { renderAnswer } from '@/lib/platform/markdown/render-answer';
import type { DeskDoubt, OwnDoubt } from '../schemas';

const who = { select: { name: true } };

/** What a tap of a doubt reads of it. */
export const fields = {
  id: true,
  studentId: true,
  text: true,
  state: true,
  answer: true,
  askedAt: true,
  stateAt: true,
  takenUpBy: who,
  answeredBy: who,
  careNotice: { select: { topic: true, schoolOnly: true } },
} satisfies Prisma.DoubtSelect;

export type StoredDoubt = Prisma.DoubtGetPayload<{ select: typeof fields }>;

/** What is about who teaches is read by none of them, nor what a later notice found to belong to it. */
export const readByFacilitators = {
  OR: [{ careNoticeId: null }, { careNotice: { schoolOnly: false } }],
} satisfies Prisma.DoubtWhereInput;

export function isForDesk({ careNotice }: Pick<StoredDoubt, 'careNotice'>): boolean {
  return careNotice?.schoolOnly !== true;
}

function shown({ id, text, state, answer, askedAt, takenUpBy, answeredBy }: StoredDoubt) {
  const by = (state === 'answered' ? answeredBy : takenUpBy)?.name ?? null;
  return { id, text, state, answer, at: askedAt.toISOString(), by };
}

export function deskDoubt(stored: StoredDoubt): DeskDoubt {
  return { ...shown(stored), studentId: stored.studentId };
}

export function ownDoubt(stored: StoredDoubt, locale: Locale): OwnDoubt {
  const topic = stored.careNotice?.topic;
  return { ...shown(stored), help: topic ? renderAnswer(careAnswer(topic, locale), () => undefined) : null };
}

/** The queue of a lesson, the oldest first; what was taken back is in nobody's way. */
export async function deskDoubts(db: Tx, classLessonId: string): Promise<DeskDoubt[]> {
  const found = await db.doubt.findMany({
    where: { classLessonId, state: { not: 'withdrawn' }, ...readByFacilitators },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    select: fields,
  });
  return found.map(deskDoubt);
}

/** What one pupil asked in a lesson of a class. */
export async function ownDoubts(
  db: Tx,
  { classId, number, studentId }: { classId: string; number: number; studentId: string },
  locale: Locale,
): Promise<OwnDoubt[]> {
  const found = await db.doubt.findMany({
    where: { studentId, lesson: { classId, number }, state: { not: 'withdrawn' } },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    select: fields,
  });
  return found.map((stored) => ownDoubt(stored, locale));
}
