'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { PeopleArea } from '@/lib/access/people-area';
import { unenrolStudentsOp } from '@/lib/class-life/contract';
import type { classRosterOp } from '@/lib/classes/contract';
import { links } from '@/lib/links';
import type { ReplyOf } from '@/lib/platform/http/operation';

type Props = {
  area: PeopleArea;
  classId: string;
  pupils: ReplyOf<typeof classRosterOp>;
  mayChange: boolean;
  isRunning: boolean;
};

/** Who is in the class. Before it begins, leaving is undone by adding again, so nobody is asked twice. */
export function Roster({ area, classId, pupils, mayChange, isRunning }: Props) {
  const t = useTranslations('classes.roster');
  const years = useTranslations('students.schoolYear');
  if (pupils.length === 0) {
    return <EmptyState icon="users" title={t('emptyEnded')} />;
  }
  return (
    <ul className="grid divide-y divide-line lg:grid-cols-2 lg:gap-x-8">
      {pupils.map(({ id, name, login, photoUrl, schoolYear, isActive, isFictitious }) => (
        <li key={id} className="flex min-w-0 items-center gap-3 py-1.5">
          <Avatar name={name} photo={photoUrl} size={32} />
          <span className="min-w-0 grow">
            <AppLink
              href={links.student(area, id)}
              className="block break-words font-semibold leading-snug hover:underline"
            >
              {name}
            </AppLink>
            <span className="block truncate text-ink-soft text-sm">
              {years(schoolYear)} · <code>{login}</code>
            </span>
          </span>
          {isFictitious && <Badge>{t('fictitious')}</Badge>}
          {!isActive && <Badge tone="warning">{t('inactive')}</Badge>}
          {mayChange && !isFictitious && <Remove classId={classId} id={id} name={name} isRunning={isRunning} />}
        </li>
      ))}
    </ul>
  );
}

type RemoveProps = { classId: string; id: string; name: string; isRunning: boolean };

function Remove({ classId, id, name, isRunning }: RemoveProps) {
  const t = useTranslations('classes.roster');
  const act = { op: unenrolStudentsOp, input: { classId, studentIds: [id] } };
  const face = { variant: 'quiet', size: 'sm', 'aria-label': t('removeOf', { name }) } as const;
  if (!isRunning) {
    return (
      <ActionButton {...act} {...face} done={t('removed', { name })}>
        {t('remove')}
      </ActionButton>
    );
  }
  const words = {
    label: t('remove'),
    title: t('askRemove', { name }),
    confirm: t('remove'),
    cancel: t('keep'),
    done: t('removed', { name }),
  };
  return (
    <ConfirmedButton {...act} words={words} button={face}>
      {t('removeText')}
    </ConfirmedButton>
  );
}
