'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SyncState } from '@/components/outbox/sync-state';
import { TabPanels } from '@/components/ui/tab-panels';
import type { Desk } from '@/lib/classroom/schemas/desk';
import type { Locale } from '@/lib/platform/i18n/locales';
import { AttendancePanel } from './attendance-panel';
import { BeginLesson } from './begin-lesson';
import { CloseLesson } from './close-lesson';
import { DoubtsPanel } from './doubts-panel';
import { keepDeskAnswers } from './keep-desk-answers';
import { MorePanel } from './more-panel';
import { OfferClosing } from './offer-closing';
import { ProjectorView } from './projector-view';
import { StepsPanel } from './steps-panel';
import { TimerBar } from './timer-bar';
import { useDesk } from './use-desk';
import { useKeptPack } from './use-kept-pack';
import { useLessonTap } from './use-lesson-tap';
import { ValuesPanel } from './values-panel';

type Props = {
  initial: Desk;
  me: { id: string; name: string };
  /** Whose device this is; nobody's where somebody sees as who teaches. */
  person: string | undefined;
  /** Whether the desk was read from the server just now, and not kept on this device since. */
  fresh: boolean;
  view?: 'projector' | undefined;
  /** Of a desk that this device kept: it stays as old as it is. */
  keptAt?: number;
};

/** Where no step says how long it takes. */
const someMinutes = 10;

/** One lesson as who teaches drives it while walking: the steps, who is there, and what else the lesson has. */
export function RunDesk({ initial, me, person, fresh, view, keptAt }: Props) {
  const t = useTranslations('run');
  const doubts = useTranslations('doubts');
  const locale = useLocale() as Locale;
  const { desk, stored, disagreements, forgetDisagreements } = useDesk(initial, me);
  useKeptPack({ kind: 'desk', content: stored }, person, keptAt);
  const { name } = me;
  useEffect(() => (person ? keepDeskAnswers({ id: person, name }) : undefined), [person, name]);
  const { lesson } = desk;
  const place = { classId: desk.class.id, number: lesson.number };
  const { tap, offsetMs } = useLessonTap(place, fresh ? initial.at : undefined);
  const openDoubts = desk.doubts.filter(({ state }) => state !== 'answered').length;
  const [panel, setPanel] = useState(lesson.attendanceSavedAt ? 'steps' : 'attendance');
  const due = lesson.steps.find((_, index) => !lesson.stepsDone.includes(index));
  if (view === 'projector') return <ProjectorView desk={desk} offsetMs={offsetMs} />;

  const attendance = (
    <AttendancePanel
      desk={desk}
      isUnsent={desk.marks !== stored.marks}
      tap={tap}
      disagreements={disagreements}
      onSeen={forgetDisagreements}
      onDone={() => setPanel('steps')}
    />
  );
  return (
    <>
      <header className="mb-2">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 font-semibold text-ink-soft leading-tight">{desk.class.name}</p>
          <SyncState locale={locale} className="shrink-0" />
        </div>
        <h1 className="text-xl wrap-anywhere sm:text-2xl">
          {t('lessonTitle', { number: lesson.number, name: lesson.name })}
        </h1>
      </header>
      {lesson.status === 'ongoing' && (
        <div className="mb-2">
          <TimerBar timer={lesson.timer} minutes={due?.minutes ?? someMinutes} offsetMs={offsetMs} tap={tap} />
        </div>
      )}
      {lesson.status === 'notStarted' ? (
        <BeginLesson desk={desk} tap={tap} />
      ) : (
        <>
          <TabPanels
            label={t('panels.label')}
            close
            shown={panel}
            onShow={setPanel}
            items={[
              { key: 'steps', label: t('panels.steps'), panel: <StepsPanel lesson={lesson} tap={tap} /> },
              { key: 'attendance', label: t('panels.attendance'), panel: attendance },
              { key: 'values', label: t('panels.values'), panel: <ValuesPanel desk={desk} tap={tap} /> },
              {
                key: 'doubts',
                label: doubts('tab', { count: openDoubts }),
                panel: <DoubtsPanel desk={desk} tap={tap} />,
              },
              { key: 'more', label: t('panels.more'), panel: <MorePanel desk={desk} tap={tap} /> },
            ]}
          />
          <CloseLesson desk={desk} tap={tap} onAttendance={() => setPanel('attendance')} />
        </>
      )}
      <OfferClosing desk={desk} />
    </>
  );
}
