import type { Tx } from '@/lib/platform/db/client';
import { demoClassId } from './classes';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down. */
export const demoVerifiedAnswerId = '0199dddd-0000-7000-8000-000000000014';

/** What the facilitator answered to a doubt of an earlier lesson: the assistant says it first to the demo class. */
export async function seedVerifiedAnswers(tx: Tx, people: SeededPeople): Promise<void> {
  const { lessonId } = await tx.classPlan.findFirstOrThrow({
    where: { classId: demoClassId, number: 8 },
    select: { lessonId: true },
  });
  await tx.verifiedAnswer.create({
    data: {
      id: demoVerifiedAnswerId,
      classId: demoClassId,
      schoolId: String(people.get('capibaribe')),
      lessonId,
      authorId: people.get('instrutor') ?? null,
      question: 'O que acontece se eu tirar alguém de uma fila vazia?',
      answer:
        'O Python para com `IndexError: pop from empty list`: não havia ninguém para sair. Pergunte antes se a fila tem gente:\n\n```python\nif fila:\n    fila.pop(0)\n```',
    },
  });
}
