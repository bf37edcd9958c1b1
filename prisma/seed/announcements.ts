import type { Tx } from '@/lib/platform/db/client';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down. */
export const demoAnnouncementId = '0199dddd-0000-7000-8000-000000000006';

/** One for everybody who teaches or looks after a school, and one for students. */
export async function seedAnnouncements(tx: Tx, ids: SeededPeople): Promise<void> {
  const authorId = String(ids.get('admin'));
  const from = new Date('2026-08-03');
  await tx.announcement.createMany({
    data: [
      {
        id: demoAnnouncementId,
        authorId,
        from,
        tipos: ['instrutor', 'escola', 'assessoria'],
        title: 'O mural da turma chegou',
        text: 'Facilitadores agora pregam recados para todas as turmas, para uma turma ou para um estudante, com imagem e prazo, e veem quem já leu. O caminho é Mural, no menu.',
      },
      {
        authorId,
        from,
        tipos: ['aluno'],
        title: 'Tem recado para você',
        text: 'O que seus facilitadores pregam no mural aparece no seu início. Passe por lá antes da aula!',
      },
    ],
  });
}
