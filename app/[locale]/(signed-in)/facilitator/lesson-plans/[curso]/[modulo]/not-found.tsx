import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ButtonLink } from '@/components/ui/button';
import { currentActor } from '@/lib/access/enter';
import { Failure } from '@/lib/platform/errors/failures';
import { decodedParam, links, localized, splitLocale } from '@/lib/platform/links';
import { moduleHere } from './module-here';

/** §8 tells a module that the school may not use from one that is not there. */
export default async function ModuleNotHere() {
  const [locale, t, what] = await Promise.all([getLocale(), getTranslations('lessonPlans.missing'), whatIsMissing()]);
  return (
    <NotFoundView
      title={t(what)}
      actions={
        <ButtonLink href={localized(locale, links.lessonPlans())} variant="primary">
          {t('back')}
        </ButtonLink>
      }
    >
      {t(`${what}Text`)}
    </NotFoundView>
  );
}

async function whatIsMissing(): Promise<'notAuthorised' | 'notFound' | 'lessonNotFound'> {
  const [actor, sent] = await Promise.all([currentActor(), headers()]);
  const path = splitLocale((sent.get('x-path') ?? '').split('?')[0] ?? '').bare;
  const [course, module] = path.split('/').slice(3).map(decodedParam);
  if (!actor || !course || !module) return 'notFound';
  try {
    await moduleHere(actor, course, module);
    return 'lessonNotFound';
  } catch (error) {
    return error instanceof Failure && error.code === 'module.not-authorised' ? 'notAuthorised' : 'notFound';
  }
}
