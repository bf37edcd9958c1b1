import { smallTalkLengthMax } from '@/lib/assistant/rules/guide-small-talk';
import { isKeptFromFacilitators } from '@/lib/care/queries/kept-from-facilitators';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Counted, Quoted } from '../rules/class-week';

export type WeekRow = {
  classId: string;
  pupils: number;
  names: string[];
  questions: number;
  askers: number;
  topics: (Counted & { quoted: Quoted[]; stuckQuoted: Quoted[] })[];
  unanswered: number;
  unansweredQuoted: Quoted[];
};

/** Taken of each topic, to choose examples of. */
const quotedMax = 12;
const quotedLengthMax = 300;
const headingsMax = 3;
/** So many questions about one page in one conversation are a pupil who comes back. */
const returnedFrom = 3;

const zone = Prisma.sql`'America/Sao_Paulo'`;
const asQuoted = Prisma.sql`json_build_object('pupil', pupil, 'text', question)`;
const firstQuoted = Prisma.sql`[1:${quotedMax}::int]`;

type Weeks = { classIds: readonly string[]; week: string };

/** `pupils`: who is in the class now. */
const pupils = (classIds: readonly string[]) => Prisma.sql`
  pupils AS (
    SELECT DISTINCT class_id, student_id AS pupil FROM enrolments
     WHERE class_id = ANY (${classIds}::uuid[]) AND left_at IS NULL
  )`;

const kept = { student: Prisma.sql`p.pupil`, conversation: Prisma.sql`c.id`, at: Prisma.sql`q.created_at` };

/** Whether a conversation is about a course, a module or a lesson of it; what is about a knowledge base is of none. */
const isAbout = (courseId: Prisma.Sql) => Prisma.sql`
  c.subject IN (SELECT 'curso_' || code FROM courses WHERE id = ${courseId}
                UNION SELECT 'modulo_' || code FROM course_modules WHERE course_id = ${courseId}
                UNION SELECT 'licao_' || l.code FROM lessons l
                        JOIN course_units u ON u.id = l.unit_id
                        JOIN course_modules m ON m.id = u.module_id AND m.course_id = ${courseId})`;

/** Of a pupil in two classes, what is about the course of the other one alone is asked there, and told to who teaches it. */
const ofOtherClass = Prisma.sql`
  EXISTS (SELECT FROM classes own, enrolments other JOIN classes room ON room.id = other.class_id
           WHERE own.id = p.class_id AND other.student_id = p.pupil AND room.course_id <> own.course_id
             AND other.enrolled_at <= q.created_at AND (other.left_at IS NULL OR other.left_at > q.created_at)
             AND ${isAbout(Prisma.sql`room.course_id`)} AND NOT ${isAbout(Prisma.sql`own.course_id`)})`;

/** Their questions of the week, but for those that a facilitator may not read. */
function asked(week: string): Prisma.Sql {
  const monday = Prisma.sql`${week}::date::timestamp`;
  return Prisma.sql`
    pupils p
    JOIN conversations c ON c.account_id = p.pupil AND c.updated_at >= ${monday} AT TIME ZONE ${zone}
    JOIN chat_messages q ON q.conversation_id = c.id AND q.role = 'user'
     AND q.created_at >= ${monday} AT TIME ZONE ${zone}
     AND q.created_at < (${monday} + interval '7 days') AT TIME ZONE ${zone}
     AND NOT ${isKeptFromFacilitators(kept)}
     AND NOT ${ofOtherClass}`;
}

/** What was said in the week that is short enough to be no question at all: a rule of ours judges it, not the database. */
export function shortStatement({ classIds, week }: Weeks): Prisma.Sql {
  return Prisma.sql`
    WITH ${pupils(classIds)}
    SELECT DISTINCT q.content FROM ${asked(week)} WHERE length(q.content) <= ${smallTalkLengthMax}::int`;
}

/**
 * The week of several classes in one statement: of pupils who are in the class now, what they asked while they were in
 * it, but for `smallTalk`. A turn is about the pages whose passages its answer cites, and where it cites none, about the
 * first it was given. What began a talk is quoted before what followed. What was answered with care is counted and
 * nowhere quoted.
 */
