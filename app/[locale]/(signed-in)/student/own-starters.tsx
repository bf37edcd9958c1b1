import { getLocale, getTranslations } from 'next-intl/server';
import { StarterQuestions } from '@/components/assistant/panel/starter-questions';
import type { Actor } from '@/lib/access/actor';
import { starters } from '@/lib/assistant/queries/starters';
import { subjectOf } from '@/lib/assistant/rules/subjects';
import type { OwnWay } from '@/lib/classroom/schemas/seat';
import { localeOf } from '@/lib/platform/i18n/locales';

/** Three questions to tap, of the lesson that goes on, else of the next one. Whoever sees as the pupil asks nothing. */
export async function OwnStarters({ actor, lessons }: { actor: Actor; lessons: OwnWay['lessons'] }) {
  const lesson =
    lessons.find(({ status }) => status === 'ongoing') ?? lessons.find(({ status }) => status === 'notStarted');
  if (!lesson || actor.seeing) return null;
  const locale = localeOf(await getLocale());
  const [t, { items }] = await Promise.all([
    getTranslations('seat'),
    starters(actor, { subject: subjectOf('lesson', lesson.code), division: '', locale }),
  ]);
  return items.length > 0 ? <StarterQuestions title={t('starters')} questions={items} /> : null;
}
