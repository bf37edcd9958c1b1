'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/links';
import { closeProjectOp } from '@/lib/projects/contract';
import type { EntryColumn, EntryRow } from '@/lib/units/rules/entry-table';

type Props = {
  classId: string;
  projects: readonly EntryColumn[];
  rows: readonly EntryRow[];
  /** Columns that a grade is still under way for. */
  waiting: ReadonlySet<string>;
};

/** Each project of the module: how far its grades are, and its end, which a unit waits for. */
export function ProjectEnds({ classId, projects, rows, waiting }: Props) {
  const t = useTranslations('entries.projects');
  const about = useTranslations('entries.fixed');
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="project-ends">
      <h2 id="project-ends" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {projects.map(({ key, number, name, fixed }) => {
          const members = rows.filter((row) => row.cells[key]?.fixed !== 'noTeam');
          const graded = members.filter((row) => row.cells[key]?.value !== null).length;
          return (
            <li key={key} className="rounded-lg border border-line bg-surface p-4">
              <p className="font-semibold">{t('name', { number, name })}</p>
              <p className="mb-3 text-ink-soft">
                {fixed === null ? t('graded', { graded, count: members.length }) : about(fixed)}
              </p>
              {fixed === 'noTeams' && (
                <ButtonLink href={links.teamsOfProject(classId, number)} icon="users">
                  {t('teams')}
                </ButtonLink>
              )}
              {fixed === null && (
                <ConfirmedButton
                  op={closeProjectOp}
                  input={{ classId, project: number }}
                  words={{
                    label: t('close'),
                    title: t('closeTitle', { number }),
                    confirm: t('close'),
                    done: t('closed'),
                  }}
                  button={{ disabled: waiting.has(key) }}
                >
                  {t('closeText', { missing: members.length - graded })}
                </ConfirmedButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