export function weekStatement({ classIds, week, smallTalk }: Weeks & { smallTalk: readonly string[] }): Prisma.Sql {
  return Prisma.sql`
    WITH ${pupils(classIds)}, turns AS (
      SELECT p.class_id, p.pupil, c.id AS conversation, q.turn, q.created_at AS asked_at,
             left(q.content, ${quotedLengthMax}::int) AS question, a.content AS answer, a.origin, a.state, a.hint, a.liking, coalesce(a.sources, '[]') AS sources
        FROM ${asked(week)}
        LEFT JOIN chat_messages a ON a.conversation_id = c.id AND a.turn = q.turn AND a.role = 'assistant'
       WHERE q.content <> ALL (${smallTalk}::text[])
         AND EXISTS (SELECT FROM enrolments e
                      WHERE e.class_id = p.class_id AND e.student_id = p.pupil AND e.enrolled_at <= q.created_at
                        AND (e.left_at IS NULL OR e.left_at > q.created_at))
    ), given AS (
      SELECT class_id, pupil, conversation, turn, asked_at, question, hint, liking, s.at, s.source->>'title' AS title, s.source->>'heading' AS heading,
             split_part(s.source->>'address', '#', 1) AS address, s.source->>'address' AS passage,
             t.answer ~ ('\\[(\\d+\\s?[,;]\\s?)*' || (s.source->>'number') || '(\\s?[,;]\\s?\\d+)*\\]') AS cited
        FROM turns t, jsonb_array_elements(t.sources) WITH ORDINALITY AS s(source, at)
       WHERE t.origin <> 'care'
    ), cited AS (
      SELECT * FROM (SELECT *, bool_or(cited) OVER (PARTITION BY conversation, turn) AS cites FROM given) g
       WHERE cited OR (NOT cites AND at = 1)
    ), about AS (
      SELECT *, row_number() OVER (PARTITION BY class_id, conversation, address ORDER BY turn) AS nth
        FROM (SELECT DISTINCT ON (class_id, conversation, turn, address) * FROM cited
               ORDER BY class_id, conversation, turn, address, at) c
    ), often AS (
      SELECT class_id, address, count(DISTINCT pupil) AS pupils
        FROM (SELECT class_id, address, pupil FROM about
               GROUP BY class_id, address, pupil, conversation HAVING count(*) >= ${returnedFrom}::int) o
       GROUP BY class_id, address
    ), headings AS (
      SELECT class_id, address,
             (array_agg(json_build_object('heading', heading, 'address', passage) ORDER BY turns DESC, heading))[1:${headingsMax}::int]
               AS headings
        FROM (SELECT class_id, address, heading, min(passage) AS passage, count(*) AS turns FROM cited WHERE heading <> ''
               GROUP BY class_id, address, heading) h
       GROUP BY class_id, address
    ), topics AS (
      SELECT class_id, address, min(title) AS title, count(*) AS questions, count(DISTINCT pupil) AS askers,
             count(*) FILTER (WHERE liking = 'disliked') AS disliked, count(*) FILTER (WHERE hint = 3) AS last_hints,
             (array_agg(${asQuoted} ORDER BY nth, asked_at DESC))${firstQuoted} AS quoted,
             (array_agg(${asQuoted} ORDER BY asked_at DESC) FILTER (WHERE liking = 'disliked' OR hint = 3))${firstQuoted}
               AS stuck_quoted
        FROM about GROUP BY class_id, address
    ), topic_lists AS (
      SELECT class_id, json_agg(json_build_object(
               'title', title, 'address', address, 'headings', coalesce(headings, '{}'), 'questions', questions,
               'askers', askers, 'disliked', disliked, 'lastHints', last_hints, 'returned', coalesce(pupils, 0),
               'quoted', quoted, 'stuckQuoted', coalesce(stuck_quoted, '{}'))) AS topics
        FROM topics LEFT JOIN often USING (class_id, address) LEFT JOIN headings USING (class_id, address)
       GROUP BY class_id
    ), unanswered AS (
      SELECT class_id, count(*) AS questions, (array_agg(${asQuoted} ORDER BY asked_at DESC))${firstQuoted} AS quoted
        FROM turns
       WHERE origin <> 'care' AND state IN ('done', 'stopped') AND sources = '[]' GROUP BY class_id
    ), counts AS (
      SELECT class_id, count(*) AS questions, count(DISTINCT pupil) AS askers FROM turns GROUP BY class_id
    ), people AS (
      SELECT class_id, count(*) AS pupils, array_agg(name) AS names
        FROM pupils JOIN accounts ON accounts.id = pupil GROUP BY class_id
    )
    SELECT class_id AS "classId", pupils::int, names, coalesce(counts.questions, 0)::int AS questions,
           coalesce(askers, 0)::int AS askers, coalesce(topics, '[]') AS topics,
           coalesce(unanswered.questions, 0)::int AS unanswered, coalesce(quoted, '{}') AS "unansweredQuoted"
      FROM people LEFT JOIN counts USING (class_id) LEFT JOIN topic_lists USING (class_id) LEFT JOIN unanswered USING (class_id)`;
}
