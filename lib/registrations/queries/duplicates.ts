import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { freeLogin } from '@/lib/accounts/queries/free-login';
import { loginKey } from '@/lib/accounts/rules';
import type { Tx } from '@/lib/platform/db/client';
import { folded } from '@/lib/platform/text/folded';
import { schoolReach } from '@/lib/schools/reach';
import { schoolToWriteIn } from '@/lib/schools/rules';
import { abilities } from '@/lib/students/abilities';
import { Duplicates, PossibleDuplicate } from '../schemas';

const similarMax = 5;

/**
 * Whether the login is taken, anywhere, and who of the school may be the same person (verificarDuplicidade). Whoever may
 * register is told of the whole school, by name, year and class alone: a pupil of another class is registered once as well.
 */
export const possibleDuplicates = defineQuery({
  name: 'registrations.duplicates',
  may: abilities['student:register'],
  input: PossibleDuplicate,
  reply: Duplicates,
  run: async ({ db, actor, input }) => {
    const schoolId = schoolToWriteIn(actor, input.schoolId);
    if (!schoolId || !(await db.school.count({ where: within(schoolReach, actor, { id: schoolId }) }))) return null;
    const { name, login, birthDate } = input;
    return {
      loginTaken: login !== '' && (await isTaken(db, login)),
      proposedLogin: name === '' ? '' : await freeLogin(db, name),
      similar: name === '' ? [] : await similarOnes(db, { schoolId, name, birthDate }),
    };
  },
});

async function isTaken(db: Tx, login: string): Promise<boolean> {
  return (await db.account.count({ where: { loginKey: loginKey(login) } })) > 0;
}

type Asked = { schoolId: string; name: string; birthDate: string | null };

/** With the day of birth a name may be spelled otherwise in every second word; without it it is the very one. */
async function similarOnes(db: Tx, { schoolId, name, birthDate }: Asked) {
  const words = folded(name).split(/\s+/).filter(Boolean);
  const sameDay = birthDate ? [{ birthDate: new Date(birthDate), OR: words.map(oneWord) }] : [];
  const found = await db.student.findMany({
    where: { schoolId, fictitious: false, OR: [{ nameKey: words.join(' ') }, ...sameDay] },
    orderBy: [{ active: 'desc' }, { nameKey: 'asc' }],
    take: similarMax,
    select: {
      id: true,
      schoolYear: true,
      active: true,
      account: { select: { name: true } },
      enrolments: {
        where: { leftAt: null, class: { status: 'initiated' } },
        select: { class: { select: { name: true } } },
      },
    },
  });
  return found.map(({ account, enrolments, ...student }) => ({
    ...student,
    name: account.name,
    classNames: enrolments.map((enrolment) => enrolment.class.name),
  }));
}

function oneWord(word: string) {
  return { nameKey: { contains: word } };
}
