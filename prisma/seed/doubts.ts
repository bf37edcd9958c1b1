import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { demoClassId } from './classes';
import type { SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down. */
export const demoAnsweredDoubtId = '0199dddd-0000-7000-8000-000000000015';

const secondMs = 1000;

type Seeded = Pick<Prisma.DoubtCreateManyInput, 'state' | 'answer'> & {
  id?: string;
  by: string;
  after: number;
  text: string;
};

/** One after the other, in seconds since the lesson began: one in each state, and two more that wait. */
const doubts: readonly Seeded[] = [
  {
    id: demoAnsweredDoubtId,
    by: 'aluno',
    after: 60,
    text: 'por que a fila começa no 0 e não no 1?',
    state: 'answered',
    answer: 'O número diz quantas cadeiras você pula até chegar. Para o primeiro você não pula nenhuma.',
  },
  { by: 'aluno12', after: 85, text: 'onde eu aperto pra rodar o programa?', state: 'withdrawn' },
  {
    by: 'aluno5',
    after: 110,
    text: 'deu IndexError: list index out of range, o que eu fiz de errado?',
    state: 'takenUp',
  },
  {
    by: 'aluno9',
    after: 160,
    text: 'qual a diferença de pop() e pop(0)? os dois tiram alguém da fila',
    state: 'waiting',
  },
  { by: 'aluno17', after: 190, text: 'minha dupla faltou, posso fazer com a Bruna?', state: 'waiting' },
  { by: 'aluno', after: 220, text: 'pode ter dois Caio na mesma fila?', state: 'waiting' },
];

/** What the class does not understand in the lesson that goes on, in the words of who asks. */
export async function seedDoubts(tx: Tx, people: SeededPeople): Promise<void> {
  const idOf = (key: string) => people.get(key) ?? fault(key);
  const { id: classLessonId, startedAt } = await tx.classLesson.findFirstOrThrow({
    where: { classId: demoClassId, status: 'ongoing' },
    select: { id: true, startedAt: true },
  });
  const facilitatorId = idOf('instrutor');
  await tx.doubt.createMany({
    data: doubts.map(({ by, after, ...doubt }) => {
      const askedAt = new Date(startedAt.getTime() + after * secondMs);
      return {
        id: randomUUIDv7(),
        ...doubt,
        classLessonId,
        schoolId: idOf('capibaribe'),
        studentId: idOf(by),
        askedAt,
        stateAt: new Date(askedAt.getTime() + (doubt.state === 'waiting' ? 0 : 30 * secondMs)),
        ...(doubt.state === 'takenUp' && { takenUpById: facilitatorId }),
        ...(doubt.state === 'answered' && { answeredById: facilitatorId }),
      };
    }),
  });
}

function fault(key: string): never {
  throw new Error(`the demo has no ${key}`);
}
