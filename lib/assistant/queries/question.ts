import { defineQuery } from '@/lib/access/define-query';
import { justTold } from '@/lib/care/queries/just-told';
import type { JustTold } from '@/lib/care/rules/told-on';
import { isAssistantOff } from '@/lib/lessons/queries/assistant-off';
import { hasOpenTest } from '@/lib/online-tests/queries/has-open-test';
import { type AnswerOrigin, type AnswerState, Prisma, type SchoolYear } from '@/lib/platform/db/generated/client';
import { plainRows } from '@/lib/platform/db/single-statement';
import { dailyAnswersDefault } from '@/lib/school-ai/rules';
import { abilities } from '../abilities';
import { dayOf } from '../rules/day';
import { historyMax } from '../rules/limits';
import type { Source } from '../rules/sources';
import { AnswerWanted } from '../schemas/answers';
import { nowhere, placeOf } from './place';

export type StoredAnswer = {
  id: string;
  state: AnswerState;
  content: string;
  origin: AnswerOrigin;
  sources: Source[];
  /** The guide's words, because the model failed. */
  standsIn: boolean;
  updatedAt: Date;
};

/** What was said before: a failed answer is none. */
export type Said = {
  role: 'user' | 'assistant';
  content: string;
  hint: number | null;
  isAnswered: boolean;
  origin: AnswerOrigin | null;
};

type Asked = {
  id: string;
  content: string;
  image: { key: string; mediaType: string } | null;
  conversationId: string;
  schoolYear: SchoolYear | null;
  /** Where somebody is or works, whichever is open, and where the conversation began. */
  schools: { name: string; city: string | null }[];
  guardians: string[];
  /** Of a pupil, whether the family allowed that questions go to a model (LGPD, article 14). */
  isAllowedOut: boolean;
  /** Of a pupil, whether a lesson that goes on has the assistant off. */
  isOffInLesson: boolean;
  isOffInTest: boolean;
  /** The classes that somebody learns or teaches in, and those of the last year with them: their people are still spoken of. */
  classIds: string[];
  knownClassIds: string[];
  justTold: JustTold | null;
  usedQuestions: number;
  usedImages: number;
  isSchoolUsedUp: boolean;
  answer: (Omit<StoredAnswer, 'updatedAt'> & { updatedAt: string }) | null;
  history: Said[];
};

const told = (now: Date) => ({ student: Prisma.sql`c.account_id`, conversation: Prisma.sql`c.id`, now });

