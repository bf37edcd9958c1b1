import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { type DislikedAnswer, DislikedParts } from './disliked-parts';
import { ReviewAnswer } from './review-answer';
import { TeachAnswer } from './teach-answer';

export function DislikedItem({ item, subject }: { item: DislikedAnswer; subject: string }) {
  const t = useTranslations('trainingDisliked');
  const { id, question, reviewedAt } = item;
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface p-4 shadow-sm sm:p-6">
      <DislikedParts item={item} subject={subject} />
      <div className="mt-4 flex flex-wrap gap-2">
        {!reviewedAt && (
          <>
            <ButtonLink href={links.trainingDislikedAnswer(id)} variant="primary" icon="edit">
              {t('write')}
            </ButtonLink>
            <TeachAnswer id={id} question={question} />
          </>
        )}
        <ReviewAnswer id={id} reviewed={reviewedAt !== null} />
      </div>
    </li>
  );
}
