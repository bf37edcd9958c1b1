import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { LessonActivity } from '@/components/classroom/lesson-activity';
import { NoLesson } from '@/components/classroom/no-lesson';
import { ClientWords } from '@/components/shell/client-words';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { seat } from '@/lib/classroom/queries/seat';
import { links } from '@/lib/links';
import { localeOf } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { firstRoom } from '../../seat-screen';

type Props = {
  params: Promise<{ number: string }>;
  searchParams: Promise<{ class?: string | string[] }>;
};

export async function generateMetadata() {
  const t = await getTranslations('seat.activityPage');
  return { title: t('title') };
}

/** One lesson's activity alone, once the class has begun that lesson. Who teaches has it beside the steps. */
export default async function ActivityPage({ params, searchParams }: Props) {
  const actor = await enter('/run');
  const [{ number }, asked] = await Promise.all([params, searchParams]);
  const locale = localeOf(await getLocale());
  const named = [asked.class].flat()[0];
  if (actor.tipo === 'instrutor') redirect(localized(locale, links.run(named)));
  const classId = named ?? (await firstRoom(actor));
  if (!classId) return <NoLesson />;
  const initial = await orNotFound(seat(actor, { classId, number, locale }));
  if (initial.lesson.status === 'notStarted') return <NotYet number={initial.lesson.number} classId={classId} />;
  return (
    <ClientWords namespaces={['seat']}>
      <LessonActivity initial={initial} />
    </ClientWords>
  );
}

async function NotYet({ number, classId }: { number: number; classId: string }) {
  const t = await getTranslations('seat.activityPage');
  return (
    <Hero
      mood="asleep"
      title={t('notYet')}
      actions={
        <ButtonLink href={links.run(classId)} variant="primary" size="lg" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      {t('notYetText', { number })}
    </Hero>
  );
}
