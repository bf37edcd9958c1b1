import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { splitLocale } from '@/lib/platform/links';
import { moduleOrRefusal } from './module-here';

/** §8 tells a module that the school may not use from one that is not there. */
export default async function ModuleNotHere() {
  const [t, what] = await Promise.all([getTranslations('lessonPlans.missing'), whatIsMissing()]);
  return (
    <NotFoundView
      title={t(what)}
      actions={
        <ButtonLink href={links.lessonPlans()} variant="primary">
          {t('back')}
        </ButtonLink>
      }
    >
      {t(`${what}Text`)}
    </NotFoundView>
  );
}

async function whatIsMissing(): Promise<'notAuthorised' | 'notFound' | 'lessonNotFound'> {
  const path = splitLocale(((await headers()).get('x-path') ?? '').split('?')[0] ?? '').bare;
  const [course = '', module = ''] = path.split('/').slice(3);
  const found = await moduleOrRefusal(course, module);
  if (typeof found !== 'string') return 'lessonNotFound';
  return found === 'module.not-authorised' ? 'notAuthorised' : 'notFound';
}
