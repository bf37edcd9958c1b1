'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SyncState } from '@/components/outbox/sync-state';
import { TabPanels } from '@/components/ui/tab-panels';
import type { Desk } from '@/lib/classroom/schemas/desk';
import type { Locale } from '@/lib/platform/i18n/locales';
import { AttendancePanel } from './attendance-panel';
import { BeginLesson } from './begin-lesson';
import { CloseLesson } from './close-lesson';
import { StepsPanel } from './steps-panel';
import { useDesk } from './use-desk';
import { useLessonTap } from './use-lesson-tap';

type Props = {
  initial: Desk;
  me: { id: string; name: string };
  /** Whether the desk was read from the server just now, and not kept on this device since. */
  fresh: boolean;
};

/** One lesson as who teaches drives it while walking: the steps, who is there, and what else the lesson has. */
export function RunDesk({ initial, me, fresh }: Props) {
  const t = useTranslations('run');
  const locale = useLocale() as Locale;
  const { desk, disagreements, forgetDisagreements } = useDesk(initial, me);
  const { lesson } = desk;
  const tap = useLessonTap({ classId: desk.class.id, number: lesson.number }, fresh ? initial.at : undefined);
  const [panel, setPanel] = useState(lesson.attendanceSavedAt ? 'steps' : 'attendance');
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <p className="truncate font-semibold text-ink-soft">{desk.class.name}</p>
          <h1 className="text-2xl wrap-anywhere">{t('lessonTitle', { number: lesson.number, name: lesson.name })}</h1>
        </div>
        <SyncState locale={locale} />
      </header>
      {lesson.status === 'notStarted' ? (
        <BeginLesson lesson={lesson} tap={tap} />
      ) : (
        <>
          <TabPanels
            label={t('panels.label')}
            shown={panel}
            onShow={setPanel}
            items={[
              { key: 'steps', label: t('panels.steps'), panel: <StepsPanel lesson={lesson} tap={tap} /> },
              {
                key: 'attendance',
                label: t('panels.attendance'),
                panel: (
                  <AttendancePanel
                    desk={desk}
                    tap={tap}
                    disagreements={disagreements}
                    onSeen={forgetDisagreements}
                    onDone={() => setPanel('steps')}
                  />
                ),
              },
            ]}
          />
          <CloseLesson desk={desk} tap={tap} onAttendance={() => setPanel('attendance')} />
        </>
      )}
    </>
  );
}
