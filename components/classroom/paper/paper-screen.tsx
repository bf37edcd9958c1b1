'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SyncState } from '@/components/outbox/sync-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { startLessonOp } from '@/lib/lessons/contract';
import { startRefusal } from '@/lib/lessons/rules/lesson-states';
import type { Locale } from '@/lib/platform/i18n/locales';
import { DisagreementsAlert } from '../disagreements-alert';
import { useDesk } from '../use-desk';
import { useLessonTap } from '../use-lesson-tap';
import { PaperGrid } from './paper-grid';
import { PaperSheet } from './paper-sheet';

type Props = { initial: Desk; me: { id: string; name: string } };

/** A lesson on paper: printed before, keyed in afterwards. What is printed is another page than what is on the screen. */
export function PaperScreen({ initial, me }: Props) {
  const t = useTranslations('paper');
  const locale = useLocale() as Locale;
  const { desk, disagreements, forgetDisagreements } = useDesk(initial, me);
  const { lesson, pupils } = desk;
  const { tap } = useLessonTap({ classId: desk.class.id, number: lesson.number }, initial.at);
  const begins = lesson.status === 'notStarted' && <Begin desk={desk} tap={tap} />;
  return (
    <>
      <PaperSheet desk={desk} />
      <div data-print="no" className="flex flex-col gap-4">
        <header>
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 font-semibold text-ink-soft leading-tight">{desk.class.name}</p>
            <SyncState locale={locale} className="shrink-0" />
          </div>
          <h1 className="text-xl wrap-anywhere sm:text-2xl">
            {t('heading', { number: lesson.number, name: lesson.name })}
          </h1>
        </header>
        {pupils.length === 0 ? (
          <EmptyState icon="users" title={t('nobody')}>
            {t('nobodyHint')}
          </EmptyState>
        ) : (
          <>
            <Button icon="print" className="self-start" onClick={() => print()}>
              {t('print')}
            </Button>
            <DisagreementsAlert pupils={pupils} disagreements={disagreements} onSeen={forgetDisagreements} />
            {begins || <PaperGrid desk={desk} tap={tap} />}
          </>
        )}
      </div>
    </>
  );
}

/** Nothing is keyed into a lesson that never began; lessons begin in order. */
function Begin({ desk, tap }: { desk: Desk; tap: ReturnType<typeof useLessonTap>['tap'] }) {
  const t = useTranslations('paper');
  const { number } = desk.lesson;
  const begun = desk.lessons.flatMap((one) =>
    one.status === 'notStarted' ? [] : [{ number: one.number, status: one.status }],
  );
  const refusal = startRefusal(number, begun);
  if (refusal) {
    return (
      <Alert tone="info" title={t('notYet')}>
        {t(refusal === 'lesson.other-ongoing' ? 'otherOngoing' : 'notNext')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title={t('begin')}
      actions={
        <Button icon="play" onClick={() => tap(startLessonOp, {}, t('labelBegin', { number }))}>
          {t('beginButton', { number })}
        </Button>
      }
    >
      {t('beginHint')}
    </Alert>
  );
}
