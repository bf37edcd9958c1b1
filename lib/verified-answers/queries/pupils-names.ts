import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { namingNicknames } from '@/lib/privacy/queries/nicknames';
import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';

/** Takes the names of everybody who was ever a pupil of the class out of a text. */
export async function namesRemover(tx: Pick<Tx, 'enrolment'>, classId: string): Promise<(text: string) => string> {
  const found = await tx.enrolment.findMany({
    where: { classId },
    select: { student: { select: { nickname: true, account: { select: { name: true } } } } },
  });
  return listedNamesRemover(
    found.flatMap(({ student: { nickname, account } }) => [account.name, ...namingNicknames([nickname])]),
    { alone: true },
  );
}

/** Others will read it: nobody of the class is named in it. */
export async function refuseNames(
  tx: Pick<Tx, 'enrolment'>,
  classId: string,
  written: { question: string; answer: string },
): Promise<void> {
  const clean = await namesRemover(tx, classId);
  const naming = (['question', 'answer'] as const).filter((path) => clean(written[path]) !== written[path]);
  const fields = naming.map((path) => ({ path, code: 'names-somebody' }));
  refuseUnless(naming.length === 0, 'request.invalid', { fields });
}
