'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { BrowserProviders } from '@/components/shell/browser-providers';
import { Alert } from '@/components/ui/alert';
import { AppLink } from '@/components/ui/app-link';
import type { PeopleArea } from '@/lib/access/people-area';
import { useOperation } from '@/lib/platform/browser/use-operation';
import type { InputOf, ReplyOf } from '@/lib/platform/http/operation';
import { duplicatesOp } from '@/lib/registrations/contract';
import { links } from '@/lib/students/links';
import { useSettled } from './use-settled';

export type FoundDuplicates = ReplyOf<typeof duplicatesOp>;
export type DuplicatesProps = {
  area: PeopleArea;
  asked: InputOf<typeof duplicatesOp>;
  onFound: (found: FoundDuplicates) => void;
};

/** Asks while somebody is typed, and is loaded then. A failure to ask is no obstacle: saving asks again. */
export function Duplicates(props: DuplicatesProps) {
  return (
    <BrowserProviders>
      <Question {...props} />
    </BrowserProviders>
  );
}

function Question({ area, asked, onFound }: DuplicatesProps) {
  const t = useTranslations('students');
  const settled = useSettled(JSON.stringify(asked));
  const { data } = useOperation(duplicatesOp, JSON.parse(settled) as DuplicatesProps['asked'], { throwOnError: false });
  useEffect(() => {
    if (data) onFound(data);
  }, [data, onFound]);
  if (!data?.similar.length) return null;
  return (
    <Alert tone="warning" title={t('form.similar')} className="mt-2">
      <ul>
        {data.similar.map(({ id, name, schoolYear, classNames, active }) => (
          <li key={id}>
            <AppLink href={links.student(area, id)} className="font-semibold underline">
              {name}
            </AppLink>
            {` · ${[t(`schoolYear.${schoolYear}`), ...classNames, ...(active ? [] : [t('status.inactive')])].join(' · ')}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
