import type { Tx } from '@/lib/platform/db/client';
import { demoClassId } from './classes';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down: the facilitator's, whom the school reads too. */
export const demoNoticeId = '0199dddd-0000-7000-8000-000000000004';

/** What the whole school and the demo class are told while the term runs. */
export async function seedNotices(tx: Tx, ids: SeededPeople): Promise<void> {
  const schoolId = String(ids.get('capibaribe'));
  const from = new Date('2026-08-03');
  await tx.notice.createMany({
    data: [
      {
        schoolId,
        from,
        authorId: String(ids.get('escola')),
        title: 'Mostra de computação em novembro',
        text: 'Cada turma mostra um projeto no pátio. As famílias estão convidadas.',
      },
      {
        id: demoNoticeId,
        schoolId,
        classId: demoClassId,
        from,
        authorId: String(ids.get('instrutor')),
        title: 'Tragam fones na próxima aula',
        text: 'Vamos escutar o que cada programa faz. Quem não tiver, divide com a dupla.',
      },
    ],
  });
}