/** Everything that an answer is made from and the person's rows hold, in one read: it stands before the first word. */
export const question = defineQuery({
  name: 'assistant.question',
  may: abilities['assistant:ask'],
  hiddenWhileSeeing: true,
  input: AnswerWanted,
  run: async ({ actor, input: { context, questionId = null, locale }, now }) => {
    const { selectedSubject: subject, specificDivisionFromSubject: division } = context;
    const standing = { course: context.currentCourse, module: context.currentModule, lesson: context.currentLesson };
    const placing = placeOf(actor, { subject, division, standing });
    const reading = plainRows<Asked>(Prisma.sql`
      SELECT q.id, q.content, q.conversation_id AS "conversationId", s.school_year AS "schoolYear",
             (SELECT coalesce(json_agg(json_build_object('name', sc.name, 'city', sc.city) ORDER BY sc.id), '[]')
                FROM schools sc
               WHERE sc.id IN (SELECT c.school_id UNION SELECT ${actor.schoolId}::uuid
                               UNION SELECT school_id FROM school_links WHERE account_id = c.account_id)) AS schools,
             ARRAY(SELECT g.name FROM student_guardians sg JOIN guardians g ON g.id = sg.guardian_id
                    WHERE sg.student_id = s.id) AS guardians,
             ${actor.tipo !== 'aluno'}::boolean
               OR EXISTS (SELECT FROM consents k WHERE k.student_id = c.account_id AND k.kind = 'assistant'
                             AND k.given_at <= ${now}::timestamptz AND k.ended_at IS NULL) AS "isAllowedOut",
             ${isAssistantOff(Prisma.sql`c.account_id`)} AS "isOffInLesson",
             ${hasOpenTest(Prisma.sql`c.account_id`)} AS "isOffInTest",
             coalesce(own.going, '{}') AS "classIds", coalesce(own.known, '{}') AS "knownClassIds",
             (SELECT json_build_object('key', f.key, 'mediaType', f.media_type) FROM stored_files f
               WHERE f.id = q.image_file_id) AS image,
             ${justTold(told(now))} AS "justTold",
             coalesce(u.questions, 0) AS "usedQuestions", coalesce(u.images, 0) AS "usedImages",
             coalesce(su.answers >= coalesce(st.daily_answers_max, ${dailyAnswersDefault}::int),
                      st.daily_answers_max = 0, false) AS "isSchoolUsedUp",
             (SELECT json_build_object('id', a.id, 'state', a.state, 'content', a.content, 'origin', a.origin,
                                       'sources', coalesce(a.sources, '[]'), 'standsIn', a.stands_in,
                                       'updatedAt', a.updated_at)
                FROM chat_messages a
               WHERE a.conversation_id = c.id AND a.turn = q.turn AND a.role = 'assistant') AS answer,
             (SELECT coalesce(json_agg(json_build_object('role', h.role, 'content', h.content, 'hint', h.hint,
                                                         'isAnswered', h.answered,
                                                         'origin', h.origin) ORDER BY h.turn, h.role), '[]')
                FROM (SELECT turn, role, content, hint, origin,
                             EXISTS (SELECT FROM chat_messages k WHERE k.conversation_id = c.id AND k.turn = m.turn
                                        AND k.role = 'assistant' AND k.state IN ('done', 'stopped')) AS answered
                        FROM chat_messages m
                       WHERE conversation_id = c.id AND turn < q.turn AND state IS DISTINCT FROM 'failed'
                         AND state IS DISTINCT FROM 'writing'
                         -- What an adult must hear of is no model's.
                         AND NOT EXISTS (SELECT FROM chat_messages k WHERE k.conversation_id = c.id
                                            AND k.turn = m.turn AND k.origin = 'care')
                       ORDER BY turn DESC, role DESC LIMIT ${historyMax}) h) AS history
        FROM conversations c
        JOIN LATERAL (SELECT * FROM chat_messages m
                       WHERE m.conversation_id = c.id AND m.role = 'user'
                         AND (${questionId}::uuid IS NULL OR m.id = ${questionId}::uuid)
                       ORDER BY m.turn DESC LIMIT 1) q ON true
        LEFT JOIN assistant_use u ON u.account_id = c.account_id AND u.day = ${dayOf(now)}::date
        LEFT JOIN school_ai_use su ON su.school_id = ${actor.schoolId}::uuid AND su.day = ${dayOf(now)}::date
        LEFT JOIN school_ai_settings st ON st.school_id = ${actor.schoolId}::uuid
        LEFT JOIN students s ON s.id = c.account_id
        CROSS JOIN LATERAL (
          SELECT array_agg(k.id ORDER BY k.id) FILTER (WHERE k.status <> 'done') AS going, array_agg(k.id ORDER BY k.id) AS known
            FROM (SELECT class_id FROM enrolments WHERE student_id = c.account_id AND left_at IS NULL
                  UNION SELECT class_id FROM class_facilitators WHERE facilitator_id = c.account_id) mine
            JOIN classes k ON k.id = mine.class_id
             AND (k.status <> 'done' OR k.ended_at > ${now}::timestamptz - interval '1 year')) own
       WHERE c.account_id = ${actor.id}::uuid AND c.subject = ${subject}
         AND c.division = ${division}`);
    const [at, [asked]] = await Promise.all([placing, reading]);
    if (!asked) return null;
    const { answer, ...rest } = asked;
    // What was talked of once, and is no more, is answered from all of the material.
    return { ...rest, at: at ?? nowhere, subject, division, locale, now, answer: answer && stored(answer) };
  },
});

function stored(answer: NonNullable<Asked['answer']>): StoredAnswer {
  return { ...answer, updatedAt: new Date(answer.updatedAt) };
}
