import { LessonDoubts } from '@/components/classroom/lesson-doubts';
import { ClientWords } from '@/components/shell/client-words';
import { NothingYet } from '@/components/shell/nothing-yet';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import { rooms } from '@/lib/classroom/queries/rooms';
import { seat } from '@/lib/classroom/queries/seat';
import type { Locale } from '@/lib/platform/i18n/locales';

/** A pupil's doubts of the lesson that goes on, or went on last. */
export async function DoubtsScreen({ actor, locale }: { actor: Actor; locale: Locale }) {
  const classId = (await rooms(actor, {}))[0]?.class.id;
  const initial = classId ? await orNotFound(seat(actor, { classId, locale })) : undefined;
  if (!initial || initial.lesson.status === 'notStarted') return <NothingYet tipo={actor.tipo} />;
  return (
    <ClientWords namespaces={['doubts']}>
      <LessonDoubts initial={initial} me={{ id: actor.id }} />
    </ClientWords>
  );
}
