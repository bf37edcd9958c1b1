import { Failure, type FailureCode } from '@/lib/platform/errors/failures';

/** What a broken constraint means to the person who asked. Prisma's codes appear nowhere else. */
const constraints: Readonly<Record<string, FailureCode>> = {
  accounts_login_key_key: 'account.login-taken',
  // Its conversation was cleared at the same moment.
  chat_messages_conversation_id_fkey: 'MODEL_NOT_FOUND',
  classes_course_id_module_code_fkey: 'module.in-use',
  course_modules_course_id_code_key: 'module.already-exists',
  courses_code_key: 'course.already-exists',
  module_authorisations_school_id_fkey: 'MODEL_NOT_FOUND',
  lessons_code_key: 'lesson.already-exists',
  knowledge_bases_name_key: 'knowledge-base.already-exists',
  knowledge_bases_pkey: 'knowledge-base.already-exists',
  knowledge_topics_pkey: 'knowledge-base.changed-meanwhile',
};

type DriverCause = { originalCode?: string; originalMessage?: string };

function causeOf(error: unknown): DriverCause {
  const meta = (error as { meta?: { driverAdapterError?: { cause?: DriverCause } } }).meta;
  return meta?.driverAdapterError?.cause ?? (error as { cause?: DriverCause }).cause ?? {};
}

const lostRace = new Set(['40001', '40P01']);

/** Two transactions met and the database chose this one to go again. */
export function isLostRace(error: unknown): boolean {
  return (error as { code?: string }).code === 'P2034' || lostRace.has(causeOf(error).originalCode ?? '');
}

const constraintName = /constraint "([^"]+)"/;

/** A known constraint becomes its failure; any other error of the database stays what it is. */
export function translated(error: unknown): unknown {
  const name = constraintName.exec(causeOf(error).originalMessage ?? '')?.[1];
  const code = name ? constraints[name] : undefined;
  return code ? new Failure(code, { cause: error }) : error;
}
