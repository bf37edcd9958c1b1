import type { Tx } from '@/lib/platform/db/client';
import type { SeededPeople } from './people';

/** What the two facilitators asked: one request waits, one was answered. */
export async function seedTrainingRequests(tx: Tx, ids: SeededPeople): Promise<void> {
  const idOf = (key: string) => ids.get(key) ?? key;
  const modules = await tx.courseModule.findMany({
    where: { code: { in: ['MA1', 'MA2'] } },
    orderBy: { code: 'asc' },
    select: { id: true },
  });
  const [first, second] = modules;
  if (!first || !second) throw new Error('the demo has no two modules');
  const schoolId = idOf('capibaribe');
  await tx.trainingRequest.createMany({
    data: [
      {
        facilitatorId: idOf('instrutor'),
        schoolId,
        moduleId: second.id,
        note: 'A turma começa em fevereiro. Posso às terças, depois das 14 h.',
        createdAt: new Date('2026-11-16T13:20:00Z'),
      },
      {
        facilitatorId: idOf('instrutor2'),
        schoolId,
        moduleId: first.id,
        note: 'Assumo o 7º A junto com Marta.',
        status: 'done',
        answer: 'Encontro feito em 30 de julho. Bom semestre!',
        answeredById: idOf('assessoria'),
        answeredAt: new Date('2026-07-31T12:00:00Z'),
        createdAt: new Date('2026-07-14T12:00:00Z'),
      },
    ],
  });
}
