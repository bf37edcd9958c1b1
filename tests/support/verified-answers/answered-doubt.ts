import { randomUUID } from 'node:crypto';
import { askDoubt } from '@/lib/doubts/commands/ask-doubt';
import { moveDoubt } from '@/lib/doubts/commands/move-doubt';
import { keepVerifiedAnswer } from '@/lib/verified-answers/commands/keep-verified-answer';
import { classInLesson } from '@/tests/support/running-class';
import { type SignedIn, signedIn } from '@/tests/support/world';

const asked = { text: 'Como faço o motor girar ao contrário?', answer: 'Troque os dois fios do motor de lugar.' };

type Given = { teacher?: SignedIn; text?: string; answer?: string; content?: Parameters<typeof classInLesson>[1] };

/** A class in its first lesson, in which a pupil's doubt was answered in words. */
export async function answeredDoubt(
  schoolId: string,
  { teacher, text = asked.text, answer = asked.answer }: Given = {},
) {
  const pupil = await signedIn('aluno', schoolId);
  const lesson = await classInLesson(schoolId, { facilitators: teacher ? [teacher] : [], pupils: [pupil] });
  const { classId, number, facilitator } = lesson;
  const doubtId = randomUUID();
  const place = { classId, number, doubtId, at: new Date().toISOString() };
  await askDoubt(pupil.actor, { ...place, text });
  await moveDoubt(facilitator.actor, { ...place, state: 'answered', answer });
  return { ...lesson, pupil, doubtId, text, answer };
}

/** The same, kept as a verified answer. */
export async function keptAnswerOf(schoolId: string, given: Given & { wholeSchool?: boolean } = {}) {
  const doubt = await answeredDoubt(schoolId, given);
  const { doubtId, text: question, answer, facilitator } = doubt;
  const input = { doubtId, question, answer, wholeSchool: given.wholeSchool ?? false };
  return { ...doubt, kept: await keepVerifiedAnswer(facilitator.actor, input) };
}
