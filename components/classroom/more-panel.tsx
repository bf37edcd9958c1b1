'use client';

import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { links } from '@/lib/classroom/links';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { setSwitchesOp } from '@/lib/lessons/contract';
import { links as ofTests } from '@/lib/online-tests/links';
import { links as ofDevices } from '@/lib/shared-devices/links';
import { links as ofTeams } from '@/lib/teams/links';
import { Fold } from './fold';
import { MissionList } from './mission-list';
import { PairsFold } from './pairs-fold';
import type { LessonTap } from './use-lesson-tap';

/** What a lesson has besides: what is switched off for it, and what is read in it. */
export function MorePanel({ desk, tap }: { desk: Desk; tap: LessonTap }) {
  const t = useTranslations('run.more');
  const { lesson, testUnit } = desk;
  const isOver = lesson.status === 'closed';
  const switches = [
    { key: 'assistantOff', on: !lesson.assistantOff },
    { key: 'screensOff', on: !lesson.screensOff },
  ] as const;
  return (
    <div className="flex flex-col gap-2">
      {switches.map(({ key, on }) => (
        <Switch
          key={key}
          id={`run-${key}`}
          label={t(`${key}.label`)}
          hint={t(`${key}.hint`)}
          checked={on}
          disabled={isOver}
          onChange={() => tap(setSwitchesOp, { [key]: on }, t(`${key}.tap`, { state: on ? 'off' : 'on' }))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.projector(desk.class.id)} icon="monitor">
          {t('projector')}
        </ButtonLink>
        <ButtonLink href={links.paper(desk.class.id, lesson.number)} icon="print">
          {t('paper')}
        </ButtonLink>
        <ButtonLink href={ofDevices.sharedDevices('facilitator', desk.class.id)} icon="users">
          {t('devices')}
        </ButtonLink>
        <ButtonLink href={ofTeams.teams(desk.class.id)} icon="users">
          {t('teams')}
        </ButtonLink>
        {testUnit && (
          <ButtonLink href={ofTests.classTest(desk.class.id, testUnit)} icon="edit">
            {t('test', { unit: testUnit })}
          </ButtonLink>
        )}
      </div>
      <PairsFold desk={desk} />
      <Fold title={t('lessons')}>
        <ul className="flex flex-col">
          {desk.lessons.map(({ number, name, status }) => (
            <li key={number}>
              <AppLink
                href={links.runLesson(desk.class.id, number)}
                aria-current={number === lesson.number ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3"
              >
                <span className="min-w-0 grow">{t('lesson', { number, name })}</span>
                <span className="shrink-0 text-ink-soft text-sm">{t(`states.${status}`)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Fold>
      {lesson.materials && <Folded title={t('materials')} html={lesson.materials} />}
      {lesson.activity && <Folded title={t('activity')} html={lesson.activity} />}
      {lesson.questions && <Folded title={t('questions')} html={lesson.questions} />}
      {lesson.notes && <Folded title={t('notes')} html={lesson.notes} />}
      {desk.missions.length > 0 && (
        <Fold title={t('missions')}>
          <MissionList missions={desk.missions} titleOf={({ number, name }) => t('mission', { number, name })} />
        </Fold>
      )}
      {desk.glossary.length > 0 && (
        <Fold title={t('glossary')}>
          <dl className="flex flex-col gap-2">
            {desk.glossary.map(({ term, meaning }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </div>
  );
}

function Folded({ title, html }: { title: string; html: string }) {
  return (
    <Fold title={title}>
      <DrawnHtml html={html} />
    </Fold>
  );
}
