import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { namingNicknames } from '@/lib/privacy/queries/nicknames';
import { isEveryday } from '@/lib/privacy/rules/everyday';
import { listedNamesRemover, nameParts } from '@/lib/privacy/rules/listed-names';

type Reads = Pick<Tx, 'enrolment' | 'student'>;
type Whose = { classId: string; schoolId: string };

const called = { nickname: true, account: { select: { name: true } } } as const;

type Called = { nickname: string; account: { name: string } };

function namesOf(pupils: readonly Called[]): string[] {
  return pupils.flatMap(({ nickname, account }) => [account.name, ...namingNicknames([nickname])]);
}

/**
 * Takes the names of pupils out of a text: of everybody who was ever in the class, and of the others of the school, whose
 * classes may be told it. Of those a first name alone counts only where it is no everyday word, and no string of a program.
 */
export async function namesRemover(tx: Reads, { classId, schoolId }: Whose): Promise<(text: string) => string> {
  const [inClass, atSchool] = await Promise.all([
    tx.enrolment.findMany({ where: { classId }, select: { student: { select: called } } }),
    tx.student.findMany({ where: { schoolId }, select: called }),
  ]);
  const others = namesOf(atSchool);
  const withoutClass = listedNamesRemover(namesOf(inClass.map(({ student }) => student)), { alone: true });
  const withoutWhole = listedNamesRemover(others, { alone: false });
  const withoutAlone = listedNamesRemover(others.filter(isNoWord), { alone: true });
  return (text) => outsideOfCode(withoutWhole(withoutClass(text)), withoutAlone);
}

function isNoWord(name: string): boolean {
  const [first = ''] = nameParts(name);
  return !isEveryday(first);
}

function outsideOfCode(text: string, clean: (part: string) => string): string {
  return text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, at) => (at % 2 === 0 ? clean(part) : part))
    .join('');
}

/** Others will read it, at the school and beyond: no pupil is named in it. */
export async function refuseNames(
  tx: Reads,
  whose: Whose,
  written: { question: string; answer: string },
): Promise<void> {
  const clean = await namesRemover(tx, whose);
  const naming = (['question', 'answer'] as const).filter((path) => clean(written[path]) !== written[path]);
  const fields = naming.map((path) => ({ path, code: 'names-somebody' }));
  refuseUnless(naming.length === 0, 'request.invalid', { fields });
}
