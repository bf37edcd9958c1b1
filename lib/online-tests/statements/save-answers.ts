import { Prisma } from '@/lib/platform/db/generated/client';
import { graceSeconds } from '../rules/times';
import type { AnswerValue, Verdict } from '../schemas/answers';
import { standsOver } from './stands-over';

type Given = { questionId: string; seq: number; value: AnswerValue };

export type HeardRow = {
  state: 'released' | 'begun' | 'concluded' | 'expired';
  now: Date;
  deadline: Date | null;
  extraMinutes: number;
  questionId: string;
  seq: number;
  verdict: Verdict;
};

/**
 * Answers of one attempt, judged and stored by one statement: the attempt's row is held with others while it runs, so that
 * a conclusion comes before or after it and never between. The database's clock rules. What is heard before the end was
 * given before it, however far ahead the device's clock ran.
 *
 * While it is begun nothing else follows from an answer; after the end the caller holds the attempt alone and
 * counts the grade anew.
 */
export function saveAnswersStatement(
  attemptId: string,
  answers: readonly Given[],
  when: 'begun' | 'concluded',
): Prisma.Sql {
  const rows = JSON.stringify(answers.map(({ questionId, seq, value }) => ({ question: questionId, seq, value })));
  return Prisma.sql`
    WITH attempt AS (
      SELECT a.id, a.state, a.begun_at, a.deadline, a.extra_minutes, a.key_sent_at, r.version_id, clock_timestamp() AS now,
             LEAST(a.deadline, CASE WHEN a.concluded_by <> 'time' THEN a.concluded_at END) AS ended_at
        FROM test_attempts a JOIN test_releases r ON r.id = a.release_id
       WHERE a.id = ${attemptId}::uuid AND a.archived_at IS NULL AND a.state::text = ${when}
         FOR SHARE OF a),
    given AS (
      SELECT g.place, g.question, g.seq, COALESCE(g.value, 'null'::jsonb) AS value, a.*,
             CASE WHEN q.id IS NULL THEN 'refused'
                  WHEN s.seq = g.seq AND s.value = COALESCE(g.value, 'null'::jsonb) THEN 'saved'
                  WHEN a.now > a.ended_at AND a.begun_at + g.seq * interval '1 millisecond' > a.ended_at THEN 'refused'
                  WHEN a.key_sent_at IS NOT NULL THEN 'refused'
                  WHEN a.now > a.deadline + ${graceSeconds} * interval '1 second' THEN 'late'
                  ELSE 'counts' END AS verdict
        FROM attempt a
       CROSS JOIN ROWS FROM (jsonb_to_recordset(${rows}::jsonb) AS (question uuid, seq int, value jsonb))
             WITH ORDINALITY AS g(question, seq, value, place)
        LEFT JOIN test_questions q ON q.id = g.question AND q.version_id = a.version_id
        LEFT JOIN test_answers s ON s.attempt_id = a.id AND s.question_id = g.question),
    stored AS (
      INSERT INTO test_answers AS t (attempt_id, question_id, seq, value, received_at)
      SELECT id, question, seq, value, now FROM given WHERE verdict = 'counts' ORDER BY question
          ON CONFLICT (attempt_id, question_id) DO UPDATE
         SET seq = GREATEST(t.seq, EXCLUDED.seq),
             value = CASE WHEN ${standsOver('t')} THEN EXCLUDED.value ELSE t.value END,
             received_at = CASE WHEN ${standsOver('t')} THEN EXCLUDED.received_at ELSE t.received_at END,
             score = CASE WHEN ${standsOver('t')} THEN NULL ELSE t.score END,
             scored_at = CASE WHEN ${standsOver('t')} THEN NULL ELSE t.scored_at END,
             scored_by_id = CASE WHEN ${standsOver('t')} THEN NULL ELSE t.scored_by_id END
      RETURNING t.question_id, t.seq, t.value),
    late AS (
      INSERT INTO late_answers AS l (attempt_id, question_id, seq, value, received_at)
      SELECT id, question, seq, value, now FROM given WHERE verdict = 'late' ORDER BY question
          ON CONFLICT (attempt_id, question_id) DO UPDATE
         SET seq = EXCLUDED.seq, value = EXCLUDED.value, received_at = EXCLUDED.received_at,
             accepted_at = NULL, accepted_by_id = NULL
       WHERE ${standsOver('l')}
      RETURNING l.question_id)
    SELECT g.state, g.now, g.deadline, g.extra_minutes AS "extraMinutes", g.question AS "questionId", g.seq,
           CASE WHEN g.verdict <> 'counts' THEN g.verdict
                WHEN s.seq = g.seq AND s.value = g.value THEN 'saved'
                ELSE 'older' END AS verdict
      FROM given g LEFT JOIN stored s ON s.question_id = g.question
     ORDER BY g.place`;
}
