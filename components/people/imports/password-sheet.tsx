'use client';

import { useTranslations } from 'next-intl';
import { useUnsavedGuard } from '@/components/forms/use-unsaved-guard';
import { csvOf } from '@/components/lists/csv';
import { keepFile } from '@/components/lists/keep-file';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Table } from '@/components/ui/table';
import type { Step } from '@/lib/bulk/schemas';
import type { Passwords } from './first-passwords';
import { useProblemWords } from './use-problem-words';

type Line = { line: string; name: string; login: string; password: string };

type Props = { steps: readonly Step[]; passwords: Passwords; isKept: boolean; onKept: () => void };

/** The first passwords, once: whoever leaves without them is asked. */
export function PasswordSheet({ steps, passwords, isKept, onKept }: Props) {
  const t = useTranslations('imports.passwords');
  const { columnOf } = useProblemWords();
  useUnsavedGuard(!isKept, async () => true);
  const lines = steps.flatMap(({ line, name, changes = [] }): Line[] => {
    const password = passwords[String(line)];
    const login = changes.find(({ field }) => field === 'login')?.to ?? '';
    return password ? [{ line: String(line), name, login, password }] : [];
  });
  const labels = { name: columnOf('name'), login: columnOf('login'), password: t('password') };

  function download() {
    const columns = (['name', 'login', 'password'] as const).map((key) => ({ key, label: labels[key] }));
    keepFile(csvOf(columns, lines), t('file'));
    onKept();
  }

  function print() {
    window.print();
    onKept();
  }

  return (
    <Card
      title={t('title')}
      lead={t('text')}
      accent
      actions={
        <>
          <Button variant="primary" icon="print" onClick={print}>
            {t('print')}
          </Button>
          <Button icon="download" onClick={download}>
            {t('csv')}
          </Button>
        </>
      }
    >
      <Table
        caption={t('title')}
        rows={lines}
        rowKey={({ line }) => line}
        empty={null}
        columns={[
          { key: 'name', label: labels.name, lead: true, cell: ({ name }) => name },
          { key: 'login', label: labels.login, cell: ({ login }) => <span data-verbatim>{login}</span> },
          {
            key: 'password',
            label: labels.password,
            cell: ({ password }) => (
              <span data-verbatim className="font-mono">
                {password}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
