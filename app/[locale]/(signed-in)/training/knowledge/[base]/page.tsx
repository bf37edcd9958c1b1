import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { readText, type SearchParams } from '@/components/ui/table-address';
import { enter } from '@/lib/access/enter';
import { orNotFound } from '@/lib/access/or-not-found';
import { knowledgeBaseById } from '@/lib/knowledge-base/queries/knowledge-bases';
import { links } from '@/lib/links';
import { decodedParam } from '@/lib/platform/links';
import { dislikedAnswer } from '@/lib/training/queries/disliked';
import { BaseScreen } from '../base-screen';
import { BaseForm } from './base-form';
import { DeleteBase } from './delete-base';
import { DislikedNote } from './disliked-note';

type Props = { params: Promise<{ base: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata() {
  const t = await getTranslations('knowledgeEditing');
  return { title: t('editTitle') };
}

export default async function EditKnowledgeBase({ params, searchParams }: Props) {
  const actor = await enter('/training');
  const base = await orNotFound(knowledgeBaseById(actor, { id: decodedParam((await params).base) }));
  const asked = await searchParams;
  const answerId = readText(asked, 'answer');
  const answer = answerId ? await orNotFound(dislikedAnswer(actor, { id: answerId })) : undefined;
  const topicId = base.topics.find(({ id }) => id === readText(asked, 'topic'))?.id ?? randomUUID();
  const t = await getTranslations('knowledgeEditing');
  return (
    <BaseScreen
      title={base.name}
      actions={
        <>
          <ButtonLink href={links.knowledgeSection(base.id)} icon="external">
            {t('seePublic')}
          </ButtonLink>
          <DeleteBase id={base.id} name={base.name} />
        </>
      }
    >
      <BaseForm
        base={base}
        draft={answer && !answer.reviewedAt ? { answerId: answer.id, topicId, section: answer.draft } : undefined}
        note={answer && <DislikedNote answer={answer} />}
      />
    </BaseScreen>
  );
}
