import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { knowledgeBaseById } from '@/lib/knowledge-base/queries/knowledge-bases';
import { decodedParam, links, localized } from '@/lib/platform/links';
import { BaseScreen } from '../base-screen';
import { BaseForm } from './base-form';
import { DeleteBase } from './delete-base';

type Props = { params: Promise<{ base: string }> };

export async function generateMetadata() {
  const t = await getTranslations('knowledgeEditing');
  return { title: t('editTitle') };
}

export default async function EditKnowledgeBase({ params }: Props) {
  const actor = await enter('/training');
  const base = await orNotFound(knowledgeBaseById(actor, { id: decodedParam((await params).base) }));
  const [locale, t] = await Promise.all([getLocale(), getTranslations('knowledgeEditing')]);
  return (
    <BaseScreen
      title={base.name}
      actions={
        <>
          <ButtonLink href={localized(locale, links.knowledgeSection(base.id))} icon="external">
            {t('seePublic')}
          </ButtonLink>
          <DeleteBase id={base.id} name={base.name} />
        </>
      }
    >
      <BaseForm base={base} />
    </BaseScreen>
  );
}
