import { smallTalkOf } from '@/lib/assistant/rules/guide-small-talk';
import type { Tx } from '@/lib/platform/db/client';
import { peopleOfSchool } from '@/lib/privacy/queries/class-people';
import { listedNamesRemover } from '@/lib/privacy/rules/listed-names';
import { examplesOf, mostAsked, mostHelpful, mostStuck, namingJudge } from '../rules/class-week';
import { shortStatement, type WeekRow, weekStatement } from './class-week-statement';

export const heads = { id: true, schoolId: true, name: true, course: { select: { name: true } } } as const;

type Head = { id: string; schoolId: string; name: string; course: { name: string } };

/** What each of these classes asked in a week, in the order of the classes. */
export async function summedUp(db: Pick<Tx, '$queryRaw'>, classes: readonly Head[], week: string) {
  if (classes.length === 0) return [];
  const of = { classIds: classes.map(({ id }) => id), week };
  const short = await db.$queryRaw<{ content: string }[]>(shortStatement(of));
  const smallTalk = short.flatMap(({ content }) => (smallTalkOf(content) ? content : []));
  const rows = await db.$queryRaw<WeekRow[]>(weekStatement({ ...of, smallTalk }));
  const schoolIds = [...new Set(classes.map(({ schoolId }) => schoolId))];
  const removers = await Promise.all(
    schoolIds.map(async (id) => [id, listedNamesRemover(await peopleOfSchool(id), { alone: true })] as const),
  );
  const removerOf = new Map(removers);
  const rowOf = new Map(rows.map((row) => [row.classId, row]));
  return classes.map(({ id, schoolId, name, course }) => {
    const row = rowOf.get(id);
    const { pupils = 0, names = [], questions = 0, askers = 0, topics = [], unanswered = 0 } = row ?? {};
    const mayName = namingJudge(names, removerOf.get(schoolId) ?? String);
    return {
      id,
      name,
      course: course.name,
      pupils,
      questions,
      askers,
      asked: mostAsked(topics).map((topic) => shownTopic(topic, examplesOf(topic.quoted, mayName))),
      stuck: mostStuck(topics).map((topic) => shownTopic(topic, examplesOf(topic.stuckQuoted, mayName))),
      helpful: mostHelpful(topics),
      unanswered: { questions: unanswered, examples: examplesOf(row?.unansweredQuoted ?? [], mayName) },
    };
  });
}

function shownTopic(
  { quoted: _, stuckQuoted: __, headings, ...counted }: WeekRow['topics'][number],
  examples: string[],
) {
  return { ...counted, headings: [...headings], examples };
}
