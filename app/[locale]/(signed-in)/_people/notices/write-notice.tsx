import { getTranslations } from 'next-intl/server';
import { NoticeForm } from '@/components/notices/notice-form';
import type { Actor } from '@/lib/access/actor';
import { classChoices } from '@/lib/classes/queries';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import { now } from '@/lib/platform/clock/clock';
import { NoticeScreen } from './notice-screen';

export async function WriteNotice({ area, actor }: { area: 'school' | 'facilitator'; actor: Actor }) {
  const [t, classes] = await Promise.all([getTranslations('notices'), classChoices(actor, {})]);
  return (
    <NoticeScreen area={area} title={t('new')}>
      <NoticeForm
        area={area}
        classes={classes.map(({ id, name }) => ({ value: id, label: name }))}
        today={schoolDay(now()).toISOString().slice(0, 10)}
      />
    </NoticeScreen>
  );
}
