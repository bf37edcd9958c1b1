import { getTranslations } from 'next-intl/server';
import { ClassActions } from '@/components/people/classes/class-actions';
import { ClassHero } from '@/components/people/classes/class-hero';
import { ClassStateBadge } from '@/components/people/classes/class-state';
import { EnrolSearch } from '@/components/people/classes/enrol-search';
import { GuardiansCsv } from '@/components/people/classes/guardians-csv';
import { Roster } from '@/components/people/classes/roster';
import { TestPassword } from '@/components/people/classes/test-password';
import { UndoEvolution } from '@/components/people/classes/undo-evolution';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Actor } from '@/lib/access/actor';
import { can } from '@/lib/access/can';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { abilities } from '@/lib/class-life/abilities';
import { classDetail } from '@/lib/class-life/queries/class-detail';
import { classOffers } from '@/lib/class-life/queries/class-offers';
import { madeEvolution } from '@/lib/class-life/queries/made-evolution';
import { classChoices, classRoster } from '@/lib/classes/queries';
import { links } from '@/lib/links';
import { ClassFacts } from './class-facts';
import { ClassScreen } from './class-screen';

type Props = { area: PeopleArea; actor: Actor; id: string };

/** One class: what happens next with it, who is in it, and quietly all the rest. */
export async function ClassPage({ area, actor, id }: Props) {
  const shown = await orNotFound(classDetail(actor, { id }));
  const { name, state, type, refusals, schoolId, studentCount, evolvedFrom } = shown;
  const [t, pupils, offers, classes, { planId }] = await Promise.all([
    getTranslations('classes'),
    classRoster(actor, { classId: id }),
    classOffers(actor, { schoolId }),
    classChoices(actor, { schoolId }),
    evolvedFrom && state === 'editable' ? madeEvolution(actor, { newClassId: id }) : { planId: null },
  ]);
  const goesOn = refusals.enrol === null;
  const roster = (pupils.length > 0 || !goesOn) && (
    <Card
      title={t('roster.title')}
      lead={t('roster.count', { count: studentCount })}
      actions={studentCount > 0 && <GuardiansCsv classId={id} />}
    >
      <Roster area={area} classId={id} pupils={pupils} mayChange={goesOn} isRunning={state === 'running'} />
    </Card>
  );
  // Who sets a class up adds pupils first; later they are looked at more than added.
  const enrol = goesOn && type !== 'test' && (
    <Card title={t('enrol.title')} lead={t('enrol.lead')}>
      <EnrolSearch classId={id} schoolYear={shown.schoolYear} classes={classes.filter((each) => each.id !== id)} />
    </Card>
  );
  return (
    <ClassScreen
      area={area}
      title={name}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <ClassStateBadge state={state} />
          {type !== 'regular' && <Badge tone="brand">{t(`type.${type}`)}</Badge>}
          {t('page.lead', { course: shown.courseName, module: shown.moduleName })}
        </span>
      }
      actions={
        <>
          {area === 'facilitator' && state === 'running' && (
            <>
              <ButtonLink href={links.classPerformance(id)} icon="star">
                {t('page.performance')}
              </ButtonLink>
              <ButtonLink href={links.teams(id)} icon="users">
                {t('page.teams')}
              </ButtonLink>
            </>
          )}
          {(area === 'facilitator' || area === 'school') && state === 'running' && (
            <ButtonLink href={links.sharedDevices(area, id)} icon="monitor">
              {t('page.devices')}
            </ButtonLink>
          )}
          {goesOn && (
            <ButtonLink href={links.editClass(area, id)} icon="edit">
              {t('page.configure')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ClassHero area={area} shown={shown} />
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-4">
          {state === 'editable' && enrol}
          {roster}
          {state === 'running' && enrol}
          {goesOn && type === 'test' && <TestPassword classId={id} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <ClassFacts
            area={area}
            shown={shown}
            undo={
              planId && evolvedFrom && <UndoEvolution planId={planId} goTo={links.schoolClass(area, evolvedFrom.id)} />
            }
          />
          <ClassActions
            area={area}
            shown={shown}
            offers={offers}
            maySetAside={can(actor, abilities['class:evolve-blocked'])}
          />
        </div>
      </div>
    </ClassScreen>
  );
}
