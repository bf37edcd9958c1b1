'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { refillProfile } from '@/components/shell/refill-profile';
import { Badge } from '@/components/ui/badge';
import { useGo } from '@/components/ui/use-go';
import { linkSchoolOp, type ownAdvisedSchoolsOp, unlinkSchoolOp } from '@/lib/advisors/contract';
import type { ReplyOf } from '@/lib/platform/http/operation';

type School = ReplyOf<typeof ownAdvisedSchoolsOp>['schools'][number];

/** One school that is entrusted to who reads: what is linked is looked at, what is not waits. */
export function AdvisedSchools({ schools }: { schools: readonly School[] }) {
  const linked = schools.filter(({ isLinked }) => isLinked).length;
  return (
    <ul className="divide-y divide-line">
      {schools.map((school) => (
        <li key={school.id} className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
          <AdvisedSchool school={school} isLast={linked === 1} />
        </li>
      ))}
    </ul>
  );
}

function AdvisedSchool({ school: { id, name, city, state, isLinked }, isLast }: { school: School; isLast: boolean }) {
  const t = useTranslations('schools.advised');
  const go = useGo();

  /** The header shows the open school, and so does what this tab keeps of the person. */
  function changed() {
    go.refresh();
    void refillProfile();
  }

  return (
    <>
      <div className="min-w-56 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">{`${city} · ${state}`}</p>
        <Badge tone={isLinked ? 'success' : 'neutral'}>{t(isLinked ? 'linked' : 'notLinked')}</Badge>
      </div>
      {isLinked ? (
        <ConfirmedButton
          op={unlinkSchoolOp}
          input={{ schoolId: id }}
          button={{ 'aria-label': t('unlinkOf', { name }) }}
          words={{
            label: t('unlink'),
            title: t('ask', { name }),
            confirm: t('unlink'),
            done: t('unlinked', { name }),
          }}
          onDone={changed}
        >
          {t(isLast ? 'textLast' : 'text')}
        </ConfirmedButton>
      ) : (
        <ActionButton
          op={linkSchoolOp}
          input={{ schoolId: id }}
          variant="primary"
          aria-label={t('linkOf', { name })}
          done={t('linkedNow', { name })}
          onDone={changed}
        >
          {t('link')}
        </ActionButton>
      )}
    </>
  );
}
