import { getTranslations } from 'next-intl/server';
import { TestRoom } from '@/components/online-tests/test-room';
import { ClientWords } from '@/components/shell/client-words';
import { HomeScreen } from '@/components/shell/home-screen';
import { NothingYet } from '@/components/shell/nothing-yet';
import { enter } from '@/lib/access/enter';
import { orNull } from '@/lib/access/or-null';
import { ownTests } from '@/lib/online-tests/queries/own-tests';
import { schoolName } from '@/lib/schools/queries';

export async function generateMetadata() {
  const t = await getTranslations('onlineTest');
  return { title: t('title') };
}

/** A pupil's tests. What is inside one is nobody's to see who looks as the pupil. */
export default async function OnlineTestHome() {
  const actor = await enter('/onlinetest');
  if (actor.tipo === 'aluno' && !actor.seeing) {
    return (
      <ClientWords namespaces={['onlineTest', 'ui']}>
        <TestRoom initial={await orNull(ownTests(actor, {}))} person={actor.id} />
      </ClientWords>
    );
  }
  return (
    <HomeScreen actor={actor} school={await schoolName(actor)}>
      <NothingYet tipo={actor.tipo} />
    </HomeScreen>
  );
}
