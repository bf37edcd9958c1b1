import { getTranslations } from 'next-intl/server';
import { TestRoom } from '@/components/online-tests/test-room';
import { ClientWords } from '@/components/shell/client-words';
import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { PageHeader } from '@/components/ui/page-header';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { classTests } from '@/lib/online-tests/queries/class-tests';
import { ownTests } from '@/lib/online-tests/queries/own-tests';
import { schoolResults } from '@/lib/online-tests/queries/school-results';
import { schoolName } from '@/lib/schools/queries';
import { ClassTests } from './class-tests';
import { SchoolResults } from './school-results';

export async function generateMetadata() {
  const t = await getTranslations('onlineTest');
  return { title: t('title') };
}

/** A pupil's own tests, or those of the classes that one teaches. What is inside is nobody's to see who looks as somebody. */
export default async function OnlineTestHome() {
  const actor = await enter('/onlinetest');
  if (actor.tipo === 'aluno' && !actor.seeing) {
    return (
      <ClientWords namespaces={['onlineTest']}>
        <TestRoom initial={await orNull(ownTests(actor, {}))} person={actor.id} />
      </ClientWords>
    );
  }
  if (actor.tipo === 'instrutor' && !actor.seeing) {
    const t = await getTranslations('testBoard');
    return (
      <>
        <PageHeader title={t('tests')} lead={t('testsLead')} />
        <ClassTests classes={await classTests(actor, {})} />
      </>
    );
  }
  if (actor.tipo === 'assessoria') {
    const t = await getTranslations('testBoard');
    return (
      <>
        <PageHeader title={t('tests')} lead={t('results.lead')} />
        <SchoolResults classes={await schoolResults(actor, {})} />
      </>
    );
  }
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <NothingYet tipo={actor.tipo} />
    </HomeScreen>
  );
}
