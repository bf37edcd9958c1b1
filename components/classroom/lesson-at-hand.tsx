import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { missionsOf } from '@/lib/classroom/rules/own-missions';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { Fold } from './fold';
import { GlossarySearch } from './glossary-search';
import { OwnMissions } from './own-missions';

/** What a lesson has besides its activity: a line each, until it is wanted. */
export function LessonAtHand({ seat, readAt }: { seat: Seat; readAt: string | undefined }) {
  const t = useTranslations('seat');
  const { materials, questions } = seat.lesson;
  const missions = missionsOf(seat);
  return (
    <div className="grid gap-2 text-lg">
      {materials && (
        <Fold title={t('materials')}>
          <DrawnHtml html={materials} />
        </Fold>
      )}
      {questions && (
        <Fold title={t('questions')}>
          <DrawnHtml html={questions} />
        </Fold>
      )}
      {missions.length > 0 && (
        <Fold title={t('missions')}>
          <OwnMissions classId={seat.class.id} missions={missions} readAt={readAt} />
        </Fold>
      )}
      {seat.glossary.length > 0 && (
        <Fold title={t('glossary.title')}>
          <GlossarySearch glossary={seat.glossary} />
        </Fold>
      )}
    </div>
  );
}
